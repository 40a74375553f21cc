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

@Suite("Languages") struct WordsTests {
    @Test("A session in German says everything in German, and keeps its command letters")
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

    @Test(
        "The whole words for yes and no are typed if their first letters are the same or session commands",
        arguments: [("bai", "ez"), ("ok", "oh")])
    func yesOrNo(yes: String, no: String) {
        let words = Words(thousands: ",", sentences: ["yes": yes, "no": no])
        let page = Leaflet.question
        let session = ScriptedSession(options: Session.Options(speaking: words), page)
        #expect(session.transcript.contains("(\(yes) or \(no), "))
        session.answer("\(yes.prefix(1))", yes, no)
        #expect(page.heard == ["yes", "no"] && session.errorLines.count == 1)
    }

    @Test("Numbers have the language's sign between their thousands")
    func thousands() {
        #expect([1_234_567, -1_234, 999].map { Words.german.grouped($0) } == ["1.234.567", "-1.234", "999"])
        #expect(Words(thousands: "", sentences: [:]).grouped(1_000) == "1000")
    }

    @Test("Custom sentences replace those of the session, and the others are English")
    func customSentences() {
        let leaflet = {
            Leaflet { page, _ in page.ask("How many?", .several(of: ["a", "b"], atLeast: 1)) { _ in } }
        }
        let session = ScriptedSession(options: Session.Options(speaking: .plain), leaflet())
        #expect(session.transcript.contains("? help, q exit"))
        session.answer("")
        #expect(session.errorLines == ["Pick at least one, please."])
        let french = ScriptedSession(options: Session.Options(speaking: .french), leaflet())
        #expect(french.transcript.contains("? help, q quit"))
        french.answer("")
        #expect(french.errorLines.map { $0.hasPrefix("Choisissez-en au moins un.") } == [true])
        #expect(Words.french.grouped(1_000_000) == "1 000 000")
    }

    @Test("The keys that a table doesn't have can be listed")
    func missing() {
        // snippet.words-missing
        let keys = Set(Words.english.sentences.keys)
        let missing = keys.subtracting(Words.french.sentences.keys).sorted()
        // snippet.end
        #expect(missing.first == "again" && !missing.contains("yes"))
        #expect(keys.subtracting(Words.german.sentences.keys) == [])
    }

    @Test("A refusal is shown in the session's language, and in English if an action catches it")
    func refusals() {
        var caught = ""
        let session = ScriptedSession(
            options: Session.Options(speaking: .german),
            Leaflet { page, _ in
                page.command("t", "turn") { try ListPosition().turn(to: -1, of: 25) }
                page.command("c", "catch") {
                    do { try ListPosition().turn(to: -1, of: 25) } catch { caught = "\(error)" }
                }
            })
        session.answer("t", "c")
        #expect(session.errorLines == [Words.german("list.first")])
        #expect(caught == Words.english("list.first") && caught != Words.german("list.first"))
    }

    private static let transcript = storedTranscript("Words.transcript")
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
