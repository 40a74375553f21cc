import Catalogs
import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// A function's inputs and expected results, from `Tests/Tables/values.txt`.
struct ValueTable: Sendable, CustomTestStringConvertible {
    static let file = ShortImportCase.root.deletingLastPathComponent().appending(path: "Tables/values.txt")

    /// The function's name, a colon, and what the function promises.
    let heading: String
    var rows: [(input: String, output: String)] = []
    var name: String { String(heading.prefix { $0 != ":" }) }
    var testDescription: String { heading }

    static var all: [ValueTable] {
        var tables: [ValueTable] = []
        for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
            if line.hasPrefix("=== ") {
                tables.append(ValueTable(heading: String(line.dropFirst(4))))
            } else if let arrow = line.firstRange(of: " →"), !tables.isEmpty {
                let output = String(line[arrow.upperBound...].dropFirst())
                tables[tables.count - 1].rows.append((String(line[..<arrow.lowerBound]), output))
            }
        }
        return tables
    }

    var text: String {
        "=== \(heading)\n" + rows.map { "\($0.input) → \($0.output)\n" }.joined()
    }
}

@Suite("Tables of values", .serialized)
struct ValueTableTests {
    @Test("A function returns what its table in Tables/values.txt says", arguments: ValueTable.all)
    func rows(_ table: ValueTable) throws {
        for row in table.rows {
            let output = try output(of: table.name, row.input.unescaped).escaped.asIn2026
            #expect(output == row.output, "\(row.input)")
        }
    }

    @Test("`RECORD_CASES=1` writes the tables", .enabled(if: ImportCaseTests.isRecording))
    func record() throws {
        let tables = try ValueTable.all.map { table in
            var recorded = table
            for index in table.rows.indices {
                let input = table.rows[index].input.unescaped
                recorded.rows[index].output = try output(of: table.name, input).escaped.asIn2026
            }
            return recorded.text
        }
        try Data(tables.joined(separator: "\n").utf8).write(to: ValueTable.file)
    }

    private let films = Films()

    private static func said(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nothing" }
    private static func said(_ values: [String]?) -> String {
        values.map { $0.isEmpty ? "none" : $0.joined(separator: " | ") } ?? "nothing"
    }
    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: Array(bytes), as: UTF8.self)
    }

    private func output(of function: String, _ text: String) throws -> String {
        let cell = Array("..\(text)".utf8).dropFirst(2)
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        switch function {
        case "foreign number": return Self.said(cell.foreignNumber)
        case "foreign year": return Self.said(cell.foreignYear)
        case "foreign minutes": return Self.said(cell.foreignMinutes)
        case "foreign id at IMDb": return Self.said(cell.foreignIMDbID)
        case "day of a spreadsheet": return Self.said(Day(serial: cell))
        case "foreign rating":
            return Self.said(
                RatingCell(cell).map { "\($0.hundredths) hundredths of \(Self.said($0.highest))" })
        case "columns said twice":
            var mapping = try ColumnMapping(parts[0])
            mapping.add(try ColumnMapping(parts[1]))
            return try mapping == ColumnMapping(parts[2]) ? "same" : "other"
        case "column in a mapping": return ColumnMapping.name(text)
        case "question about a scale":
            let question = ImportQuestion(ratingsUpTo: Int(text) ?? 0, of: "Score", in: "x")
            return question.answers.map(\.text).joined(separator: "; ")
        case "list at the beginning":
            let catalog = try Catalog(movies: [])
            for name in ["Noir", "Noir of Japan"] { try catalog.change(listNamed: name, .put([Movie.ID(1)])) }
            return Self.said(try catalog.list(leading: text).map { "\($0.list.name), “\($0.rest)”" })
        case "scale of a column":
            let scale = RatingScale(holding: Int(parts[0]) ?? 0, areIntegers: parts[1] == "whole")
            return Self.said(scale?.highest) + (scale?.isRounding == true ? ", rounding" : "")
        case "rating on a scale":
            let scale = RatingScale(highest: Int(parts[0]) ?? 10, isRounding: parts[1] == "rounding")
            return Self.said(RatingCell(Array(parts[2].utf8)[...]).flatMap { scale.rating($0) })
        case "word in an encoding":
            let page = try #require(CodePage(rawValue: parts[0]))
            var statistics = EncodingStatistics()
            statistics.add(
                try parts[1].unicodeScalars.map { scalar in
                    try #require((0...255).first { page.utf8([$0][...]).elementsEqual(String(scalar).utf8) })
                }[...])
            return statistics.likely.contains(page) ? "a word" : "no word"
        case "bytes of two to a sign":
            var statistics = EncodingStatistics()
            let bytes = parts[1].split(separator: " ").compactMap { UInt8($0, radix: 16) }
            statistics.add(
                (Array(repeatElement([0xB0, 0xB0], count: Int(parts[0]) ?? 0).joined()) + bytes)[...])
            return Self.said(statistics.likelyDoubleByteEncoding)
        case "tenths": return DecimalNumber.text(tenths: Int(text) ?? 0)
        case "nearest word":
            return Self.said(nearest(to: parts[0], among: parts[1].split(separator: " ").map(String.init)))
        case "foreign list": return Self.said(ListNotation.values(in: cell))
        case "last name first": return Self.said(ListNotation.mayBeLastFirst(cell))
        case "foreign genre": return ListNotation.genre(text)
        case "text with entities": return plainText(entities: text)
        case "text with markup": return plainText(markup: text)
        case "text in Markdown": return plainText(markdown: text)
        case "line of a list":
            return Self.said(
                PlainTextLine(text).map { line in
                    "\(FilmName(title: line.title, year: line.year))"
                        + (line.note.isEmpty ? "" : ", \(line.note)")
                        + (line.isWatched == true ? ", watched" : "")
                        + (line.isListed ? ", listed" : "") + (line.leadsElsewhere ? ", leads elsewhere" : "")
                })
        case "title in JSON":
            let movie = Movie(text)
            let back = try Movie(json: movie.json, id: movie.id)
            return movie.line + (back.title.utf8.elementsEqual(text.utf8) ? "" : " not read back")
        case "movie in JSON":
            do throws(JSONError) {
                return try Movie(json: Array(text.utf8), id: Movie.ID(7)).line
            } catch {
                return "\(error)"
            }
        case "title in CSV":
            let line = Movie(text).csv
            let written = line.prefix(line.count - MovieField.allCases.count + 1)
            let row = "title,year\n\(Self.text(written)),\n"
            let back = try MovieFileReading(row).movies.first?.title
            return Self.text(written) + (back?.utf8.elementsEqual(text.utf8) == true ? "" : " not read back")
        case "list in CSV":
            let values = CellList.values(in: cell)
            return "\(Self.said(values)), written \(Self.text(CellList.cell(of: values)))"
        case "date":
            guard let date = PartialDate(text) else { return "nothing" }
            let isSame = PartialDate(number: date.number) == date && Day(text) == date.day
            return "\(date.span)" + (date.day == nil ? "" : ", a day") + (isSame ? "" : " not read back")
        case "day in a cell": return Self.said(Day(cell: cell, order: .unknown))
        case "day with a short year": return Self.said(Day(cell: cell, order: .unknown, hasShortYears: true))
        case "day in either order": return Self.said(NumericDate(cell)?.isOpen)
        case "viewing in a cell": return Self.said(Viewing(cell: text)?.cell)
        case "parts at commas":
            #expect(cell.has(",") == text.contains(",") && text.has(UInt8(ascii: ",")) == text.contains(","))
            return Self.said(cell.parts(at: UInt8(ascii: ",")).map { "“\(Self.text($0))”" })
        case "decimal number":
            return Self.said(
                DecimalNumber(Array(parts[0].utf8)[...]).flatMap { number in
                    number.integer(timesTenTo: Int(parts[1]) ?? 0)
                })
        case "changes between words":
            let (there, back) = (
                EditDistance.between(parts[0], parts[1]), EditDistance.between(parts[1], parts[0])
            )
            return "\(there)" + (there == back ? "" : " and \(back)")
        case "digits": return "\(Self.said(text.utf8.number)), tenths \(Self.said(text.utf8.tenths))"
        case "stars":
            return Self.said(text.stars.map { "\($0.full) full, \($0.halves) half, \($0.hollow) hollow" })
        case "text without spaces around it": return "“\(Self.text(cell.trimmed))”"
        case "id at IMDb": return Self.said(text.imdbID) + (cell.isIMDbID ? ", alone" : "")
        case "value in a message": return shown(text)
        case "folded text": return Self.text(folded(text))
        case "keys of titles":
            return TitleForm(of: parts[0]).sortKey == TitleForm(of: parts[1]).sortKey ? "same" : "other"
        case "two spellings":
            let (one, other) = (Movie(parts[0]), Movie(parts[1]))
            let isSame = spellingNumber(of: parts[0]) == spellingNumber(of: parts[1])
            switch (one.sharesTitle(other), other.sharesTitle(one)) {
            case (true, true): return isSame ? "same" : "same, other number"
            case (false, false): return "other"
            default: return "differs by order"
            }
        case "other words of a title": return Self.said(TitleForm(of: text).otherWords)
        case "field":
            let field = try #require(MovieField.allCases.first { "\($0)" == parts[0] })
            var movie = Movie("Old")
            do throws(InvalidValue) {
                movie[field, typedOn: .today] = try field.value(typed: parts[1], in: 2026)
                return Self.said(field.text(of: movie))
            } catch {
                return "\(error)"
            }
        case "key of a label": return LabelKind.key(of: text)
        case "column": return Self.said(Column(named: text))
        case "field by name": return Self.said(Column.field(called: text))
        case "CSV":
            var reader = CSVReader(BytesInMemory(Array(text.utf8)), path: "films.csv")
            var (record, rows) = (CSVReader.Record(), "")
            do throws(CatalogError) {
                while try reader.read(into: &record) { rows += "[\(record.texts.joined(separator: "|"))]" }
                return rows
            } catch {
                return "\(error)"
            }
        case "type of a title":
            let kinds = try [
                "title,type,year\nHeat,\(text),1995\n", "Title,Title Type,Year\nHeat,\(text),1995\n",
                "name,media_type,year\nHeat,\(text),1995\n",
                "Const,Title,Title Type\ntt0000001,Heat,\(text)\n",
            ].map { file in
                try #require(try MovieFileReading(file, includesAllTypes: true).rows.count == 1)
                return try MovieFileReading(file).passedOver == 0 ? "a movie" : "no movie"
            }
            return Set(kinds).sorted().joined(separator: " or ")
        case "text for Markdown": return markdown(text)
        case "export format": return Self.said(ExportFormat(path: text))
        case "note with properties":
            let note = FrontMatterNote(cell, title: "Heat") { _, _ in false }
            return Self.said(note.map { Self.text($0.json) })
        case "movies found":
            do {
                return try SearchTests().found(text)
            } catch {
                return "\(error)"
            }
        case "films found", "films near a name", "other searches": return try films.output(of: function, text)
        case "movies of a diary": return try DiaryTests().found(text)
        case "film by name": return try FilmNameTests().found(text)
        case "files of an export":
            let archive = LetterboxdArchive(of: text.split(separator: " ").map(String.init))
            return Self.said(
                archive.map {
                    "\($0.imported.joined(separator: " ")); not \($0.ignored.joined(separator: " "))"
                })
        case "order of a search":
            let query = try Catalog(movies: []).query(for: MovieSearch(text))
            return Self.said(query.order) + (query.isReversed ? ", reversed" : "")
        case "damaged catalog": return try DamagedCatalog.output(of: text)
        case "field of a search": return Self.said(SearchField.meant(by: text).map(\.name))
        default:
            if let output = try Self.movieOutput(of: function, text) { return output }
            if let output = try Self.typedOutput(of: function, text) { return output }
            throw CatalogError.wrongUsage("There is no table “\(function)”.")
        }
    }
}

/// A catalog of Examples/films.csv, with some movies watched, rated or on the watchlist. Opened
/// once per table.
private final class Films {
    private var opened: (file: CatalogFile, catalog: Catalog)?

    private func catalog() throws -> Catalog {
        if let opened { return opened.catalog }
        let file = try CatalogFile(of: .allFilms) { catalog in
            func change(_ name: String, _ change: (inout Movie) -> Void) throws {
                let movie = try #require(try catalog.movies(called: FilmName(typed: name)).first)
                try catalog.update(movie.id, as: .edited([.rating]), change)
            }
            func see(_ name: String, _ day: String?, _ rating: String? = nil, _ note: String? = nil) throws {
                let (date, rating) = (day.flatMap { PartialDate($0) }, rating.flatMap { Rating($0) })
                try change(name) { $0.viewings = [Viewing(on: date, rating: rating, note: note)] }
            }
            try see("Heat (1995)", "2026-10-15", "9")
            try see("Ran", "2025-07-01", "10")
            try see("Vertigo", "2019")
            try see("Alien (1979)", "2026-11-21", "9")
            try see("Aliens (1986)", "2026-11-20", "8", "I have seen it.")
            try change("Seven Samurai") { ($0.rating, $0.dayRated) = (Rating("8"), Day("2026-10-20")) }
            try change("Kagemusha") { $0.watchlist = WatchlistEntry() }
            try change("Double Indemnity") { $0.tags = ["Noirvember", "Film noir"] }
        }
        let catalog = try file.open()
        opened = (file, catalog)
        return catalog
    }

    private func said(_ count: MovieCount) -> String {
        switch count {
        case .exactly(let count): "\(count)"
        case .moreThan(let count): "more than \(count)"
        }
    }

    func output(of function: String, _ text: String) throws -> String {
        let catalog = try catalog()
        func titles(_ movies: [String]) -> String {
            movies.isEmpty ? "nothing" : movies.joined(separator: "; ")
        }
        switch function {
        case "films near a name": return titles(try catalog.movies(near: FilmName(typed: text)).map(\.title))
        case "films found":
            let query = MovieQuery(search: try MovieSearch(text, today: sunday))
            return "\(said(try catalog.count(of: query))): "
                + titles(try catalog.listedMovies(of: query, in: 0..<3).map(\.title))
        default:
            let search = try MovieSearch(text, today: sunday)
            let count = try catalog.count(of: MovieQuery(search: search))
            return titles(
                try catalog.suggestions(besides: search, finding: count).map { offer in
                    let found = try catalog.count(of: MovieQuery(search: offer.search))
                    return "\(offer.heading) \(said(found))"
                        + (offer.count == found ? "" : ", said \(said(offer.count))")
                })
        }
    }
}
