import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Texts, and what a function makes of each, as `Tests/Tables/values.txt` says them.
struct ValueTable: Sendable, CustomTestStringConvertible {
    static let file = ShortImportCase.root.deletingLastPathComponent().appending(path: "Tables/values.txt")

    /// The function, and what it promises.
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

@Suite("Values as tables have them", .serialized)
struct ValueTableTests {
    @Test("what a function makes of each text", arguments: ValueTable.all)
    func rows(_ table: ValueTable) throws {
        for row in table.rows {
            let output = try Self.output(of: table.name, row.input.unescaped).escaped
            #expect(output == row.output, "\(row.input)")
        }
    }

    @Test("are written by RECORD_CASES=1", .enabled(if: ImportCaseTests.isRecording))
    func record() throws {
        let tables = try ValueTable.all.map { table in
            var recorded = table
            for index in table.rows.indices {
                let input = table.rows[index].input.unescaped
                recorded.rows[index].output = try Self.output(of: table.name, input).escaped
            }
            return recorded.text
        }
        try Data(tables.joined(separator: "\n").utf8).write(to: ValueTable.file)
    }

    private static func said(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nothing" }
    private static func said(_ values: [String]?) -> String {
        values.map { $0.isEmpty ? "none" : $0.joined(separator: " | ") } ?? "nothing"
    }
    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: Array(bytes), as: UTF8.self)
    }

    private static func output(of function: String, _ text: String) throws -> String {
        let cell = Array("..\(text)".utf8).dropFirst(2)
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        switch function {
        case "foreign number": return said(cell.foreignNumber)
        case "foreign year": return said(cell.foreignYear)
        case "foreign minutes": return said(cell.foreignMinutes)
        case "foreign id at IMDb": return said(cell.foreignIMDbID)
        case "day of a spreadsheet": return said(Day(serial: cell))
        case "foreign rating":
            return said(RatingCell(cell).map { "\($0.hundredths) hundredths of \(said($0.highest))" })
        case "foreign list": return said(ListNotation.values(in: cell))
        case "last name first": return said(ListNotation.mayBeLastFirst(cell))
        case "foreign genre": return ListNotation.genre(text)
        case "text with entities": return plainText(entities: text)
        case "text with markup": return plainText(markup: text)
        case "text in Markdown": return plainText(markdown: text)
        case "line of a list":
            return said(
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
            return "\(said(values)), written \(Self.text(CellList.cell(of: values)))"
        case "date":
            guard let date = PartialDate(text) else { return "nothing" }
            let isSame = PartialDate(number: date.number) == date && Day(text) == date.day
            return "\(date.span)" + (date.day == nil ? "" : ", a day") + (isSame ? "" : " not read back")
        case "day in a cell": return said(Day(cell: cell, order: .unknown))
        case "day with a short year": return said(Day(cell: cell, order: .unknown, hasShortYears: true))
        case "day in either order": return said(NumericDate(cell)?.isOpen)
        case "viewing in a cell": return said(Viewing(cell: text)?.cell)
        case "parts at commas":
            #expect(cell.has(",") == text.contains(",") && text.has(UInt8(ascii: ",")) == text.contains(","))
            return said(cell.parts(at: UInt8(ascii: ",")).map { "“\(Self.text($0))”" })
        case "decimal number":
            return said(
                DecimalNumber(Array(parts[0].utf8)[...]).flatMap { number in
                    try? number.integer(timesTenTo: Int(parts[1]) ?? 0)
                })
        case "changes between words":
            let (there, back) = (
                EditDistance.between(parts[0], parts[1]), EditDistance.between(parts[1], parts[0])
            )
            return "\(there)" + (there == back ? "" : " and \(back)")
        case "digits": return "\(said(text.utf8.number)), tenths \(said(text.utf8.tenths))"
        case "stars":
            return said(text.stars.map { "\($0.full) full, \($0.halves) half, \($0.hollow) hollow" })
        case "text without spaces around it": return "“\(Self.text(cell.trimmed))”"
        case "id at IMDb": return said(text.imdbID) + (cell.isIMDbID ? ", alone" : "")
        case "value in a message": return shown(text)
        case "folded text": return Self.text(folded(text))
        case "keys of titles":
            return TitleForm(of: parts[0]).sortKey == TitleForm(of: parts[1]).sortKey ? "same" : "other"
        case "two spellings":
            let (one, other) = (Movie(parts[0]), Movie(parts[1]))
            let isSame = spellingNumber(of: parts[0]) == spellingNumber(of: parts[1])
            switch (one.isCalledAs(other), other.isCalledAs(one)) {
            case (true, true): return isSame ? "same" : "same, other number"
            case (false, false): return "other"
            default: return "differs by order"
            }
        case "other words of a title": return said(TitleForm(of: text).otherWords)
        case "field":
            let field = try #require(MovieField.allCases.first { "\($0)" == parts[0] })
            var movie = Movie("Old")
            do throws(InvalidValue) {
                movie[field, typedOn: .today] = try field.value(typed: parts[1], in: 2026)
                return said(field.text(of: movie))
            } catch {
                return "\(error)"
            }
        case "key of a label": return LabelKind.key(of: text)
        case "column": return said(Column(named: text))
        case "field by name": return said(Column.field(called: text))
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
        case "export format": return said(ExportFormat(path: text))
        case "note with properties":
            let note = FrontMatterNote(cell, title: "Heat") { _, _ in false }
            return said(note.map { Self.text($0.json) })
        case "movies found":
            do {
                return try SearchTests().found(text)
            } catch {
                return "\(error)"
            }
        case "field of a search": return said(SearchField.meant(by: text).map(\.name))
        default:
            if let output = try typedOutput(of: function, text) { return output }
            throw CatalogError.wrongUsage("There is no table “\(function)”.")
        }
    }
}
