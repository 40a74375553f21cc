import MovieCatalog

/// A way to type a title.
struct TitleWay: CustomStringConvertible, Sendable {
    let description: String
    /// The percentage of titles that must be on the first page. If it's 100, titles must come
    /// first.
    let share: Int
    /// Returns the title typed this way, which may be the title itself.
    let write: @Sendable (String) -> String?

    static let all = [
        TitleWay(description: "as shown", share: 100) { $0 },
        TitleWay(description: "& as “and”", share: 98) { $0.replacing("&", with: "and") },
        TitleWay(description: "“and” as &", share: 98) { title in
            title.split(separator: " ", omittingEmptySubsequences: false).map {
                $0.lowercased() == "and" ? "&" : String($0)
            }
            .joined(separator: " ")
        },
        TitleWay(description: "a sequel's number in digits", share: 98) { title in
            let words = title.split(separator: " ", omittingEmptySubsequences: false)
            return words.enumerated().map { place, word in
                let letters = word.filter(\.isLetter)
                guard place > 0, let number = numerals.firstIndex(of: letters) else { return String(word) }
                return String(word.replacing(letters, with: String(number + 2)))
            }.joined(separator: " ")
        },
        TitleWay(description: "without punctuation", share: 98) { title in
            let spaced = title.map { "-–—/".contains($0) ? " " : $0 }
            let plain = spaced.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0.isWhitespace }
            return String(plain).split(separator: " ").joined(separator: " ")
        },
        TitleWay(description: "joined at the hyphen", share: 90) { title in
            let letters = Array(title)
            return String(
                letters.indices.filter { place in
                    !(letters[place] == "-" && place > 0 && place + 1 < letters.count
                        && isLetter(letters[place - 1]) && isLetter(letters[place + 1]))
                }.map { letters[$0] })
        },
    ]

    /// Returns the titles that change when typed this way. The way “as shown” keeps all titles.
    func titles(_ titles: [String]) -> [(typed: String, title: String)] {
        titles.compactMap { title in
            guard let typed = write(title), !typed.isEmpty, share == 100 || typed != title else { return nil }
            return (typed, title)
        }
    }

    struct Score {
        var (count, first, onPage, below) = (0, 0, 0, 0)
        var missed: [String] = []
    }

    func result(for titles: [(typed: String, title: String)], in catalog: Catalog) -> Score {
        var result = Score()
        for (typed, title) in titles {
            result.count += 1
            let found = try? catalog.listedMovies(of: MovieQuery(search: MovieSearch(typed)), in: 0..<10)
            let place = found?.firstIndex { $0.title == title }
            if place == 0 { result.first += 1 }
            if place != nil { result.onPage += 1 }
            if place != 0, share == 100 || place == nil { result.missed.append("\(typed) (\(title))") }
        }
        return result
    }

    private static func isLetter(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }

    private static let numerals = [
        "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII",
    ]
}
