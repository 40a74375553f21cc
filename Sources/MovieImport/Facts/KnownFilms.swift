package import MovieCatalog

/// The films whose facts come with the program: Wikidata's, CC0-1.0, packed by `Tests/Tools/Facts`.
///
/// They are sorted by the letters of their titles, in blocks that are unpacked once a film in them is looked for. The films of
/// the sample are in a block of their own.
package final class KnownFilms {
    /// The cells of a row; the last of them only the films of the sample have.
    package static let fields: [MovieField] = [
        .imdbID, .title, .year, .runtime, .genres, .directors, .languages, .countries, .reviews, .cast,
        .released, .writers, .certificate, .score, .metascore, .boxOffice, .oscars,
    ]

    /// A row for each film, and the letters of its title.
    private typealias Block = [(key: [UInt8], row: ArraySlice<UInt8>)]
    /// The blocks that were unpacked.
    private var blocks: [Int: Block] = [:]
    /// The films by their ids: see ``block(of:)``.
    private lazy var ids = PackedFacts.bytes(of: 0)

    package init() {}

    /// The films of the sample, numbered in their order.
    static var sample: [Movie] {
        PackedFacts.rows(of: 1).enumerated().map { index, row in
            var movie = movie(in: row)
            movie.id = Movie.ID(index + 1)
            return movie
        }
    }

    /// The films that are called so: see ``TitleForm``.
    package func films(called title: String) -> [Movie] {
        let key = Self.key(of: title)
        return films(from: PackedFacts.head(of: key), through: PackedFacts.head(of: key)) { $0 == key }
    }

    /// The films whose titles begin so, the best known first.
    package func films(beginningWith text: String) -> [Movie] {
        let key = Self.key(of: text)
        guard !key.isEmpty else { return [] }
        let heads = (PackedFacts.head(of: key), PackedFacts.head(of: key, filledWith: .max))
        let words = spellings(of: text)
        return films(from: heads.0, through: heads.1) { $0.starts(with: key) }
            .filter { film in
                spellings(of: film.title).contains { title in words.contains { title.starts(with: $0) } }
            }
            .sorted { $0.reviews ?? 0 > $1.reviews ?? 0 }
    }

    /// The film with this id at IMDb.
    package func film(imdbID: String) -> Movie? {
        guard let number = imdbID.dropFirst(2).utf8.number, let block = block(of: number) else { return nil }
        return rows(of: block).first { $0.row.starts(with: "\(imdbID)\t".utf8) }.map {
            Self.movie(in: $0.row)
        }
    }

    /// The letters of a title, by which films are sorted; all of its spellings have the same.
    package static func key(of title: String) -> [UInt8] {
        spellings(of: title)[0].filter { $0 > UInt8(ascii: " ") }
    }

    private func films(from low: UInt64, through high: UInt64, where fits: ([UInt8]) -> Bool) -> [Movie] {
        PackedFacts.blocks(from: low, through: high).flatMap { number in
            rows(of: number).filter { fits($0.key) }.map { Self.movie(in: $0.row) }
        }
    }

    private func rows(of number: Int) -> Block {
        if let block = blocks[number] { return block }
        let block = PackedFacts.rows(of: number).map { row in
            // The title is the second cell; others needn't be read.
            let title = row.drop { $0 != PackedFacts.tab }.dropFirst().prefix { $0 != PackedFacts.tab }
            return (key: Self.key(of: String(decoding: title, as: UTF8.self)), row: row)
        }
        blocks[number] = block
        return block
    }

    /// The block with the film of an id: four bytes of the sorted ids, each behind the other, and then the blocks.
    private func block(of number: Int) -> Int? {
        let count = ids.count / 5
        func id(_ index: Int) -> Int { (0..<4).reduce(0) { $0 | Int(ids[$1 * count + index]) << (8 * $1) } }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if id(middle) < number { low = middle + 1 } else { high = middle }
        }
        return low < count && id(low) == number ? Int(ids[4 * count + low]) : nil
    }

    private static func movie(in row: ArraySlice<UInt8>) -> Movie {
        var movie = Movie(title: "")
        let cells = row.split(separator: PackedFacts.tab, omittingEmptySubsequences: false)
        for (field, cell) in zip(fields, cells) where !cell.isEmpty {
            field.set(try? field.ownValue(of: cell, years: 1...9999), of: &movie)
        }
        return movie
    }
}
