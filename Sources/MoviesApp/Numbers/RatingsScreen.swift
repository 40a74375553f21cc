import MovieCatalog
import Usher

/// The person's ratings beside the public's of the same movies.
final class RatingsScreen: Screen {
    static let title = "Your ratings and the public's"
    private let search: () -> MovieSearch
    private let catalog: Catalog

    init(of search: @escaping () -> MovieSearch, catalog: Catalog) {
        self.search = search
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        page.title(Self.title)
        page.text(of: search())
        let numbers = try catalog.statistics(of: search())
        let (own, publics) = (numbers.ratings.counts, numbers.publicRatings.counts)
        let series = [("you", own)] + (numbers.publicRatings.count > 0 ? [("public", publics)] : [])
        page.fields(of: numbers)
        for rating in own.indices.reversed() where own[rating] + publics[rating] > 0 {
            for (name, counts) in series { page.field("\(rating) of 10, \(name)", grouped(counts[rating])) }
        }
        page.help(
            "How many movies you gave each rating, and how many of the same movies the public did. Ratings are "
                + "rounded down: 8.5 counts as 8.")
    }
}

extension RatingsScreen: Place {
    static let routeName = "ratings"
    var routeName: String? { Self.routeName }
}
