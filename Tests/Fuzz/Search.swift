@testable import MovieCatalog

/// Compares what a search finds with what a look at each film finds.
func fuzzSearch(_ bytes: [UInt8]) {
    do {
        let search = try MovieSearch(String(decoding: bytes, as: UTF8.self))
        guard search.terms.allSatisfy(\.isPlain) else { return }
        for order in [nil, MovieOrder.score] {
            let found = try library.movies(of: MovieQuery(search: search, order: order), in: 0..<1_000)
            let expected = films.filter { film in search.terms.allSatisfy { $0.holds(of: film) } }
            expect(
                found.map(\.id).sorted() == expected.map(\.id),
                "a search finds what a look at each film finds: \(search.text)")
        }
    } catch let error as InvalidValue {
        expect(!error.description.utf8.contains { $0 < 0x20 }, "a refusal is one line")
    } catch {
        fail("a search that is understood is answered: \(error)")
    }
}

/// The sample's films with whatever a person could add to them. It is only ever read.
nonisolated(unsafe) private let library: Catalog = {
    do {
        let catalog = try Catalog.sample()
        for number in 1...261 where number % 3 == 0 {
            try catalog.update(Movie.ID(number), as: "changing") { film in
                film.rating = Rating(halves: number % 21)
                film.viewings = number % 2 == 0 ? [Viewing()] : []
                film.isOnWatchlist = number % 5 == 0
                film.tags = number % 7 == 0 ? ["Late night", "Zither"] : []
                film.score = [film.score, nil, .min, .max][number % 4]
                film.publicRating = [film.publicRating, .min][number % 2]
            }
        }
        return catalog
    } catch {
        fail("the sample can be made: \(error)")
    }
}()

private let films: [Movie] = {
    do {
        return try library.movies(of: MovieQuery(), in: 0 ..< .max).sorted { $0.id < $1.id }
    } catch {
        fail("the sample can be read: \(error)")
    }
}()

extension MovieSearch.Term {
    /// Whether it can be compared: how words of other alphabets are told apart is the index's own matter.
    fileprivate var isPlain: Bool {
        if case .words(let words, _, _) = condition { words.utf8.allSatisfy { $0 < 0x80 } } else { true }
    }

    fileprivate func holds(of film: Movie) -> Bool { condition.holds(of: film) != isExcluded }
}

extension MovieSearch.Condition {
    fileprivate func holds(of film: Movie) -> Bool {
        switch self {
        case .words(let text, let columns, let isPhrase):
            let wanted = tokens(of: text)
            return columns.contains { column in
                let there = tokens(of: film.text(of: column))
                return there.indices.contains { start in
                    guard start + wanted.count <= there.count else { return false }
                    return wanted.indices.allSatisfy { index in
                        let isLast = index == wanted.count - 1 && !isPhrase
                        return isLast
                            ? there[start + index].starts(with: wanted[index])
                            : there[start + index] == wanted[index]
                    }
                }
            }
        case .label(let label, let key?): return label.names(of: film).contains { Label.key(of: $0) == key }
        case .label(let label, nil): return label.names(of: film).isEmpty
        case .number(let column, let range?): return film.number(of: column).map(range.contains) ?? false
        case .number(let column, nil): return film.number(of: column) == nil
        case .watched(let isWatched): return film.isWatched == isWatched
        case .onWatchlist(let isOn): return film.isOnWatchlist == isOn
        }
    }
}

extension Movie {
    fileprivate func text(of column: String) -> String {
        switch column {
        case "title": title
        case "original_title": originalTitle ?? ""
        case "directors": directors.joined(separator: ",")
        case "cast": cast.joined(separator: ",")
        default: fail("\(column) is a column of words")
        }
    }

    fileprivate func number(of column: String) -> Int? {
        switch column {
        case "year": year
        case "rating": rating?.halves
        case "public_rating": publicRating
        case "score": score
        case "runtime": runtime
        default: fail("\(column) is a column of numbers")
        }
    }
}

/// The words of a text, letter case and accents aside.
private func tokens(of text: String) -> [[UInt8]] {
    folded(text).split { byte in !(byte >= 0x80 || byte.isDigit || (0x61...0x7A).contains(byte)) }.map(
        Array.init)
}
