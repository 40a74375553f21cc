import Foundation
import Programs
import Testing

@Suite("Questions of a script") struct PromptScriptTests {
    private static let program = QuestionTableTests.program

    @Test("Output between two questions stays between them on a pipe")
    func printed() throws {
        let result = try Shell.run("printf 'Ada\\ngreen\\n' | \(Self.program) --prompt")
        #expect(result.output == "Name: Ada\nHello, Ada.\nColor: green\nAda likes green.\n")
        #expect(result.status == 0)
    }

    @Test(
        "A question without an answer ends with a status that stops the commands after it",
        arguments: ["", "Ada\\n", ":q\\n", "Ada\\n:q\\n"])
    func noAnswer(lines: String) throws {
        let result = try Shell.run("printf '\(lines)' | \(Self.program) --prompt && echo deployed")
        #expect(!result.output.contains("deployed"))
        #expect(result.status == 65)
    }

    @Test(
        "Questions show on the terminal even if the output is captured",
        .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"))
    func captured() throws {
        let terminal = try Terminal("--prompt >/dev/null", of: Self.program)
        terminal.wait(for: "Name: ")
        try terminal.type("Ada\n")
        terminal.wait(for: "Color: ")
        try terminal.type("green\n")
        #expect(terminal.finish() == 0)
        #expect(terminal.screen.contains("Name: ") && !terminal.screen.contains("Hello"))
    }
}
