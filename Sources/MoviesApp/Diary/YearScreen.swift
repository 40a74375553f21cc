import MovieCatalog
import Usher

/// The summary of a year of the diary.
final class YearScreen: Screen {
    private let year: Int
    private let catalog: Catalog

    init(year: Int, catalog: Catalog) {
        self.year = year
        self.catalog = catalog
    }

    func draw(on page: inout Page) throws {
        page.title("\(year) in review")
        let review = try catalog.review(of: year)
        page.field("Movies", grouped(review.movies))
        page.field("Viewings", grouped(review.viewings))
        page.field("Hours", hoursWatched(review.minutesWatched, without: review.viewingsWithoutRuntime))
        if !review.best.isEmpty {
            page.field(
                "Best rated",
                review.best.map { "\($0.movie.title) (you \($0.rating))" }.joined(separator: ", "))
        }
        if !review.directors.isEmpty {
            page.field(
                "Most watched",
                review.directors.map { "\($0.name) (\(grouped($0.movies)))" }.joined(separator: ", "))
        }
        for (name, count) in zip(Self.months, review.months) { page.field(name, grouped(count)) }
        let elsewhere = review.viewings - review.months.reduce(0, +)
        if elsewhere > 0 { page.field("Month unknown", grouped(elsewhere)) }
        page.help(
            "What you watched in that year: movies, each once, viewings, hours, the best rated with your rating, "
                + "directors of several of these movies, and how many there were in each month. /watched:\(year) on the list of movies "
                + "shows them.")
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
}

extension YearScreen: Place {
    var routeName: String? { Self.routeName(of: year) }

    /// A year alone may be the number of a movie.
    static func routeName(of year: Int) -> String { "in-\(year)" }
}
