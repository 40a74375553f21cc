import Testing

@testable import Usher

/// The meaning of each line on each kind of page: see Transcripts/LineMeaning.txt.
@Suite struct LineMeaningTests {
    enum PageKind: String, CaseIterable {
        case menu, first, words, text, number, yesOrNo, short, long, several, limited, paragraphs, secret,
            empty
    }

    private static let colors = ["red", "green", "blue", "light blue", "sand and sea"]

    private func draw(_ kind: PageKind, on page: inout Page) {
        switch kind {
        case .menu, .first, .words:
            for name in ["Alpha", "Beta", "Alphabet", "x", "Gamma ray"] { page.item(name) {} }
            page.item("Year", nil, asks: .number(in: 1900...2000)) { _ in }
            page.command("c", "clear all") {}
            page.command("d", "delete", confirms: "Sure?") {}
            if kind == .menu { page.search(help: "finds") { _ in } }
            if kind == .words { page.otherwise(completing: { _ in [] }) { _ in true } }
        case .text, .number:
            page.item("Other") {}
            page.command("c", "clear all") {}
            if kind == .text {
                page.ask("Name", .text) { _ in }
            } else {
                page.ask("Year", .number(in: 1900...2000), default: 1950) { _ in }
            }
        case .yesOrNo: page.ask("Sure?", .yesOrNo, default: false) { _ in }
        case .short:
            page.item("Other") {}
            page.ask("Color", .one(of: Self.colors), default: "green") { _ in }
        case .long: page.ask("Number", .one(of: (101...130).map { "n\($0)" })) { _ in }
        case .several:
            page.item("Other") {}
            page.ask("Colors", .several(of: Self.colors), default: ["green"]) { _ in }
        case .limited: page.ask("Colors", .several(of: Self.colors, atLeast: 1, atMost: 2)) { _ in }
        case .paragraphs: page.ask("Note", .longText) { _ in }
        case .secret: page.ask("Word", .secret) { _ in }
        case .empty: page.title("Nothing")
        }
    }

    private func meaning(_ line: String, _ kind: PageKind) -> String {
        var page = Page()
        page.settings.sessionWords = [.tree, .path, .open]
        draw(kind, on: &page)
        page.offering.level = kind == .first ? .first : .further
        do {
            let choices = try page.choices(of: line).map { "\($0)" }
            return choices.isEmpty ? "nothing" : choices.joined(separator: ", ")
        } catch {
            return "! \(error)"
        }
    }

    @Test(
        "A typed line has its recorded meaning on each kind of page")
    func lines() throws {
        let parts = storedTranscript("LineMeaning").split(separator: "# ").map { $0.split(separator: "\n") }
        #expect(parts.map { String($0[0]) } == PageKind.allCases.map(\.rawValue))
        for (kind, part) in zip(PageKind.allCases, parts) {
            for row in part.dropFirst() {
                let cells = row.split(separator: "> → ", maxSplits: 1).map { String($0) }
                let line = String(cells[0].dropFirst())
                #expect(meaning(line, kind) == cells[1], "\(kind): “\(line)”")
            }
        }
    }
}
