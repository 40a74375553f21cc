import MovieCatalog
import Usher

protocol MovieSortScreenDelegate: AnyObject {
    func movieSortScreen(_ screen: MovieSortScreen, didChoose order: MovieOrder?)
}

/// The orders a list can have.
final class MovieSortScreen: Screen {
    weak var delegate: (any MovieSortScreenDelegate)?
    private let query: MovieQuery
    private let isCounted: Bool
    private let orders: [MovieOrder?]

    /// - Parameter isCounted: Whether the movies are few enough to be ranked.
    init(query: MovieQuery, isCounted: Bool) {
        self.query = query
        self.isCounted = isCounted
        orders = MovieOrder.allCases + (query.search.ranks ? [nil] : [])
    }

    func draw(on page: inout Page) {
        page.title("Sort")
        page.text("Now \(query.orderDescription(isCounted: isCounted)); the same again turns it round")
        for order in orders { page.item("By \(order?.name ?? "best match")") }
    }

    func choose(_ choice: Choice) {
        guard case .item(let index) = choice else { return }
        delegate?.movieSortScreen(self, didChoose: orders[index])
    }
}

extension MovieQuery {
    /// The order in words: “by title, A to Z”.
    ///
    /// - Parameter isCounted: Whether the movies are few enough to be ranked.
    func orderDescription(isCounted: Bool) -> String {
        switch order {
        case nil where isRanked:
            isCounted
                ? "best match \(isReversed ? "last" : "first")"
                : "in the order they were added; more words find fewer"
        case nil, .title: "by title, \(isReversed ? "Z to A" : "A to Z")"
        case .year: "by year, \(isReversed ? "newest first" : "oldest first")"
        case .rating?, .publicRating?, .score?:
            "by \(order?.name ?? ""), \(isReversed ? "lowest first" : "best first")"
        }
    }
}
