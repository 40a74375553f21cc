import Foundation
import Measuring

/// Runs the program that queries a catalog as the list of movies does.
struct CatalogSession {
    let program: URL
    let scratch: ScratchFolder

    func makeCatalog(_ file: String) throws {
        _ = try run(
            program, ["make", file, "0"], on: URL(filePath: "/dev/null"), to: scratch.file("session.output"))
    }

    func importMovies(_ files: [String], into catalog: String) throws -> Run {
        try run(
            program, ["import", catalog] + files, on: URL(filePath: "/dev/null"),
            to: scratch.file("session.output"))
    }

    /// Asks a question this many times.
    ///
    /// - Returns: The run, and its output: nanoseconds per page, or the first pages if `times` is
    ///   zero.
    func ask(_ question: Question, of file: String, times: Int) throws -> (run: Run, output: String) {
        let input = scratch.file("session.input")
        try Data(question.searches.map { $0 + "\n" }.joined().utf8).write(to: input)
        let output = scratch.file("session.output")
        let run = try run(
            program, [question.mode, file, "\(times)"] + question.arguments, on: input, to: output)
        return (run, try String(contentsOf: output, encoding: .utf8))
    }
}
