import Testing
import UsherTesting

@testable import Usher

/// Answers typed without the accents, case or width of a name.
@Suite("Accents, case and width") struct AccentTests {
    private static let names = [
        "Mexico", "México", "Österreich", "Ελλάδα", "ﾆｯﾎﾟﾝ", "Ｔｏｋｙｏ", "Łódź", "Straße",
    ]

    private func list(isLong: Bool, _ pick: @escaping (String) -> Void) -> ScriptedSession {
        let others = isLong ? (1...20).map { "Other \($0)" } : []
        return ScriptedSession(
            Leaflet { page, _ in page.ask("Place", .one(of: Self.names + others)) { pick($0) } })
    }

    @Test(
        "A typed name fits without its accents, case and width", arguments: [true, false],
        [
            ("oster", "Österreich"), ("OSTERREICH", "Österreich"), ("o\u{308}ster", "Österreich"),
            ("ελλαδα", "Ελλάδα"), ("ニッポン", "ﾆｯﾎﾟﾝ"), ("tokyo", "Ｔｏｋｙｏ"), ("ｌｏｄｚ", "Łódź"),
            ("strasse", "Straße"), ("mexico", "Mexico"), ("méxico", "México"), ("MÉXICO", "México"),
        ])
    func named(isLong: Bool, typed: (text: String, name: String)) {
        var picked: [String] = []
        let session = list(isLong: isLong) { picked.append($0) }
        session.answer(typed.text)
        #expect(picked == [typed.name], "\(session.errorLines)")
    }

    @Test("Tab completes a name that is typed without its accents")
    func completed() {
        let session = list(isLong: true) { _ in }
        session.type("oster\t")
        #expect(session.transcript.hasSuffix("> Österreich"))
        session.press("Ctrl-U")
        session.type("mex\t")
        #expect(session.transcript.contains("\n1. Mexico\n2. México\n"))
    }
}
