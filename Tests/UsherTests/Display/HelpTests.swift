import Testing
import UsherTesting

@testable import Usher

@Suite struct HelpTests {
    private func session(
        width: Int = 80, height: Int?, commands: String = "ace", paragraphs: Int = 1, isBrief: Bool = false
    ) -> ScriptedSession {
        ScriptedSession(width: width, height: height, options: Session.Options(isBrief: isBrief)) {
            navigator in
            Flow(
                Leaflet { page, _ in
                    page.title("Films")
                    for letter in commands.unicodeScalars {
                        page.command(letter, "label", help: "does what \(letter) does") {}
                    }
                    page.command("w", "watched", asks: "Day", .text, default: "yesterday") { _ in }
                    for number in 0..<paragraphs { page.help("Paragraph \(number).") }
                }, navigator: navigator)
        }
    }

    /// Returns the lines written after an answer, including the unfinished last one.
    private func lines(after line: String, in session: ScriptedSession) -> [Substring] {
        let start = session.transcript.utf8.count + line.utf8.count + 1
        session.answer(line)
        return Substring(session.transcript.utf8.dropFirst(start)).split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    private let page: [Substring] = [
        "", "Films", "", "a label, c label, e label, w watched, ? help, q quit", "> ",
    ]

    @Test("Help lists the page's commands, an example, the explanation and then general commands")
    func order() {
        let help: [Substring] = [
            "", "Help: Films", "a: does what a does", "c: does what c does", "e: does what e does",
            "w: watched",
            "w yesterday: chooses w and answers its question", "Paragraph 0.", "?: explains this page",
            "q: quits the program",
        ]
        #expect(lines(after: "?", in: session(height: nil)) == help + page)
    }

    @Test("Help is a table in a window of at least 80 columns, followed by the page")
    func table() {
        let help: [Substring] = [
            "", "Help: Films", "a            does what a does", "c            does what c does",
            "e            does what e does", "w            watched",
            "w yesterday  chooses w and answers its question", "Paragraph 0.",
            "?            explains this page",
            "q            quits the program",
        ]
        #expect(lines(after: "?", in: session(height: 14)) == help + page)
        #expect(lines(after: "?", in: session(width: 79, height: 14))[2] == "a: does what a does")
    }

    @Test(
        "Help has parts of at most the window's height, and the page follows the last if it fits"
    )
    func parts() {
        let whole = lines(after: "?", in: session(height: 100, paragraphs: 9))
        let help = whole.dropFirst().dropLast(page.count)
        for height in 2...40 {
            let session = session(height: height, paragraphs: 9)
            var (rest, answer) = (help, "?")
            while true {
                let part = lines(after: answer, in: session)
                let hasRoom = rest.isEmpty || rest.count + page.count <= height
                let shown = rest.prefix(max(height - 1, 1))
                rest = rest.dropFirst(shown.count)
                let next: Substring = rest.isEmpty ? "(Enter for the page) > " : "(Enter for more) > "
                #expect(part == (shown.isEmpty ? [] : [""] + shown) + (hasRoom ? page : [next]), "\(height)")
                if hasRoom || part.last == "> " { break }
                answer = ""
            }
        }
    }

    @Test("A long explanation in the help continues below its first word")
    func wrapped() {
        let session = ScriptedSession(
            height: 24,
            Leaflet { page, _ in
                page.title("Films")
                page.command("a", "add", help: String(repeating: "word ", count: 20)) {}
            })
        let words = repeatElement("word", count: 15).joined(separator: " ")
        #expect(lines(after: "?", in: session).contains("a  \(words)"))
        #expect(lines(after: "?", in: session).contains("   word word word word word"))
    }
}
