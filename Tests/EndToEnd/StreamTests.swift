import Foundation
import Programs
import Testing

@Suite struct StreamTests {
    @Test("the end of the input quits at every kind of prompt")
    func endOfInput() throws {
        for script in ["", "s\\n", "1\\n", "1\\ne\\n", "1\\ne\\n1\\n", "1\\nd\\n", "?\\n", "/the\\n"] {
            let result = try Shell.run("printf '\(script)' | $movies --strict")
            #expect(result.status == 0, "after \(script)")
            #expect(result.trouble == "", "after \(script)")
            #expect(result.output.hasSuffix(" \n"), "after \(script)")
        }
    }

    @Test("a last line without a newline counts")
    func noNewline() throws {
        let result = try Shell.run("printf '1\\ne' | $movies")
        #expect(result.output.contains("\nEdit “"))
        #expect(result.status == 0)
    }

    @Test("lines that end in CRLF are the same lines")
    func crlf() throws {
        let unix = try Shell.run("printf '1\\nb\\nq\\n' | $movies")
        let dos = try Shell.run("printf '1\\r\\nb\\r\\nq\\r\\n' | $movies")
        #expect(dos.output == unix.output)
        #expect(dos.trouble == "")
    }

    @Test("a reader that goes away is no trouble")
    func readerGone() throws {
        let result = try Shell.run(
            "{ yes n 2>/dev/null | head -100000 2>/dev/null | $movies 2>/dev/null; echo status $? >&2; } | head -1"
        )
        #expect(result.output == "Welcome. This is a sample of 261 movies.\n")
        #expect(result.trouble == "status 0\n")
    }

    @Test("a closed standard input is a failed one, said in one line")
    func closedInput() throws {
        let result = try Shell.run("$movies <&-")
        #expect(result.trouble == "Reading the input failed: Bad file descriptor.\n")
        #expect(result.status == 74)
        let catalog = try Shell.run("$movies --catalog $films <&-")
        #expect(catalog.status == 74)
        #expect(catalog.output.contains("1–10 of 299"))
    }

    @Test("a closed or full standard output is a failed one, said in one line")
    func closedOutput() throws {
        let closed = try Shell.run("printf 'q\\n' | $movies >&-")
        #expect(closed.trouble == "Writing the output failed: Bad file descriptor.\n")
        #expect(closed.status == 74)
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try Shell.run("printf 'q\\n' | $movies >/dev/full")
        #expect(full.trouble == "Writing the output failed: No space left on device.\n")
        #expect(full.status == 74)
    }

    @Test("an answer of 10 MB without a line end is refused, and the next one is heard")
    func longLine() throws {
        let result = try Shell.run(
            "{ head -c 10000000 /dev/zero | tr '\\0' x; echo; echo 1; echo q; } | $movies")
        #expect(result.trouble == "That line is too long. An answer has at most 65536 bytes.\n")
        #expect(result.output.hasSuffix("> q\n"))
        #expect(result.output.utf8.count < 10_000)
        #expect(try Shell.run("head -c 10000000 /dev/zero | tr '\\0' x | $movies --strict").status == 65)
    }

    @Test("answers that are no text are refused, and nothing of them reaches the terminal")
    func noText() throws {
        let result = try Shell.run(
            "printf '\\377\\376\\n\\033[2J\\n1\\0002\\n1\\ne\\n1\\nA\\033]0;evil\\007B\\n:q\\n' | $movies")
        #expect(
            result.trouble == """
                That line is not UTF-8 text. Type it again.
                An answer can't contain control characters. Type it as plain text.
                An answer can't contain control characters. Type it as plain text.
                An answer can't contain control characters. Type it as plain text.

                """)
        let said = result.output + result.trouble
        #expect(!said.contains { "\u{1B}\u{0}\u{7}".contains($0) })
        #expect(result.output.contains("␛[2J"))
        #expect(result.status == 65)
    }

    @Test("a device that gives one byte at a time gives the same session")
    func slowInput() throws {
        let fast = try Shell.run("printf '/man\\n1\\nb\\nq\\n' | $movies")
        let slow = try Shell.run(
            "{ for c in / m a n '\\n' 1 '\\n' b '\\n' q '\\n'; do printf \"$c\"; done; } | $movies")
        #expect(slow == fast)
    }
}
