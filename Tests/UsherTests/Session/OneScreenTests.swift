import Testing
import UsherTesting

@testable import Usher

/// A program with one screen doesn't need its own coordinator.
@Suite struct OneScreenTests {
    private final class CountScreen: Screen {
        private(set) var count = 0

        func draw(on page: inout Page) {
            page.title("Counter")
            page.field("Count", count)
            page.command("a", "add") { [self] in count += 1 }
            page.command("t", "take") { [self] in
                guard count > 0 else { throw Refusal("There is nothing to take.") }
                count -= 1
            }
        }
    }

    @Test("One line runs a screen on standard input and output, and ends the process", .ownThread)
    func process() async {
        let ended = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            Session.run(on: .standard, CountScreen()).exit()
        }
        let output = String(decoding: ended?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("Counter\nCount: 0\n\na add, t take, ? help, q quit\n> \n"))
    }
}
