import UsherTesting

@testable import Usher

/// Reads a recording and replays it as far as possible. What could be read must read back equal
/// after writing.
func fuzzRecording(_ bytes: [UInt8]) {
    let recording: Recording
    do {
        recording = try Recording(bytes)
    } catch {
        let count = bytes.count { $0 == UInt8(ascii: "\n") } + 1
        return expect(error.line.map { (1...count).contains($0) } == true, "a refusal names its line")
    }
    let events = recording.entries.map(\.event)
    let written =
        Recording.head(program: recording.program, given: recording.given.mapValues(\.value))
        + events.map { "\($0)\n" }.joined()
    guard let again = try? Recording(written) else { fail("a recording that was written can be read") }
    expect(again.entries.map(\.event) == events, "a recording reads back equal")
    // A replay would wait for the message.
    guard !events.contains(where: { $0.kind == .message }) else { return }
    _ = Session.run(on: Script([]), replaying: Replay(recording)) {
        OneScreenCoordinator(RecordedScreen(), navigator: $0)
    }
}

private final class RecordedScreen: Screen {
    private var note = ""

    func draw(on page: inout Page) {
        page.title("Notes")
        page.item("Name", note, asks: .text) { [self] in note = $0 }
        page.item("Note", note, asks: .longText) { [self] in note = $0 }
        page.item("Token", nil, asks: .secret) { [self] in note = $0 }
    }
}
