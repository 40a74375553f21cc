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
        for isLong in [true, false] {
            let session = list(isLong: isLong) { _ in }
            session.type("oster\t")
            #expect(
                session.transcript.hasSuffix(": Österreich") || session.transcript.hasSuffix("> Österreich"))
            session.press("Ctrl-U")
            session.type("mex\t")
            #expect(session.transcript.contains("\n1. Mexico\n2. México\n"))
        }
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

    @Test("of digits don't matter where a number is typed")
    func digits() {
        var heard: [String] = []
        let numbers = ScriptedSession(
            Leaflet { page, _ in
                page.ask("Year", .number(in: 1900...2000), action: { heard.append("\($0)") })
            })
        numbers.answer("１９７９", "３")
        #expect(heard == ["1979"] && numbers.errorLines.count == 1)
        let decimals = ScriptedSession(
            Leaflet { page, _ in page.ask("Price", .decimal(), action: { heard.append("\($0)") }) })
        decimals.answer("－１．５")
        let items = ScriptedSession(
            Leaflet { page, _ in
                for name in ["a", "b", "c"] { page.item(name) { heard.append(name) } }
                page.command("x", "last") { heard.append("x") }
            })
        items.answer("３", "２", "ｘ")
        var picked: [String] = []
        let several = ScriptedSession(
            Leaflet { page, _ in page.ask("Some", .several(of: ["a", "b", "c"])) { picked = $0 } })
        several.answer("１，３", "")
        #expect(heard == ["1979", "-1.5", "c", "b", "x"] && picked == ["a", "c"])
        // A text stays exactly as typed.
        let text = ScriptedSession(Leaflet { page, _ in page.ask("Name", .text) { heard.append($0) } })
        text.answer("７人の侍", "７")
        #expect(heard.suffix(2) == ["７人の侍", "７"])
    }

    @Test(
        "a name that a long list of a question hasn't is told with the way to search",
        arguments: [true, false])
    func unknown(isLong: Bool) {
        let script = Script(["zzz", "1"])
        var prompt = Prompter(on: script)
        _ = try? prompt.ask("Place", .one(of: Array(1...(isLong ? 30 : 3)).map { "Place \($0)" }))
        #expect(
            script.errorLines == [
                isLong
                    ? "There is no command “zzz”. Type /zzz to search, q to quit."
                    : "Type the number of a line, 1 to 3."
            ])
    }
}
