import Testing
import Usher
import UsherTesting

@Suite("A session in another language") struct WordsTests {
    @Test("says all of its own in that language, and keeps its letters")
    func transcript() {
        let console = Script([
            "99", "x", "ri", "p", "h", "?", ":words", ":open", ":open keller", ":open /keller",
            "4 vielleicht", "4",
            "vielleicht", "?", "ja", "5", "", "9", "3-", "alle", "", "6", "?", "?", ":b", "q",
        ])
        let end = Session.run(
            on: console, options: Session.Options(answering: [.tree, .path, .open], speaking: .german),
            CellarScreen())
        #expect(end == .quit)
        #expect(console.transcript == Self.transcript)
    }

    @Test("numbers have its sign between their thousands")
    func thousands() {
        #expect(Words.german.grouped(1_234_567) == "1.234.567")
        #expect(Words.german.grouped(-1_234) == "-1.234")
        #expect(Words.german.grouped(999) == "999")
        #expect(Words(thousands: "") { _ in "" }.grouped(1_000) == "1000")
        let page = ScriptedSession(options: Session.Options(speaking: .german), CellarScreen()).page
        #expect(page.texts.first == "1–3 von 12.345")
    }

    @Test(
        "plurals are its own",
        arguments: [
            (Phrase.tooFew(least: 1, on: 0), "Mindestens 1 muss an sein, und keine ist es."),
            (.tooFew(least: 3, on: 1), "Mindestens 3 müssen an sein, und 1 ist es."),
            (.tooFew(least: 3, on: 2), "Mindestens 3 müssen an sein, und 2 sind es."),
            (.tooMany(most: 1, on: 2), "Höchstens 1 kann an sein, und das sind 2."),
            (
                .ambiguous("d", fitting: ["1. Der Fuchs"], more: 1),
                "„d“ passt auf 1. Der Fuchs und eine weitere Zeile; tippe, was davor steht."
            ),
        ])
    func plurals(phrase: Phrase, text: String) {
        #expect(Words.german(phrase) == text)
    }

    @Test("work says how far it is in that language, and that it was stopped")
    func work() {
        for answers in [[ConsoleInput.line("q")], [.interrupt, .line("q")]] {
            let console = Script(answers: answers)
            _ = Session.run(on: console, options: Session.Options(speaking: .german)) { navigator in
                Loader(navigator: navigator) { work, _ in
                    try work.report("Abgefüllt", 1_000, of: 10_000, "Flaschen")
                }
            }
            let line = answers.count == 1 ? "Abgefüllt: 1.000 von 10.000 Flaschen" : "Angehalten."
            #expect(console.transcript.contains("\n\(line)\n"))
        }
    }

    @Test("a form asks, says what was answered, and is left in that language")
    func form() {
        struct Wine {
            var isDry = false
            var year: Int?
        }
        let console = Script(["ja", "1066", "", "q", "j"])
        _ = Session.run(on: console, options: Session.Options(speaking: .german)) { navigator in
            Form("Neuer Wein", startingWith: Wine(), navigator: navigator) { form in
                form.ask("Trocken", \.isDry, .yesOrNo)
                form.ask("Jahrgang", \.year, .optional(.number(in: 1900...2100)))
            }
        }
        #expect(
            console.transcript == """
                Neuer Wein
                Trocken (j oder n, Enter für nein) ja

                Neuer Wein
                Nimmt eine ganze Zahl von 1900 bis 2100.

                b zurück, h Anfang, ? Hilfe, q Ende
                Jahrgang (Enter für keine): 1066
                „1066“ geht nicht; nimm eine ganze Zahl von 1900 bis 2100.
                Jahrgang (Enter für keine): 

                Neuer Wein
                Eine Nummer berichtigt eine Antwort.
                1. Trocken: ja
                2. Jahrgang: keine

                d fertig, b zurück, h Anfang, ? Hilfe, q Ende
                > q

                Neuer Wein: gehen, ohne die Antworten zu behalten? (j oder n, Enter für nein) j

                """)
    }

    @Test("a refusal is in English for who catches it, and is the same in any words")
    func refusals() {
        let page = Page(of: CellarScreen())
        #expect(throws: Refusal("There is no 99 here; pick a number from 1 to 6.")) { try page.answer("99") }
    }

    private static let transcript = """
        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: keine
        6. Name: keine

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 99
        Hier gibt es keine 99; nimm eine Nummer von 1 bis 6.
        > x
        Kein Befehl „x“; /x sucht, q beendet.
        > ri
        „ri“ passt auf 1. Riesling, 3. Rivaner; tippe, was davor steht.
        > p
        Das ist die erste Seite; n blättert weiter.
        > h
        Das ist die erste Seite; q beendet das Programm.
        > ?

        Hilfe: Keller
        1 bis 6 oder ein Name: wählt diese Zeile
        n: zeigt die nächste Seite der Liste
        p: zeigt die Seite der Liste davor
        /: sucht einen Wein
        4 j: beantwortet gleich, was 4 fragt
        n 5, Seite 40, <, >: fünf Seiten weiter, Seite 40, die erste, die letzte
        ?: erklärt diese Seite
        q: beendet das Programm
        :words: zeigt die Wörter für Entwickler

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: keine
        6. Name: keine

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > :words

        Wörter für Entwickler
        :tree: zeigt, welche Koordinatoren und Seiten es gibt
        :path: zeigt den Pfad dieser Seite
        :open PFAD: geht zu einem Pfad, wie :path ihn zeigt
        > :open
        Tippe den Pfad dazu: :open /
        > :open keller
        „keller“ ist kein Pfad; einer beginnt mit einem Schrägstrich: :open /
        > :open /keller
        „keller“ in /keller lässt sich nicht öffnen: dahinter liegt nichts
        > 4 vielleicht
        „vielleicht“ ist weder ja noch nein; antworte j oder n.
        > 4

        Alle? (j oder n, Enter für nein) vielleicht
        „vielleicht“ ist weder ja noch nein; antworte j oder n.
        Alle? (j oder n, Enter für nein) ?

        Hilfe
        j oder n: ja, nein
        eine leere Zeile: steht für nein
        j tut es; n oder b lassen alles, wie es ist.
        b: geht zur Seite davor
        h: geht zur ersten Seite
        ?: erklärt diese Seite
        q: beendet das Programm
        :words: zeigt die Wörter für Entwickler

        Alle? (j oder n, Enter für nein) ja

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: keine
        6. Name: keine

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 5

        Nummern schalten diese ein und aus, etwa 1 3, 2-5, alle oder keine; am Ende
        mindestens 1.
        1. links
        2. rechts

        b zurück, h Anfang, ? Hilfe, q Ende
        Regale (Enter für keine): 
        Mindestens 1 muss an sein, und keine ist es.
        Regale (Enter für keine): 9
        Hier gibt es keine 9; nimm eine Nummer von 1 bis 2.
        Regale (Enter für keine): 3-
        Hier gibt es keine 3; nimm eine Nummer von 1 bis 2.
        Regale (Enter für keine): alle
        Regale (Enter für alle): 

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: keine
        6. Name: keine

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 6

        :b zurück, :h Anfang, :? Hilfe, :q Ende
        Name: ?
        „?“ wäre hier die Antwort; tippe es noch einmal, wenn es so gemeint ist. :? erklärt diese Seite.
        Name: ?

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: keine
        6. Name: keine

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > :b
        Das ist die erste Seite; q beendet das Programm.
        > q

        """
}

private final class CellarScreen: Screen {
    private let list = ListPosition(size: 3)

    func draw(on page: inout Page) {
        page.title("Keller")
        page.list(pageOf: ["Riesling", "Silvaner", "Rivaner"], at: list, count: 12_345) {
            $0.write($1)
        } choose: { _ in
        }
        page.item("Trinken", confirms: "Alle?") {}
        page.item("Regale", [], asks: .several(of: ["links", "rechts"], atLeast: 1)) { _ in }
        page.item("Name", nil, asks: .text) { _ in }
        page.search(help: "sucht einen Wein") { _ in }
    }
}
