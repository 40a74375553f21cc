import Foundation
import Testing
import UsherTesting

@testable import Usher

private let folder = URL(filePath: #filePath).deletingPathExtension()

/// Returns the text of a file in the Transcripts folder, without its final line break.
func storedTranscript(_ name: String) -> String {
    let text = try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    return String((text ?? "There is no transcript \(name).\n").dropLast())
}

/// Plays the sessions of Transcripts/NAME.txt, and compares what they print.
///
/// A session begins with `=== what it shows: page`. In its transcript, `⟨⟩` encloses what's typed:
/// an answer with `␛` for Escape, `^end`, `^interrupt`, or `^5` to let five seconds pass. The
/// session's end, lost moves and leaks follow. To add a session, write only its answers:
/// `RECORD_TRANSCRIPTS=1 swift test --filter SUITE` writes the rest.
///
/// - Parameters:
///   - screens: Pages by name. `NAME over menu` shows one on top of a menu.
///   - flows: Other programs by name.
///   - step: Does what an answer asks for, or returns false.
func play(
    _ name: String, height: Int? = nil, options: Session.Options = Session.Options(),
    screens: [String: () -> Leaflet] = [:], flows: [String: (Navigator) -> any Coordinator] = [:],
    step: (ScriptedSession, _ answer: String) -> Bool = { _, _ in false }
) throws {
    let written = try ("\n" + storedTranscript(name)).components(separatedBy: "\n=== ").dropFirst().map {
        part in
        let title = part.prefix { $0 != "\n" }
        let page = try #require(title.components(separatedBy: ": ").last)
        let parts = page.components(separatedBy: " over ")
        let root = try #require(
            flows[page] ?? screens[parts[0]].map { program($0(), isOnMenu: parts.count > 1) }, "\(page)")
        let session = ScriptedSession(height: height, options: options, root)
        let answers = part.matches(of: /⟨([^⟩]*)⟩/).map { String($0.1) }
        return "=== \(title)\n\(played(answers, in: session, step: step))"
    }.joined(separator: "\n\n")
    try compare(written, withTranscript: name)
}

/// Compares a text with a file in the Transcripts folder, or records it there.
func compare(_ text: String, withTranscript name: String) throws {
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
        try Data("\(text)\n".utf8).write(to: folder.appending(path: "\(name).txt"))
    } else {
        #expect(TranscriptDifference(text, expected: storedTranscript(name)) == nil)
    }
}

/// Returns a program that says what its page reports.
private func program(_ screen: Leaflet, isOnMenu: Bool) -> (Navigator) -> any Coordinator {
    { navigator in
        screen.tell = { navigator.say("Heard: \($0)") }
        return isOnMenu
            ? Flow(Leaflet.menu, screen, navigator: navigator) : Flow(screen, navigator: navigator)
    }
}

private func played(
    _ answers: [String], in session: ScriptedSession, step: (ScriptedSession, String) -> Bool
) -> String {
    var text = session.transcript
    for answer in answers {
        let start = session.transcript.utf8.count
        switch answer {
        case _ where step(session, answer): break
        case "^end": session.endInput()
        case "^interrupt": session.interrupt()
        case _ where answer.hasPrefix("^"): session.advance(by: .seconds(Int(answer.dropFirst()) ?? 0))
        default: session.answer(answer.replacing("␛", with: "\u{1B}"))
        }
        let printed = String(decoding: session.transcript.utf8.dropFirst(start), as: UTF8.self)
        text += "⟨\(answer)⟩" + (printed.hasPrefix(answer) ? printed.dropFirst(answer.count) : printed[...])
    }
    if let end = session.end { text += "\n= \(end)" }
    for lost in session.lostMoves { text += "\n= lost: \(lost)" }
    for leak in session.leaks { text += "\n= leaked: \(leak)" }
    return text
}
