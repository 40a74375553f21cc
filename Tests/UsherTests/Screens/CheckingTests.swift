import Testing
import UsherTesting

@testable import Usher

/// Answers that are validated by work.
@Suite struct CheckingTests {
    private func name(_ check: @escaping (inout Work, String) throws -> Void) -> Leaflet {
        Leaflet { page, hear in
            page.title("Name")
            page.ask("Name", .text, work: check, action: hear)
        }
    }

    @Test("Ctrl-C stops the check of an answer, and the prompt is repeated")
    func stopped() {
        let screen = name { work, _ in try work.report("Read", 1, of: 10, "names") }
        let console = Script(answers: [.line("ada"), .interrupt, .line("eve"), .line(":q")])
        let end = Session.run(on: console, screen)
        #expect(end == .quit)
        #expect(screen.heard == ["eve"])
        #expect(console.transcript.contains("\nName: ada\nStopped.\nName: eve\nRead 1 of 10 names\n"))
    }
}
