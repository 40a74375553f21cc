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
        page.title("In numbers")
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
        page.item("Your ratings and the public's") { [self] in
            try delegate?.numbersScreenDidSelectRatings(self)
        }
        page.help(
            "The movies that the list has found, all of the catalog where nothing is searched for. Pick a line to see "
                + "what the numbers are made of.")
    }
}

extension Page {
    /// Shows how the person's ratings and the public's compare.
    mutating func fields(of numbers: CollectionStatistics) {
        let (own, publics) = (numbers.ratings, numbers.publicRatings)
        guard let average = own.average else { return field("Rated", "none yet") }
        field("Rated", "\(grouped(own.count)), \(inTenths(average)) of 10 on average")
        guard let publicAverage = publics.average, let difference = numbers.averageDifference else { return }
        field(
            "Public",
            "\(inTenths(publicAverage)) of 10 on average for "
                + (publics.count == own.count ? "the same movies" : "\(grouped(publics.count)) of these"))
        field("You differ by", "\(inTenths(difference)) on average")
    }
}

/// So many minutes in hours, and how many viewings they are without.
func hoursWatched(_ minutes: Int, without viewings: Int) -> String {
    // Half an hour and more is one.
    let hours = grouped((minutes + 30) / 60)
    return viewings == 0 ? hours : hours + ", without \(counted(viewings, "viewing")) of unknown length"
}

private func inTenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
