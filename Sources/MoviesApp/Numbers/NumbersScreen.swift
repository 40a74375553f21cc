import MovieCatalog
import Usher

protocol NumbersScreenDelegate: MovieGroupScreenDelegate {
    func numbersScreenDidSelectRatings(_ screen: NumbersScreen) throws
}

/// The sums of the collection, or of what the list has found.
final class NumbersScreen: Screen {
    weak var delegate: (any NumbersScreenDelegate)?
    private let search: () -> MovieSearch
    private let catalog: Catalog
    static let traits: [MovieTrait] = [.decade, .genre, .director]

    init(of search: @escaping () -> MovieSearch, catalog: Catalog) {
        self.search = search
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        page.title("All movies in numbers")
        page.text(of: search())
        let numbers = try catalog.statistics(of: search())
        page.field("Movies", grouped(numbers.movies))
        page.field("Watched", grouped(numbers.watched))
        if numbers.viewings > 0 {
            page.field("Viewings", grouped(numbers.viewings))
            page.field(
                "Hours watched",
                hoursWatched(numbers.minutesWatched, without: numbers.viewingsWithoutRuntime))
        }
        page.field("On the watchlist", grouped(numbers.onWatchlist))
        if numbers.ratings.count > 0 { page.fields(of: numbers) }
        for trait in Self.traits {
            page.item("By \(trait.rawValue)") { [self] in try delegate?.screen(self, didSelect: trait) }
        }
        page.item(RatingsScreen.title) { [self] in
            try delegate?.numbersScreenDidSelectRatings(self)
        }
        page.help(
            "The movies that the list shows: those you searched for, or all. Choose a line to see "
                + "what its numbers are made of.")
    }
}

extension Page {
    /// Shows how the person's ratings and the public's compare.
    mutating func fields(of numbers: CollectionStatistics) {
        let (own, publics) = (numbers.ratings, numbers.publicRatings)
        guard let average = own.average else { return field("Rated", "none yet") }
        field("Rated", "\(grouped(own.count)), \(DecimalNumber.inTenths(average)) of 10 on average")
        guard let publicAverage = publics.average, let difference = numbers.averageDifference else { return }
        field(
            "Public",
            "\(DecimalNumber.inTenths(publicAverage)) of 10 on average for "
                + (publics.count == own.count ? "the same movies" : "\(grouped(publics.count)) of these"))
        field("You differ by", "\(DecimalNumber.inTenths(difference)) on average")
    }
}

extension NumbersScreen: Place {
    static let routeName = "all"
    var routeName: String? { Self.routeName }
}
