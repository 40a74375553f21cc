import Foundation
import Randomness

@testable import MovieCatalog

/// Generates random movies, the same ones for the same seed.
struct RandomMovies {
    private var random: RandomNumbers

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
    }

    /// Returns a movie with arbitrary values, some of them out of range.
    mutating func any(id: Int) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: text())
        movie.imdbID = maybe { $0.text() }
        movie.tmdbID = maybe { $0.integer() }
        movie.letterboxdURI = maybe { $0.text() }
        movie.originalTitle = maybe { $0.text() }
        movie.year = maybe { $0.integer() }
        movie.released = maybe { $0.day() } ?? nil
        movie.runtime = maybe { $0.integer() }
        movie.genres = list { $0.text() }
        movie.directors = list { $0.text() }
        movie.writers = list { $0.text() }
        movie.cast = list { $0.text() }
        movie.languages = list { $0.text() }
        movie.countries = list { $0.text() }
        movie.certificate = maybe { $0.text() }
        movie.score = maybe { $0.integer() }
        movie.reviews = maybe { $0.integer() }
        movie.metascore = maybe { $0.integer() }
        movie.publicRating = maybe { $0.integer() }
        movie.votes = maybe { $0.integer() }
        movie.boxOffice = maybe { $0.integer() }
        movie.oscars = integer()
        movie.rating = maybe { Rating(tenths: $0.number(in: 0...100)) } ?? nil
        movie.dayRated = maybe { $0.day() } ?? nil
        movie.viewings = list { $0.viewing() }
        movie.watchlist = maybe { random in WatchlistEntry(on: random.maybe { $0.day() } ?? nil) }
        movie.dayAdded = maybe { $0.day() } ?? nil
        movie.tags = list { $0.text() }
        movie.note = maybe { $0.text() }
        return movie
    }

    /// Returns a movie that a catalog accepts, with numbers in range.
    mutating func kept(id: Int) -> Movie {
        var movie = any(id: id)
        for field in MovieField.allCases {
            switch field.value(of: movie) {
            case .number, .tenths: break
            default: continue
            }
            guard let numbers = field.numbers else { continue }
            let numberOrEdge = [numbers.lowerBound, numbers.upperBound, number(in: numbers)]
            let number = numberOrEdge.randomElement(using: &random) ?? 0
            field.set(.number(number), of: &movie)
        }
        return movie
    }

    /// Returns a movie that a file can hold: a visible title, no empty strings, numbers in range.
    mutating func listed(id: Int) -> Movie {
        func value(_ text: String) -> String? { text.isEmpty ? nil : text }
        func values(_ texts: [String]) -> [String] { texts.filter { !$0.isEmpty } }
        var movie = any(id: id)
        if movie.title.allSatisfy(\.isWhitespace) { movie.title = "300" }
        movie.imdbID = movie.imdbID.flatMap(value)
        movie.letterboxdURI = movie.letterboxdURI.flatMap(value)
        movie.originalTitle = movie.originalTitle.flatMap(value)
        movie.certificate = movie.certificate.flatMap(value)
        movie.note = movie.note.flatMap(value)
        movie.genres = values(movie.genres)
        movie.directors = values(movie.directors)
        movie.writers = values(movie.writers)
        movie.cast = values(movie.cast)
        movie.languages = values(movie.languages)
        movie.countries = values(movie.countries)
        movie.tags = values(movie.tags)
        movie.tmdbID = maybe { $0.number(in: 0 ... .max) }
        movie.year = maybe { $0.number(in: 1874...2036) }
        movie.runtime = maybe { $0.number(in: 1...6000) }
        movie.score = maybe { $0.number(in: 0...100) }
        movie.reviews = maybe { $0.number(in: 0 ... .max) }
        movie.metascore = maybe { $0.number(in: 0...100) }
        movie.publicRating = maybe { $0.number(in: 10...100) }
        movie.votes = maybe { $0.number(in: 0 ... .max) }
        movie.boxOffice = maybe { $0.number(in: 0 ... .max) }
        movie.oscars = number(in: 0...100)
        return movie
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        .random(in: range, using: &random)
    }

    mutating func text() -> String {
        let alphabets = [
            "abc", " ,\"'\\", "=+-@\t\r\n ",
            "\0\u{1}\u{1F}\u{7F}\u{80}\u{9F}\u{A0}\u{2027}\u{2028}\u{2029}\u{202E}",
            "éß漢字🎬\u{301}\u{FEFF}\u{FFFF}\u{10FFFF}", "0123456789.e-",
        ].map { Array($0.unicodeScalars) }
        var text = String.UnicodeScalarView()
        for _ in 0..<number(in: 0...8) {
            let alphabet = alphabets[number(in: 0...alphabets.count - 1)]
            text.append(alphabet[number(in: 0...alphabet.count - 1)])
        }
        return String(text)
    }

    private mutating func integer() -> Int {
        [0, 1, 79, 1949, -1, -5, .min, .max, .min + 1, number(in: .min ... .max)].randomElement(
            using: &random) ?? 0
    }

    private mutating func day() -> Day? {
        Day(year: number(in: 1...9999), month: number(in: 1...12), day: number(in: 1...28))
    }

    mutating func watched(id: Int, times: Int) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: "Film \(10_000 + id)")
        movie.viewings = (0..<times).map { _ in viewing() }
        for index in movie.viewings.indices where movie.viewings[index].note?.isEmpty == true {
            movie.viewings[index].note = nil
        }
        movie.rating = maybe { Rating(tenths: $0.number(in: 0...100)) } ?? nil
        movie.dayRated = maybe { $0.day() } ?? nil
        movie.watchlist = maybe { random in WatchlistEntry(on: random.maybe { $0.day() } ?? nil) }
        return movie
    }

    private mutating func viewing() -> Viewing {
        let date = maybe { random in
            random.day().flatMap {
                PartialDate(String("\($0)".prefix([4, 7, 10][random.number(in: 0...2)])))
            }
        }
        return Viewing(
            on: date ?? nil, isRewatch: .random(using: &random),
            rating: maybe { Rating(tenths: $0.number(in: 0...100)) } ?? nil,
            note: maybe { $0.text() })
    }

    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
        Bool.random(using: &random) ? make(&self) : nil
    }

    private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<max(0, number(in: -2...3))).map { _ in make(&self) }
    }
}
