import Foundation
import Testing

@Suite("Links")
struct LinkTests {
    private static let repository = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "every link of a document leads to a file",
        arguments: [
            "README.md", "docs/architecture.md", "docs/pattern-figures.md", "docs/patterns.md",
            "docs/performance.md", "Examples/PlainCoordinator/README.md",
            "Examples/StateNavigation/README.md",
            "Examples/Changes/README.md", "Examples/CleanSwiftRouter/README.md",
            "Examples/EntityEditor/README.md", "Examples/MovieCoordinators/README.md",
            "Examples/ViperModules/README.md",
        ])
    func links(document: String) throws {
        let file = Self.repository.appending(path: document)
        let text = try String(contentsOf: file, encoding: .utf8)
        for link in text.matches(of: /\]\(([^)#]+)/).map({ String($0.1) }) where !link.contains("://") {
            let target = file.deletingLastPathComponent().appending(path: link)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(document) links to \(link)")
        }
    }
}
