import Foundation
import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// An answer's action retains its screen, but no screen outlives its flow.
@Suite struct MoviesLifetimeTests {
    private struct Weak {
        weak var object: AnyObject?
    }

    @Test(
        "Screens and coordinators are freed when their flow ends", arguments: ["home", "the end of input"])
    func freed(way: String) throws {
        let catalog = try Catalog.sample()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv").path
        try Data("title\nGaslight\nHeat\n".utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        var kinds: Set<String> = []
        for answers in [
            "1 e 8 9 s", "1 e 1", "1 w a", "1 d", "s", "f 4", "c 1 1", "a", "i \(file) d",
            "i \(file) d a a i",
            "u", "e \(file)", "e \(file) y", "/the n", "1 s yesterday", "c 2 1", "v 1",
        ] {
            let session = ScriptedSession { AppCoordinator(catalog: catalog, navigator: $0) }
            var objects: [Weak] = []
            for answer in answers.split(separator: " ") {
                session.answer(String(answer))
                for object in session.screens as [AnyObject] + session.coordinators {
                    objects.append(Weak(object: object))
                    kinds.insert("\(type(of: object))")
                }
            }
            if way == "home" {
                session.answer(":h", "h", "h")
                let left = Set(objects.compactMap { $0.object.map { "\(type(of: $0))" } })
                // If there are viewings when a session starts, its first page is the overview.
                let kind =
                    try catalog.viewingCount() > 0 && answers != "1 s yesterday" ? "Overview" : "MovieList"
                #expect(left == ["AppCoordinator", "\(kind)Coordinator", "\(kind)Screen"], "\(answers)")
            }
            session.endInput()
            #expect(session.leaks == [], "\(answers)")
            #expect(session.lostMoves == [], "\(answers)")
            #expect(objects.allSatisfy { $0.object == nil }, "\(answers)")
        }
        // The test must cover nearly all kinds of screens and coordinators.
        #expect(kinds.count == 27, "\(kinds.sorted())")
    }
}
