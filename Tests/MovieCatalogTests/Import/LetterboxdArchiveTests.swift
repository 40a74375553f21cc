import Foundation
import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Exports of Letterboxd")
struct LetterboxdArchiveTests {
    private static let export = ShortImportCase.root.appending(path: "letterboxd-export")
    private static let account: [String: String] = {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: export.path + "/export")
        let texts = (names ?? []).compactMap { name in
            (try? String(contentsOfFile: export.path + "/export/\(name)", encoding: .utf8)).map { (name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }()

    private static let ignored = [
        "comments.csv", "deleted/diary.csv", "likes/reviews.csv", "orphaned/reviews.csv", "profile.csv",
    ].map(ImportBatch.IgnoredFile.other)

    /// The expected movies, as JSON lines from the import case.
    private static let movies =
        (try? String(contentsOf: export.appending(path: "expected.jsonl"), encoding: .utf8))?
        .split(separator: "\n").map(String.init)

    private func check(_ path: String) throws {
        let catalog = try Catalog(of: [])
        let files = try ImportBatch([path])
        #expect(files.ignored == Self.ignored)
        #expect(try catalog.take(files).report.counts == ImportCounts(added: 2))
        #expect(try catalog.movies().map(\.line).sorted() == Self.movies)
        #expect(try catalog.lists.map { "\($0.list.name) \($0.movies)" } == ["Night 1"])
        #expect(try catalog.preview(files).counts == ImportCounts(unchanged: 2))
    }

    @Test("A folder is imported with each film once, and its other files are named as ignored")
    func folder() throws {
        let folder = try Self.folder()
        try check(folder.path)
    }

    static func folder() throws -> ImportFolder {
        let folder = try ImportFolder()
        for (name, text) in account {
            let url = URL(filePath: folder[name])
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return folder
    }

    @Test("A list that's only opened is a tag of its films, with their notes")
    func openedList() throws {
        let folder = try ImportFolder([
            "noir.csv": "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,Noir,,u,\n\n"
                + "Position,Name,Year,URL,Description\nx,Heat,1995,https://boxd.it/2a,\n2,Ran,1985,,Good\n"
        ])
        let movies = try OpenedFile(at: folder["noir.csv"]).catalog.movies()
        #expect(movies.map(\.tags) == [["Noir"], ["Noir"]] && movies.map(\.note) == [nil, "Good"])
    }

    @Test("A pipe named like a file of the export is skipped and reported")
    func pipe() throws {
        let folder = try ImportFolder(["watched.csv": Self.account["watched.csv"] ?? ""])
        try #require(mkfifo(folder["ratings.csv"], 0o600) == 0)
        let files = try ImportBatch([folder.path])
        #expect(files.descriptions == ["Letterboxd watched movies: watched.csv"])
        #expect(
            files.ignored.map(\.description) == [
                "\(folder.path)/ratings.csv is not a regular file, and an import reads it twice. Save it to a file first."
            ])
    }

    @Test(
        "The zip archive is imported, stored or deflated, also with a folder around its files",
        arguments: [true, false])
    func archive(isDeflated: Bool) throws {
        let folder = try ImportFolder()
        let files = Self.account.map { ($0.key, Array($0.value.utf8)) }
        try folder.write(try zip(files, isDeflated: isDeflated), to: "export.zip")
        try check(folder["export.zip"])
        try folder.write(
            try zip(files.map { ("letterboxd-anna/" + $0.0, $0.1) }, isDeflated: isDeflated), to: "a.zip")
        let catalog = try Catalog(of: [])
        try catalog.take(folder.opened("a.zip"))
        #expect(try catalog.movies().map(\.line).sorted() == Self.movies)
    }

    @Test("A folder that isn't an export is refused, with a suggestion of what's in it")
    func otherFolders() throws {
        let folder = try ImportFolder(["a.csv": "title\nHeat\n", "b.png": ""])
        func refusal() -> String? {
            let error = #expect(throws: CatalogError.self) { try ImportBatch([folder.path]) }
            return error?.description.replacing("\(folder.path)/", with: "")
        }
        let wanted = "\(folder.path) is a folder without Letterboxd's diary.csv, watched.csv or the like. "
        #expect(refusal() == wanted + "Choose a file in it: a.csv.")
        let zipped = try zip([("diary.csv", Array("x".utf8))], isDeflated: false)
        try folder.write(zipped, to: "letterboxd-anna.zip")
        #expect(refusal() == wanted + "Choose the export in it: letterboxd-anna.zip.")
        try folder.remove("letterboxd-anna.zip")
        try FileManager.default.createDirectory(
            atPath: folder["anna"], withIntermediateDirectories: false)
        try folder.write(Array("x".utf8), to: "anna/diary.csv")
        #expect(refusal() == wanted + "Choose the export in it: anna.")
        try folder.remove("anna")
        try folder.remove("a.csv")
        #expect(refusal() == wanted + "Choose another.")
    }

    @Test(
        "An archive with a wrong checksum or length is refused with that reason",
        arguments: [(16, "its checksum is wrong"), (24, "it is longer than the archive says")])
    func otherSums(offset: Int, reason: String) throws {
        let folder = try ImportFolder()
        var bytes = try zip(
            [("diary.csv", Array((Self.account["diary.csv"] ?? "").utf8))], isDeflated: true)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        bytes[place + offset] -= 1
        try folder.write(bytes, to: "x.zip")
        let catalog = try Catalog(of: [])
        do throws(CatalogError) {
            let files = try ImportBatch([folder["x.zip"]])
            _ = try catalog.preview(files)
            Issue.record("the archive is imported")
        } catch {
            #expect(error.description.contains(reason))
        }
    }

    @Test(
        "A refused damaged archive imports nothing, and a truncated one is always refused",
        arguments: [true, false])
    func damaged(isDeflated: Bool) throws {
        let folder = try ImportFolder()
        let whole = try zip(
            [("diary.csv", Array((Self.account["diary.csv"] ?? "").utf8))], isDeflated: isDeflated)
        for place in whole.indices where place % 7 == 0 || place > whole.count - 80 {
            var bytes = whole
            bytes[place] ^= 0x55
            try folder.write(bytes, to: "x.zip")
            let catalog = try Catalog(of: [])
            do throws(CatalogError) {
                let files = try ImportBatch([folder["x.zip"]])
                _ = try catalog.importMovies(files, plan: catalog.preview(files))
            } catch {
                #expect(!error.description.contains { $0.isNewline })
                #expect(try catalog.movies() == [])
            }
        }
        for count in stride(from: 0, to: whole.count, by: 5) {
            try folder.write(Array(whole.prefix(count)), to: "x.zip")
            #expect(throws: CatalogError.self) { try folder.opened("x.zip") }
        }
    }
}
