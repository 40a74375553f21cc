import MovieCatalog

struct TypeColumns {
    private let type: Int?
    private let trailer: Int?
    /// The column whose titles may have a mark such as (TV Series).
    private let title: Int?
    /// The columns of seasons, episodes and series names.
    private let parts: [Int]

    init(of header: MovieFileHeader) {
        (type, trailer) = (header[.type], header[.trailer])
        title = header.format.isOwn ? nil : header[.field(.title)]
        parts = header.usedColumns.filter { [.part, .series].contains($0.column.role) }.map(\.index)
    }

    func isFilm(_ record: CSVReader.Record) -> Bool {
        if let trailer, !record[trailer].trimmed.isEmpty { return false }
        for part in parts {
            let cell = record[part].trimmed
            guard cell.isEmpty || Self.noPart.contains(String(decoding: cell, as: UTF8.self).lowercased())
            else { return false }
        }
        if let title, record[title].contains(UInt8(ascii: "(")), Self.isOther(record[title]) { return false }
        guard let type else { return true }
        return Self.isFilm(String(decoding: record[type], as: UTF8.self))
    }

    /// Whether a title has a mark such as (TV Series) or (TV Series 2008–2013).
    private static func isOther(_ title: ArraySlice<UInt8>) -> Bool {
        let parts = String(decoding: title, as: UTF8.self).lowercased().split(separator: "(").dropFirst()
        return parts.contains { titleMarks.others.contains($0.prefix { $0 != ")" }.filter(\.isLetter)) }
    }

    /// Returns a title without a mark such as (TV Movie).
    static func unmarked(_ title: String) -> String {
        guard title.utf8.last == UInt8(ascii: ")"), let open = title.lastIndex(of: "("),
            titleMarks.films.contains(title[open...].lowercased().filter(\.isLetter))
        else { return title }
        return String(title[..<open].trimmed)
    }

    /// Whether a type of title means a film. Unknown types do, too.
    private static func isFilm(_ type: String) -> Bool {
        let letters = type.lowercased().filter(\.isLetter)
        if letters.hasSuffix("movie") || letters.hasSuffix("spielfilm") || letters == "animefilm" {
            return true
        }
        return !soleWords.contains(letters) && !words.contains { letters.contains($0) }
    }
}
