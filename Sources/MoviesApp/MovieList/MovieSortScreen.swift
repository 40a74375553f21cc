import MovieCatalog
import Usher

protocol MovieSortScreenDelegate: AnyObject {
    func movieSortScreen(_ screen: MovieSortScreen, didChoose order: MovieOrder)
}

/// The orders a list can have.
final class MovieSortScreen: Screen {
    weak var delegate: (any MovieSortScreenDelegate)?
    private let query: MovieQuery

    init(query: MovieQuery) {
        self.query = query
    }

    func draw(on page: inout Page) {
        page.title("Sort")
        page.text("Now by \(query.orderDescription); the same again turns it round")
        for order in MovieOrder.allCases { page.item("By \(order.name)") }
    }

    func choose(_ choice: Choice) {
        guard case .item(let index) = choice else { return }
        delegate?.movieSortScreen(self, didChoose: MovieOrder.allCases[index])
    }
}

extension MovieQuery {
    /// The order in words: “title, A to Z”.
    var orderDescription: String {
        let direction =
            switch order {
            case .title: isReversed ? "Z to A" : "A to Z"
            case .year: isReversed ? "newest first" : "oldest first"
            case .rating, .score: isReversed ? "lowest first" : "best first"
            }
        return "\(order.name), \(direction)"
    }
}
