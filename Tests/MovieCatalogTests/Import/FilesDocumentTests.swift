import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

/// Checks that `docs/files.md` matches the tables in the code. `RECORD_FILES=1` writes the file.
@Suite("The document docs/files.md")
struct FilesDocumentTests {
    private static let file = ShortImportCase.root.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "docs/files.md")

    @Test("The lists in docs/files.md match the tables in the code")
    func document() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let written = try Self.filledIn(text)
        if ProcessInfo.processInfo.environment["RECORD_FILES"] == "1" {
            try Data(written.utf8).write(to: Self.file)
        }
        #expect(written == text)
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        for list in [Self.encodings, Self.sites] { #expect(words.contains(list)) }
    }

    private static func filledIn(_ text: String) throws -> String {
        var text = text
        for (lead, list) in [
            ("These words may come before or after a name:\n\n", affixes),
            ("the values decide.\n\n", columns),
            ("A movie may be called None or -.\n\n", statuses),
            ("the others are what they're called above.\n\n", formats),
            ("These marks say whether it was watched:\n\n", marks),
            ("`--all-types` includes them:\n\n", "- \(types)"),
            ("these files, known by their columns:\n\n", refused), ("leaves it out:\n\n", others),
        ] {
            let start = try #require(text.firstRange(of: lead)).upperBound
            let end = text[start...].firstRange(of: "\n\n")?.lowerBound ?? text.index(before: text.endIndex)
            text.replaceSubrange(start..<end, with: list)
        }
        return text
    }

    private static var columns: String {
        var names: [String: [String]] = [:]
        var order: [String] = []
        for field in MovieField.allCases {
            let what = Column.field(field).description
            order.append(what)
            names[what] = [field.key]
        }
        for (column, all) in Column.table {
            let what = column.description
            if names[what] == nil { order.append(what) }
            names[what, default: []] += all.split(separator: ",").map {
                String($0) + (column.isUnsure ? "?" : "")
            }
        }
        return order.map { "- **\($0)**: \((names[$0] ?? []).joined(separator: ", "))" }.joined(
            separator: "\n")
    }

    private static var marks: String {
        [true, false].map { isWatched in
            let marks = PlainTextLine.marks.filter { $0.isWatched == isWatched }.map { "`\($0.mark)`" }
            return "- \(isWatched ? "watched" : "not watched"): \(marks.joined(separator: " "))"
        }.joined(separator: "\n")
    }

    private static var sites: String { Movie.sites.map { "`\($0.sign)`" }.joined(separator: ", ") }

    private static var statuses: String {
        WatchStatus.words.map { "- \($0.status): \($0.words.replacing(",", with: ", "))" }.joined(
            separator: "\n")
    }

    private static var affixes: String {
        Column.affixes.map { "- \($0.words.joined(separator: ", "))" }.joined(separator: "\n")
    }

    private static var encodings: String {
        CodePage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }

    /// A list of the formats. Formats with the same columns share an item.
    private static var formats: String {
        var rows: [(kind: String, signs: [String], columns: [String], left: String)] = []
        let history = MovieFileFormat.history(["title", "date"])
        for format in MovieFileFormat.known + [history].compactMap(\.self) where !format.isOwn {
            let own = format.columns.sorted { $0.key < $1.key }
            let columns = own.compactMap { name, column in
                // Leave out what the name means in any file.
                column.flatMap { Column(named: name) == $0 ? nil : "\(name): \($0)" }
            }
            let left = own.filter { $0.value == nil }.map(\.key).joined(separator: ", ")
            let name = format.requiredNamePart.map { ", and “\($0)” in its name" } ?? ""
            let signs =
                format.signs.sorted().joined(separator: ", ")
                + (format.kind == .netflixHistory ? " alone" : "") + name
            let same = rows.firstIndex {
                $0.kind == "\(format.kind)" && $0.columns == columns && $0.left == left
            }
            if let same {
                rows[same].signs.append(signs)
            } else {
                rows.append(("\(format.kind)", [signs], columns, left))
            }
        }
        var last: [String] = []
        return rows.map { row in
            let new = row.columns.filter { !last.contains($0) }
            let isLikeLast = row.columns.count - new.count > 1
            last = row.columns
            let columns = (isLikeLast ? ["as above"] + new : row.columns).joined(separator: "; ")
            let parts = [columns, row.left.isEmpty ? "" : "left out: \(row.left)"].filter { !$0.isEmpty }
            let meanings = parts.isEmpty ? "" : ". " + parts.joined(separator: "; ")
            return "- **\(row.kind)**: \(row.signs.joined(separator: "; or "))\(meanings)"
        }.joined(separator: "\n")
    }

    private static var types: String {
        TypeColumns.words.joined(separator: ", ") + "; and alone: "
            + TypeColumns.soleWords.sorted().joined(separator: ", ")
    }

    private static var others: String {
        MovieFileFormat.otherSigns.map { names, mayBeMovies, contents in
            let most = mayBeMovies ? ", with mostly consoles or shops of games" : ""
            return "- \(names.joined(separator: ", "))\(most): \("\(contents)".prefix { $0 != ";" })."
        }
        .joined(separator: "\n")
    }

    private static var refused: String {
        var lines: [(contents: String, signs: [String])] = []
        for (signs, _, contents) in MovieFileFormat.withoutMovies {
            let names = signs.sorted().joined(separator: ", ")
            if lines.last?.contents == "\(contents)" {
                lines[lines.count - 1].signs.append(names)
            } else {
                lines.append(("\(contents)", [names]))
            }
        }
        return lines.map { "- \($0.signs.joined(separator: "; ")): \($0.contents)" }
            .joined(separator: "\n")
    }
}
