import MovieCatalog
import Usher

protocol MovieSortScreenDelegate: AnyObject {
    func movieSortScreen(_ screen: MovieSortScreen, didChoose order: MovieOrder?)
}

/// The orders a list can have.
final class MovieSortScreen: Screen {
    weak var delegate: (any MovieSortScreenDelegate)?
    private let query: MovieQuery
    private let count: MovieCount

    /// - Parameter count: How many movies the query finds.
    init(query: MovieQuery, count: MovieCount) {
        self.query = query
        self.count = count
    }

    func draw(on page: inout Page) {
        page.title("Sort")
        page.text("Now \(query.orderDescription(of: count)); the same again turns it round")
        page.help("Movies without a value to sort by come last, whichever way round.")
        for order in MovieOrder.allCases + (query.search.ranks ? [nil] : []) {
            page.item("By \(order?.name ?? "best match")") { [self] in
                delegate?.movieSortScreen(self, didChoose: order)
            }
        }
    }
}

extension MovieQuery {
    /// The order of so many movies in words: “by title, A to Z”.
    func orderDescription(of count: MovieCount) -> String {
        switch (order, count) {
        case (nil, .exactly) where isRanked: "best match \(isReversed ? "last" : "first")"
        case (nil, .moreThan) where isRanked: "in the order they were added; more words find fewer"
        case (nil, _), (.title, _): "by title, \(isReversed ? "Z to A" : "A to Z")"
        case (.year, _): "by year, \(isReversed ? "newest first" : "oldest first")"
        case (let order?, _): "by \(order.name), \(isReversed ? "lowest first" : "best first")"
        }
    }
}
