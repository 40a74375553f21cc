import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Fields")
struct MovieFieldTests {
    private let day = Day(number: 2026_01_02) ?? .today

    @Test("a long answer is cut short in the refusal")
    func longAnswer() {
        let error = #expect(throws: InvalidValue.self) {
            try MovieField.year.value(typed: String(repeating: "9", count: 100_000), in: day.year)
        }
        #expect((error?.description.count ?? .max) < 150)
    }

    @Test("what a field shows it takes back, and an optional one can be cleared")
    func roundTrip() throws {
        for movie in try Catalog.sample().movies(of: MovieQuery(), in: 0..<1000) {
            for field in MovieField.typed {
                var copy = movie
                if field.isOptional { copy[field, typedOn: day] = nil }
                #expect(field.isOptional == (field.text(of: copy) == nil))
                guard let text = field.text(of: movie) else { continue }
                copy[field, typedOn: day] = try field.value(typed: text, in: day.year)
                #expect(copy == movie)
            }
        }
    }

    @Test("a field's cell has up to 64 kilobytes, a note's and the viewings' a megabyte")
    func longest() {
        for field in MovieField.allCases {
            #expect(field.longest == (field == .note || field == .viewings ? 1_048_576 : 65_536))
        }
        #expect(MovieField.title.takes(.text(String(repeating: "a", count: 65_536))))
        #expect(!MovieField.title.takes(.text(String(repeating: "a", count: 65_537))))
    }

    @Test(
        "a movie is the better known the more votes, reviews, Oscars, dollars and viewings it has",
        arguments: [
            (Movie("A"), 0), (Movie("A") { $0.votes = 5 }, 5),
            (Movie("A") { $0.votes = .max }, 1_000_000_000),
            (Movie("A", 1997) { $0.reviews = 2 }, 18_000), (Movie("A", 1998) { $0.reviews = 2 }, 6_000),
            (Movie("A") { $0.reviews = 2 }, 6_000), (Movie("A") { $0.oscars = 2 }, 80_000),
            (Movie("A") { $0.boxOffice = 4_000 }, 2), (Movie("A") { $0.boxOffice = .max }, 2_000_000),
            (Movie("A") { $0.viewings = [Viewing(), Viewing()] }, 200_000),
            (Movie("A") { $0.watchlist = WatchlistEntry() }, 100_000),
        ])
    func renown(_ movie: Movie, _ renown: Int) { #expect(movie.renown == renown) }

    @Test("your rating is the latest; of one date the movie's own, and else the highest")
    func yourRating() throws {
        func rated(_ own: String?, _ day: String?, _ viewings: [(date: String?, rating: String?)]) -> Movie {
            Movie("A") { movie in
                (movie.rating, movie.dayRated) = (own.flatMap { Rating($0) }, day.flatMap { Day($0) })
                movie.viewings = viewings.map { viewing in
                    Viewing(
                        on: viewing.date.flatMap { PartialDate($0) },
                        rating: viewing.rating.flatMap { Rating($0) })
                }
            }
        }
        let none: [(date: String?, rating: String?)] = []
        for (movie, rating, day, unseen) in [
            (rated(nil, nil, none), nil, nil, nil), (rated("6", nil, none), "6", nil, nil),
            (rated("6", nil, [(nil, "9")]), "6", nil, nil),
            (rated(nil, nil, [(nil, "7"), (nil, "9")]), "9", nil, nil),
            (rated(nil, nil, [(nil, "9"), (nil, "7")]), "9", nil, nil),
            (rated("6", nil, [("2024", "9")]), "9", "2024", nil),
            (rated("9", "2024-02-01", [("2024-01-05", "9")]), "9", "2024-02-01", "2024-02-01"),
            (rated("9", "2024-02-01", [("2024-02-01", nil)]), "9", "2024-02-01", "2024-02-01"),
            (rated("6", "2024-02-01", [("2024-02-01", "9")]), "6", "2024-02-01", "2024-02-01"),
            (rated("6", "2024-02-01", [("2024-02-02", "9")]), "9", "2024-02-02", nil),
            (rated("6", "2024-02-01", [("2024-02", "9")]), "6", "2024-02-01", "2024-02-01"),
        ] as [(Movie, String?, String?, String?)] {
            #expect(movie.yourRating?.description == rating && movie.lastRated?.description == day)
            #expect(movie.dayRatedUnseen?.description == unseen)
        }
    }

    @Test("a field has the numbers that stand for its values, but a day of release has none")
    func numbers() {
        #expect(MovieField.released.numbers == nil && MovieField.title.numbers == nil)
        #expect(MovieField.dayRated.numbers == 1_01_01...9999_12_31 && MovieField.year.numbers == 1874...9999)
        #expect(MovieField.publicRating.numbers == 10...100 && MovieField.rating.numbers == 0...100)
        #expect(MovieField.watchlist.numbers == 0...9999_12_31 && MovieField.runtime.numbers == 1...6000)
        #expect(Movie.ID(1) < Movie.ID(2) && !(Movie.ID(1) < Movie.ID(1)))
    }

    @Test("the title alone can't be cleared")
    func required() {
        #expect(MovieField.allCases.filter { !$0.isOptional } == [.title])
    }

    @Test("ratings are 0 to 10 with at most one decimal", arguments: -2...102)
    func ratings(_ tenths: Int) {
        let rating = Rating(tenths: tenths)
        #expect((rating != nil) == (0...100).contains(tenths))
        guard let rating else { return }
        #expect(!(rating < rating))
        #expect(Rating(rating.description) == rating)
    }
}
