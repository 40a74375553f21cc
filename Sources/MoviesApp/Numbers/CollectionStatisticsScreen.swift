import MovieCatalog
import Usher

final class CollectionStatisticsScreen: Screen {
    weak var delegate: (any MovieGroupListScreenDelegate)?
    private let search: () -> MovieSearch
    private let catalog: Catalog
    static let traits: [GroupingKey] = [.decade, .genre, .director]

    init(
        of search: @escaping () -> MovieSearch, catalog: Catalog, delegate: any MovieGroupListScreenDelegate
    ) {
        (self.search, self.catalog, self.delegate) = (search, catalog, delegate)
    }

    func draw(on page: inout Page) throws {
        page.title(search().heading("All movies in numbers"))
        let numbers = try catalog.statistics(of: search())
        page.field("Movies", grouped(numbers.movies))
        page.field("Watched", grouped(numbers.watched))
        page.field("On the watchlist", grouped(numbers.onWatchlist))
        page.fields(of: numbers)
        for trait in Self.traits {
            page.item("By \(trait.rawValue)") { [self] in try delegate?.screen(self, didSelect: trait) }
        }
        page.help(
            "The movies that the list shows: those you searched for, or all. Below is how many of them you gave each rating, "
                + "and how many the public did. A rating counts without its half or its tenths: 8.5 is among the eights."
        )
    }
}

extension Page {
    /// Shows how the user's ratings compare with public ratings.
    fileprivate mutating func fields(of numbers: CollectionStatistics) {
        let (own, publics) = (numbers.ratings, numbers.publicRatings)
        guard let average = own.average else { return }
        field("Rated", "\(grouped(own.count)), \(DecimalNumber.inTenths(average)) of 10 on average")
        if let publicAverage = publics.average, let difference = numbers.averageDifference {
            field(
                "Public",
                "\(DecimalNumber.inTenths(publicAverage)) of 10 on average for "
                    + (publics.count == own.count ? "the same movies" : "\(grouped(publics.count)) of these"))
            field("You differ by", "\(DecimalNumber.inTenths(difference)) on average")
        }
        for rating in own.counts.indices.reversed() where own.counts[rating] + publics.counts[rating] > 0 {
            let others = publics.count > 0 ? ", public \(grouped(publics.counts[rating]))" : ""
            field("\(rating) of 10", "you \(grouped(own.counts[rating]))\(others)")
        }
    }
}

extension CollectionStatisticsScreen: RouteNamed {
    static let routeName = "all"
    var routeName: String { Self.routeName }
}
