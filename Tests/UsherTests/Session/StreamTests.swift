#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    @preconcurrency import Darwin
#endif
import Platform
import Testing

@testable import Usher

/// A program that prints and reads by itself while its session uses the standard streams.
@Suite(.ownThread) struct StreamTests {
    @Test("A program's own output on a pipe is in order with its pages")
    func printed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            bufferOutput()
            let console = FileConsole(input: pipe(holding: "1\nx\nq\n"), output: 1, error: 1)
            var title = "Menu"
            let screen = Leaflet { page, _ in
                print("drawn")
                page.title(title)
                page.item("One") {
                    print("done")
                    title = "Done"
                }
            }
            _ = Session.run(on: console, screen)
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(
            output.contains(
                """
                drawn
                Menu
                1. One

                ? help, q quit
                > 1
                done
                drawn

                Done
                1. One

                ? help, q quit
                > x
                There is no command “x”. Type ? for help, q to quit.
                > q

                """), "\(output)")
    }

    @Test("A debug build warns once that `readLine` reads what the session has read ahead")
    func readLines() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            dup2(pipe(holding: "1\n1\nq\n"), 0)
            let screen = Leaflet { page, _ in page.item("One") { _ = readLine() } }
            _ = Session.run(on: .standard, screen)
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let line =
            "Nothing happened: readLine reads what Usher has read ahead. Ask with page.ask or a Prompter."
        #expect(output.ranges(of: line).count == 1, "\(output)")
    }
}

/// Buffers standard output, as on a pipe. The test library may have turned buffering off.
private func bufferOutput() { setvbuf(stdout, nil, Int32(_IOFBF), 4096) }

private func pipe(holding text: String) -> Int32 {
    let ends = makePipe()
    _ = write(ends.writeEnd, text, text.utf8.count)
    _ = close(ends.writeEnd)
    return ends.readEnd
}
