import Testing
import UsherTesting

@testable import Usher

// snippet.words-own
extension Words {
    static let plain = Words(
        thousands: ",",
        sentences: ["quit": "exit", "several.atLeast.one": "Pick at least one, please. {missing}"])
}
// snippet.end

// snippet.words-french
extension Words {
    static let french = Words(
        thousands: " ", decimalSign: ",",
        sentences: [
            "back": "retour",
            "yes": "oui",
            "no": "non",
            "enter": "Entrée pour {value}",
            "more": "et {count} autres",
            "more.one": "et un autre",
            "several.atLeast": "Choisissez-en au moins {count}. {missing}",
            "several.atLeast.one": "Choisissez-en au moins un. {missing}",
        ])
}
// snippet.end

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
        #expect(Words.german.grouped(1_000) == "1.000")
        #expect(Words.german.grouped(-999) == "-999")
        #expect(Words(thousands: "", sentences: [:]).grouped(1_000) == "1000")
        let page = ScriptedSession(options: Session.Options(speaking: .german), CellarScreen()).page
        #expect(page.texts.first == "1–3 von 12.345")
    }

    @Test("a program's own sentences are said, and the others in English")
    func own() {
        let leaflet = {
            Leaflet { page, _ in page.ask("How many?", .several(of: ["a", "b"], atLeast: 1)) { _ in } }
        }
        let session = ScriptedSession(options: Session.Options(speaking: .plain), leaflet())
        #expect(session.transcript.contains("? help, q exit"))
        session.answer("")
        #expect(session.errorLines == ["Pick at least one, please."])
        let french = ScriptedSession(options: Session.Options(speaking: .french), leaflet())
        #expect(french.transcript.contains("Choisissez-en"))
        #expect(Words.french.grouped(1_000_000) == "1 000 000")
    }

    @Test("says what a table doesn't have")
    func missing() {
        // snippet.words-missing
        let keys = Set(Words.english.sentences.keys)
        let missing = keys.subtracting(Words.french.sentences.keys).sorted()
        // snippet.end
        #expect(missing.first == "again" && !missing.contains("yes"))
        #expect(keys.subtracting(Words.german.sentences.keys) == ["found.others.one"])
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
            let line = answers.count == 1 ? "Abgefüllt: 1.000 Flaschen von 10.000" : "Abgebrochen."
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
                Tippe eine ganze Zahl von 1900 bis 2100.

                b zurück, h Anfang, ? Hilfe, q Ende
                Jahrgang (Enter für nichts): 1066
                „1066“ geht nicht. Tippe eine ganze Zahl von 1900 bis 2100.
                Jahrgang (Enter für nichts): 

                Neuer Wein
                Tippe eine Nummer, um diese Antwort zu ändern.
                1. Trocken: ja
                2. Jahrgang: nichts

                d fertig, b zurück, h Anfang, ? Hilfe, q Ende
                > q

                Neuer Wein: verlassen und die Antworten verwerfen? (j oder n, Enter für nein) j

                """)
    }

    @Test("a refusal is in English for who catches it, and is the same in any words")
    func refusals() {
        let page = Page(of: CellarScreen())
        #expect(throws: Refusal(Words.english(.noSuchNumber("99", from: 1, to: 6, searches: true)))) {
            try page.answer("99")
        }
    }

    private static let transcript = """
        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 99
        Es gibt keine Zeile 99. Wähle 1 bis 6 oder suche mit /99.
        > x
        Es gibt keinen Befehl „x“. Mit /x suchst du, mit q beendest du das Programm.
        > ri
        „ri“ passt auf 1. Riesling, 3. Rivaner. Tippe die Nummer oder den Buchstaben.
        > p
        Das ist die erste Seite. Mit n blätterst du weiter.
        > h

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > ?

        Hilfe: Keller
        1 bis 6 oder ein Name: wählt diese Zeile
        n: zeigt die nächste Seite der Liste
        p: zeigt die vorige Seite der Liste
        /: sucht einen Wein
        4 j: wählt 4 und beantwortet die Frage
        n 5, Seite 40, <, >: fünf Seiten weiter, Seite 40, die erste, die letzte
        ?: erklärt diese Seite
        q: beendet das Programm
        :words: zeigt die Befehle für Entwickler

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > :words

        Befehle für Entwickler
        :tree: zeigt den Baum der Koordinatoren und Seiten
        :path: zeigt den Pfad dieser Seite
        :open PFAD: geht zu einem Pfad, wie ihn :path zeigt
        > :open
        Tippe den Pfad dazu: :open /
        > :open keller
        „keller“ ist kein Pfad. Ein Pfad beginnt mit einem Schrägstrich: :open /
        > :open /keller
        „keller“ in /keller lässt sich nicht öffnen: darunter gibt es nichts
        > 4 vielleicht
        „vielleicht“ ist weder ja noch nein. Tippe j oder n.
        > 4

        Alle? (j oder n, Enter für nein) vielleicht
        „vielleicht“ ist weder ja noch nein. Tippe j oder n.
        Alle? (j oder n, Enter für nein) ?

        Hilfe
        j oder n: ja, nein
        eine leere Zeile: steht für nein
        Mit j bestätigst du, mit n oder b bleibt alles, wie es ist.
        b: geht zur vorigen Seite
        h: geht zur ersten Seite
        ?: erklärt diese Seite
        q: beendet das Programm
        :words: zeigt die Befehle für Entwickler

        Alle? (j oder n, Enter für nein) ja

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 5

        Schalte mit Nummern ein und aus: 1 3, 2-5, alle oder nichts. Wähle mindestens
        eines.
        1. links
        2. rechts

        b zurück, h Anfang, ? Hilfe, q Ende
        Regale (Enter für nichts): 
        Wähle mindestens eines.
        Regale (Enter für nichts): 9
        Es gibt keine Zeile 9. Wähle 1 bis 2.
        Regale (Enter für nichts): 3-
        Es gibt keine Zeile 3. Wähle 1 bis 2.
        Regale (Enter für nichts): alle
        Regale (Enter für alle): 

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > 6

        :b zurück, :h Anfang, :? Hilfe, :q Ende
        Name: ?
        Ist „?“ deine Antwort? Dann tippe es noch einmal. Für „Hilfe“ tippe :?.
        Name: ?

        Keller
        1–3 von 12.345
        1. Riesling
        2. Silvaner
        3. Rivaner
        4. Trinken
        5. Regale: nichts
        6. Name: nichts

        n weiter, p vorige, / suchen, ? Hilfe, q Ende
        > :b
        Du bist am Anfang; q beendet das Programm.
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
