@testable import MovieCatalog
@testable import MovieImport
import MoviesApp

/// Compares a search's results with the movies that match when they're tried one by one.
func fuzzSearch(_ bytes: [UInt8]) {
    do {
        let search = try MovieSearch(String(decoding: bytes, as: UTF8.self))
        guard search.parts.allSatisfy({ $0.hasField && $0.term.isPlain }) else { return }
        for order in [nil, MovieOrder.score] {
            let found = try library.movies(of: MovieQuery(search: search, order: order), in: 0..<1_000)
            let expected = movies.filter { movie in search.terms.allSatisfy { $0.holds(of: movie) } }
            expect(
                found.map(\.id).sorted() == expected.map(\.id),
                "a search finds the movies that match one by one: \(search.text)")
        }
    } catch let error as InvalidValue {
        expect(!error.description.utf8.contains { $0 < 0x20 }, "an error is one line")
    } catch {
        fail("a search that was parsed runs without an error: \(error)")
    }
}

/// The sample movies with ratings, viewings, notes and tags. Read-only.
nonisolated(unsafe) private let library: Catalog = {
    do {
        let catalog = try Catalog.sample()
        for number in 1...261 where number % 3 == 0 {
            try catalog.update(Movie.ID(number), as: .edited([.year])) { movie in
                movie.rating = Rating(tenths: number % 101)
                movie.viewings = number % 2 == 0 ? [Viewing()] : []
                if number % 4 == 1 {
                    movie.viewings = ["2024", "2025-03", "2025-03-31"].map {
                        Viewing(on: PartialDate($0), note: number % 5 == 0 ? "In the rain, 1999" : nil)
                    }
                }
                movie.dayRated = Day(year: 2020 + number % 6, month: 1 + number % 12, day: 1)
                movie.dayAdded = number % 7 == 0 ? nil : Day(year: 2025, month: 3, day: 1 + number % 28)
                movie.note = number % 9 == 0 ? "Seen with Anna in Vienna." : nil
                movie.watchlist = number % 5 == 0 ? WatchlistEntry() : nil
                movie.tags = number % 7 == 0 ? ["Late night", "Zither"] : []
                movie.score = [movie.score, nil, 0, 100][number % 4]
                movie.publicRating = [movie.publicRating, 10][number % 2]
            }
        }
        return catalog
    } catch {
        fail("the sample can be created: \(error)")
    }
}()

/// The normalized names of all genres, directors and tags.
private let keys: [LabelKind: Set<String>] = Dictionary(
    uniqueKeysWithValues: LabelKind.allCases.map { label in
        (label, Set(movies.flatMap { label.names(of: $0) }.map(LabelKind.key)))
    })

private let movies: [Movie] = {
    do {
        return try library.movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id }
    } catch {
        fail("the sample can be read: \(error)")
    }
}()

extension MovieSearch.Term {
    /// Whether a movie's own values decide if it matches.
    fileprivate var isPlain: Bool {
        switch condition {
        case .words, .wordOrYear, .called, .any, .number(.released, _), .number(.viewings, _), .best,
            .imported, .sorted, .everything, .unknown:
            false
        default: true
        }
    }

    fileprivate func holds(of movie: Movie) -> Bool { condition.holds(of: movie) != isExcluded }
}

extension MovieSearch.Condition {
    fileprivate func holds(of movie: Movie) -> Bool {
        switch self {
        case .words, .wordOrYear, .called, .any, .number(.released, _), .number(.viewings, _), .best,
            .imported, .sorted, .everything, .unknown:
            return false
        case .label(let label, let key, let isWhole):
            let names =
                isWhole || keys[label]?.contains(key) == true
                ? [key] : (keys[label] ?? []).filter { $0.hasPrefix(key) }
            return label.names(of: movie).contains { names.contains(LabelKind.key(of: $0)) }
        case .known(let fields, let isKnown):
            return isKnown
                == fields.contains {
                    $0 == .viewings ? movie.viewings.contains { $0.note != nil } : $0.value(of: movie) != nil
                }
        case .number(let field, let range): return movie.number(of: field).map(range.contains) ?? false
        case .same(let field, let value): return field.value(of: movie) == value
        case .watchedIn(let range):
            return movie.diaryNumbers.contains { number in
                guard let span = PartialDate(number: number)?.span else { return false }
                return range.contains(span.lowerBound) && range.contains(span.upperBound)
            }
        case .watched(let isWatched): return movie.isWatched == isWatched
        case .onWatchlist(let isOn): return movie.isOnWatchlist == isOn
        }
    }
}

extension Movie {
    fileprivate func number(of field: MovieField) -> Int? {
        switch field.value(of: self) {
        case .number(let number), .tenths(let number): number
        case .rating(let rating): rating.tenths
        case .day(let day): day.number
        default: nil
        }
    }
}
