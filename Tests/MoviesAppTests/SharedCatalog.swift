import Catalogs
import Foundation
import MoviesApp
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// A catalog on disk, opened twice as if by two programs.
final class SharedCatalog {
    let ours: Catalog
    let theirs: Catalog
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path

    init() throws {
        try MadeCatalog.sample.write(to: path)
        ours = try Catalog.open(path)
        theirs = try Catalog.open(path)
    }

    deinit {
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    }

    func session(_ answers: String...) -> ScriptedSession {
        ScriptedSession(of: ours, answers)
    }

    func movie(_ search: String) throws -> Movie? {
        try theirs.movies(of: MovieQuery(search: MovieSearch(search)), in: 0..<1).first
    }
}

extension ScriptedSession {
    /// Starts a session in a wide window and types these answers.
    convenience init(of catalog: Catalog, isStrict: Bool = false, _ answers: [String]) {
        self.init(width: 200, options: Session.Options(isStrict: isStrict)) {
            AppCoordinator(catalog: catalog, isStrict: isStrict, navigator: $0)
        }
        for answer in answers { self.answer(answer) }
    }
}
