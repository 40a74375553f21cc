import Platform
import Testing
import UsherTesting

@testable import Usher

/// Names with letters that a keyboard doesn't have.
@Suite("Accents, case and width") struct AccentTests {
    private static let names = [
        "Mexico", "México", "Österreich", "Ελλάδα", "ﾆｯﾎﾟﾝ", "Ｔｏｋｙｏ", "Łódź", "Straße",
    ]

    /// Returns a list that fits on one page, or doesn't.
    private func list(isLong: Bool, _ pick: @escaping (String) -> Void) -> ScriptedSession {
        let others = isLong ? (1...20).map { "Other \($0)" } : []
        return ScriptedSession(
            Leaflet { page, _ in page.ask("Place", .one(of: Self.names + others)) { pick($0) } })
    }

    @Test(
        "don't matter to a typed name", arguments: [true, false],
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

    @Test("don't matter to a search, which shows all that fit")
    func searched() {
        for text in ["mex", "/mex", "/méx", "/ｍｅｘ"] {
            let session = list(isLong: true) { _ in }
            session.answer(text)
            #expect(session.page.items == ["Mexico", "México"], "\(text)")
        }
        let session = list(isLong: false) { _ in }
        session.answer("mex")
        #expect(session.errorLines.count == 1 && session.errorLines[0].contains("1. Mexico, 2. México"))
    }

    @Test("don't matter to Tab")
    func completed() {
        let session = list(isLong: true) { _ in }
        session.type("oster\t")
        #expect(session.transcript.hasSuffix("> Österreich"))
        session.press("Ctrl-U")
        session.type("mex\t")
        #expect(session.transcript.contains("\n1. Mexico\n2. México\n"))
    }

    @Test("don't matter to items and commands of a page, where one with exactly this name goes first")
    func items() {
        var picked: [String] = []
        let session = ScriptedSession(
            Leaflet { page, _ in
                page.title("\(picked.count)")
                for name in ["Été", "Ete", "Zoë"] { page.item(name) { picked.append(name) } }
                page.command("g", "größer") { picked.append("g") }
            })
        session.answer("ete", "été", "ÉTÉ", "zoe", "grosser")
        #expect(picked == ["Ete", "Été", "Été", "Zoë", "g"])
    }

    @Test("of Latin letters are those of both normal forms, and other signs stay")
    func keys() {
        for (text, key) in [
            ("ÀÉÎõü", "aeiou"), ("a\u{300}", "a"), ("İ", "i"), ("Ё", "е"), ("ガ", "ガ"), ("ｶﾞ", "ガ"), ("한", "한"),
            ("क्षि", "क्षि"), ("👍🏽", "👍🏽"), ("", ""), ("Plain", "plain"), ("ΌΣΟΣ", "οσοσ"),
        ] {
            #expect(text.searchKey == key)
        }
    }

    @Test("of digits don't matter where a number is typed, and a text is as it was typed")
    func digits() {
        func heard<Answer>(_ question: Question<Answer>, _ lines: String...) -> [String] {
            let screen = Leaflet { page, hear in page.ask("Q", question) { hear("\($0)") } }
            ScriptedSession(screen).answer(lines)
            return screen.heard
        }
        #expect(heard(.number(in: 1900...2000), "１９７９", "３") == ["1979"])
        #expect(heard(.decimal(), "－１．５") == ["-1.5"])
        #expect(heard(.one(of: ["a", "b", "c"]), "３", "２") == ["c", "b"])
        #expect(heard(.several(of: ["a", "b", "c"]), "１，３", "") == [#"["a", "c"]"#])
        #expect(heard(.text, "７人の侍", "７") == ["７人の侍", "７"])
    }
}
