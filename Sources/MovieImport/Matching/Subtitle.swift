package import MovieCatalog

/// A difference between two titles that's only a subtitle, or the way a number is written.
package enum Subtitle {
    case plain
    /// As in “Kill Bill” and “Kill Bill: Vol. 2”, which may be a sequel.
    case numbered

    init?(_ title: String, _ other: String) {
        let (shorter, othersShorter) = (titlesWithoutSubtitle(of: title), titlesWithoutSubtitle(of: other))
        guard !shorter.isEmpty || !othersShorter.isEmpty else { return nil }
        let (own, theirs) = (PlainTitle(title), PlainTitle(other))
        func has(_ titles: [String], _ title: PlainTitle) -> Bool {
            titles.contains { PlainTitle($0).letters == title.letters }
        }
        if own.letters == theirs.letters {
            self = .plain
        } else if has(othersShorter, own) {
            self = theirs.isNumbered && !own.isNumbered ? .numbered : .plain
        } else if has(shorter, theirs) {
            self = own.isNumbered && !theirs.isNumbered ? .numbered : .plain
        } else {
            return nil
        }
    }
}

/// A title with plain numbers and abbreviations, so that Volume Two equals Vol. 2.
private struct PlainTitle {
    let letters: [UInt8]
    /// Whether the title ends in a number from 2 to 99, like a sequel's.
    let isNumbered: Bool

    init(_ title: String) {
        let words = spellings(of: title)[0].split(separator: UInt8(ascii: " ")).map { word in
            if word.isText("volume") { return Array("vol".utf8)[...] }
            let number = Self.numbers.firstIndex(where: word.isText)
            return number.map { Array("\($0 + 1)".utf8)[...] } ?? word
        }
        letters = Array(words.joined())
        isNumbered = words.last?.number.map { 2..<100 ~= $0 } ?? false
    }

    private static let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
}

/// Returns a title without some or all of its subtitles: `star wars`, `star wars: a new hope`.
func titlesWithoutSubtitle(of title: String) -> [String] {
    let bytes = Array(title.lowercased().utf8)
    var (ends, start): ([Int], Int) = ([], 0)
    for (end, byte) in bytes.enumerated() where end >= start && byte < UInt8(ascii: "A") && !byte.isDigit {
        guard let separator = separators.first(where: { bytes[end...].starts(with: $0) }) else { continue }
        if !bytes[..<end].isArticle { ends.append(end) }
        start = end + separator.count
    }
    guard start < bytes.count else { return [] }
    let titles = ends.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    let last = String(decoding: bytes[start...], as: UTF8.self)
    return titles.count < 2 ? titles : titles + ["\(titles[0]): \(last)"]
}

extension ArraySlice<UInt8> {
    fileprivate var isArticle: Bool { isEmpty || ["a", "an", "the"].contains(where: isText) }
}

/// Separators before subtitles. The search relies on none beginning with a letter or digit.
private let separators = [
    ": ", " - ", " – ", " — ", " or: ", " or, ", " or (", ", or ", "; or ", " or the ", " or how ", " (",
].map { Array($0.utf8) }

extension Movie {
    package func subtitle(besides other: Movie) -> Subtitle? {
        titles.lazy.flatMap { title in other.titles.lazy.compactMap { Subtitle(title, $0) } }.first
    }

    /// Compares movies with different subtitles, judging by known films.
    func likeness(
        to other: Movie, besides subtitle: Subtitle, among films: (Movie) -> [Movie]
    ) -> MovieMatchLevel {
        guard let year, let otherYear = other.year else { return .none }
        let areDirected = !directors.isEmpty && !other.directors.isEmpty
        guard year == otherYear else { return areDirected ? .perhaps : .none }
        guard subtitle == .plain else { return .perhaps }
        let known = films(title.utf8.count < other.title.utf8.count ? self : other)
        let ofYear = known.filter { $0.year == year }
        let (own, theirs) = (ofYear.filter { $0.sharesTitle(self) }, ofYear.filter { $0.sharesTitle(other) })
        if known.count < 2 { return known.isEmpty || !(own + theirs).isEmpty ? .agreed : .none }
        if let own = own.first, let theirs = theirs.first, own != theirs {
            // The known films may have the same film twice.
            if known.count == 2, own.sharesDirectors(with: theirs) { return .agreed }
            return areDirected ? .perhaps : .none
        }
        return ofYear.count(where: sharesDirectors) == 1 && areDirected ? .agreed : .perhaps
    }

    private func sharesDirectors(with other: Movie) -> Bool {
        !directors.isEmpty && !other.directors.isEmpty && !hasOtherDirectors(than: other)
    }
}
