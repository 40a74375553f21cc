@testable import MovieCatalog
@testable import MovieImport

/// Imports a zip archive of any bytes into a catalog. A refusal must have a one-line message and
/// change nothing.
func fuzzZip(_ bytes: [UInt8]) {
    let path = scratchFile("export.zip")
    write(bytes, to: path)
    guard let catalog = try? Catalog(movies: []) else { fail("a catalog can be created") }
    do {
        let files = try ImportBatch([path])
        let plan = try catalog.preview(files)
        let report = try catalog.importMovies(files, plan: plan)
        checkSums(of: plan, and: report, [], try movies(catalog))
    } catch {
        expect(!"\(error)".utf8.contains { $0 < 0x20 }, "an error is one line")
        expect((try? catalog.table.total()) == 0, "a refused archive changes nothing")
    }
}
