package import MovieCatalog

/// The films whose facts ship with the program. `Tests/Tools/Facts` packs them into blocks, which
/// are unpacked on demand.
package final class BuiltInFilms {
    /// The fields of a row's cells, in order.
    package static let fields: [MovieField] = [
        .imdbID, .title, .year, .runtime, .genres, .directors, .languages, .countries, .reviews, .cast,
        .released, .writers, .certificate, .score, .metascore, .boxOffice, .oscars,
    ]

    private final class Block {
        private(set) var rows: [ArraySlice<UInt8>]
        /// The sort keys of the titles, cached because searches compare the same rows repeatedly.
        private var keys: [[UInt8]?]
        /// The result of the last search, cached because the next search is often the same.
        private var first: (key: [UInt8], row: Int)?

        func firstRow(from key: [UInt8]) -> Int {
            if key == first?.key, let first { return first.row }
            let row = PackedFilmFacts.firstIndex(in: 0..<rows.count) {
                !self.key(of: $0).lexicographicallyPrecedes(key)
            }
            first = (key, row)
            return row
        }

        func title(of row: Int) -> String {
            let rest = rows[row].drop { $0 != PackedFilmFacts.tab }
            return String(decoding: rest.dropFirst().prefix { $0 != PackedFilmFacts.tab }, as: UTF8.self)
        }

        init(_ number: Int) {
            rows = PackedFilmFacts.rows(of: number)
            keys = Array(repeating: nil, count: rows.count)
            guard number == 1 else { return }
            let sorted = rows.indices.map { (key: key(of: $0), row: rows[$0]) }
                .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            (rows, keys) = (sorted.map(\.row), sorted.map(\.key))
        }

        func key(of row: Int) -> [UInt8] {
            if let key = keys[row] { return key }
            let key = BuiltInFilms.key(of: title(of: row))
            keys[row] = key
            return key
        }
    }

    private lazy var blocks = [Block?](repeating: nil, count: PackedFilmFacts.blockCount)
    private lazy var ids = PackedFilmFacts.bytes(of: 0)
    /// The last title, cached because a title is often looked up with and without its subtitle.
    private var last = (title: "", key: [UInt8]())

    package init() {}

    /// The films of the sample catalog, stored so that they're unpacked only once.
    static let sample = PackedFilmFacts.rows(of: 1).enumerated().map { [facts = BuiltInFilms()] index, row in
        var movie = facts.movie(in: row)
        movie.id = Movie.ID(index + 1)
        return movie
    }

    /// Returns the films with this title in any spelling. See ``TitleForm``.
    package func films(called title: String) -> [Movie] {
        films(key(of: title), orLonger: false)
    }

    package func films(beginningWith text: String) -> [Movie] {
        let key = Self.key(of: text)
        let words = spellings(of: text)
        return films(key, orLonger: true)
            .filter { film in
                spellings(of: film.title).contains { title in words.contains { title.starts(with: $0) } }
            }
            .sorted {
                // Exact title first: “Heat” before “The Heat”.
                let isFirst = [$0, $1].map { $0.title.lowercased() == text.lowercased() }
                return isFirst[0] != isFirst[1] ? isFirst[0] : $0.reviews ?? 0 > $1.reviews ?? 0
            }
    }

    func films(withOtherSubtitleThan title: String) -> [Movie] {
        let shorter = titlesWithoutSubtitle(of: title)
        let (key, keys) = (key(of: shorter.first ?? title), Set(shorter.map(Self.key)))
        return films(key, orLonger: true) { block, row in
            keys.contains(block.key(of: row)) || Subtitle(title, block.title(of: row)) != nil
        }
    }

    package func film(imdbID: String) -> Movie? {
        guard let number = imdbID.dropFirst(2).utf8.number, let block = block(of: number) else { return nil }
        let start = "\(imdbID)\t".utf8
        return self.block(block).rows.first { $0.starts(with: start) }.map(movie(in:))
    }

    /// Returns the sort key of a title, which is the same for all of its spellings.
    package static func key(of title: String) -> [UInt8] {
        spellings(of: title)[0].filter { $0 > UInt8(ascii: " ") }
    }

    private func key(of title: String) -> [UInt8] {
        if title != last.title { last = (title, Self.key(of: title)) }
        return last.key
    }

    /// Finds films with this key or, if `isPrefix`, with a key that begins with it.
    private func films(
        _ key: [UInt8], orLonger isPrefix: Bool, among isWanted: (Block, Int) -> Bool = { _, _ in true }
    ) -> [Movie] {
        guard !key.isEmpty || !isPrefix else { return [] }
        let low = PackedFilmFacts.head(of: key)
        let high = isPrefix ? PackedFilmFacts.head(of: key, filledWith: .max) : low
        return PackedFilmFacts.blocks(from: low, through: high).flatMap { number in
            let block = block(number)
            return (block.firstRow(from: key)..<block.rows.count).prefix {
                isPrefix ? block.key(of: $0).starts(with: key) : block.key(of: $0) == key
            }
            .filter { isWanted(block, $0) }
            .map { movie(in: block.rows[$0]) }
        }
    }

    private func block(_ number: Int) -> Block {
        if let block = blocks[number] { return block }
        let block = Block(number)
        blocks[number] = block
        return block
    }

    /// Finds a film's block in `ids`, which has six bytes per film: four for its number, two for
    /// its block. All first bytes come first, then all second bytes, and so on.
    private func block(of id: Int) -> Int? {
        let count = ids.count / 6
        func number(_ planes: Range<Int>, _ index: Int) -> Int {
            planes.reversed().reduce(0) { $0 << 8 | Int(ids[$1 * count + index]) }
        }
        let index = PackedFilmFacts.firstIndex(in: 0..<count) { number(0..<4, $0) >= id }
        return index < count && number(0..<4, index) == id ? number(4..<6, index) : nil
    }

    private func movie(in row: ArraySlice<UInt8>) -> Movie {
        var movie = Movie(title: "")
        for (field, cell) in zip(Self.fields, row.parts(at: PackedFilmFacts.tab)) where !cell.isEmpty {
            let cell = if case .texts = field.kind { list(in: cell) } else { cell }
            field.set(try? field.ownValue(of: cell, years: 1...9999), of: &movie)
        }
        return movie
    }

    /// Expands a list. Two bytes refer to a shared text: its block, as a byte that can't begin a
    /// character, and its row. Other texts end in a comma.
    private func list(in cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var (list, index): ([UInt8], Int) = ([], cell.startIndex)
        while index < cell.endIndex {
            if cell[index] & 0xC0 == 0x80 {
                let texts = block(PackedFilmFacts.firstText + Int(cell[index] & 0x3F)).rows
                list += texts[Int(cell[index + 1]) - 0x40]
                index += 2
            } else {
                let end = cell[index...].firstIndex(of: PackedFilmFacts.comma) ?? cell.endIndex
                list += cell[index..<end]
                index = end + 1
            }
            list.append(PackedFilmFacts.comma)
        }
        return list[...]
    }
}
