import Foundation
import Testing

@testable import Usher

@Suite("Phrases") struct PhraseTests {
    private static let commands = ["back", "home", "help", "quit", "next", "previous"]

    private static let plain: [Phrase] =
        [
            Phrase("search"), Phrase("clear"), Phrase("list.ofMore"), Phrase("list.of"), Phrase("page"),
            Phrase("none"), Phrase("all"), Phrase("and"), Phrase("to"), Phrase("yes"), Phrase("no"),
            Phrase("list.empty"), Phrase("list.single"), Phrase("secret"), Phrase("secret.current"),
            Phrase("text.end"), Phrase("kind.text"), Phrase("kind.path"), Phrase("kind.path.exists"),
            Phrase("kind.path.written"), Phrase("form.correct"), Phrase("done"), Phrase("form.anew"),
            Phrase("form.open"), Phrase("work.stopped"), Phrase("help.untitled"), Phrase("help.more"),
            Phrase("help.page"), Phrase("home.help.layer"), Phrase("list.pick"), Phrase("list.turn"),
            Phrase("help.emptyLine"), Phrase("clear.help"), Phrase("help.colons"), Phrase("form.help"),
            Phrase("help.answer"), Phrase("help.suchAs"), Phrase("search.help"), Phrase("help.again"),
            Phrase("help.confirms"), Phrase("help.dot"), Phrase("help.dots"), Phrase("help.editor"),
            Phrase("help.colons.secret"), Phrase("help.several"), .turnLines, Phrase("help.several.done"),
            Phrase("help.several.on"), Phrase("help.confirming"), Phrase("help.leaving"),
            Phrase("words.help"), Phrase("words"), Phrase("words.open.form"),
            Phrase("refusal.controlCharacters"), Phrase("refusal.notText"), Phrase("refusal.empty"),
            Phrase("refusal.firstPage"), Phrase("refusal.firstPage.layer"), Phrase("list.first"),
            Phrase("list.last"), Phrase("refusal.ahead.secret"), Phrase("refusal.twice"),
            Phrase("refusal.colon"), Phrase("refusal.completion.empty"), Phrase("refusal.changed"),
            .noEditor, .noEditorHere, .nothingInText, Phrase("open.missing"), Phrase("open.failed.nothing"),
            Phrase("open.failed.below"), Phrase("open.failed.first"), Phrase("open.behind"),
            Phrase("refusal.line.single"), Phrase("form.leave.untitled"), Phrase("usage.yes"),
            Phrase("usage.answers"), Phrase("usage.help"),
        ] + commands.map { Phrase($0) } + commands.map { Phrase($0 + ".help") }
        + ["tree", "path", "open"].map { Phrase("words." + $0) }
        + (1...12).map { Phrase("month.\($0)") } + ["yesterday", "today", "tomorrow"].map { Phrase($0) }

    private static let withValues: [Phrase] =
        [
            Phrase("more", ["count": 7]), Phrase("field.gone", ["name": "Ä"]),
            Phrase("enter", ["value": "Ä"]), Phrase("form.add", ["name": "Ä"]),
            Phrase("form.remove", ["name": "Ä"]),
            Phrase("usage.missing", ["names": "Ä, ö"]),
            Phrase("usage", ["program": "ä"]), Phrase("usage.default", ["answer": "ä"]),
            Phrase("again", ["prompt": "Ä"]), Phrase("yesOrNo", ["yes": "Ä", "no": "ö"]),
            Phrase("ask", ["kind": "Ä"]), Phrase("ask", ["kind": "Was?"]),
            .turnedFound(1_000, isOn: true, others: 0),
            .turnedFound(1, isOn: true, others: 1), .turnedFound(2, isOn: false, others: 1_000),
            .turnedFound(1, isOn: false, others: 0), Phrase("form.leave", ["title": "Ä"]),
            Phrase("form.lost", ["title": "Ä"]), Phrase("form.missing", ["name": "Ä"]),
            Phrase("form.default", ["name": "Ä", "answer": "ö"]),
            Phrase(
                "work.progress.of", ["action": "Ä", "count": 1_000, "total": 2_000, "unit": "Filme"]),
            Phrase("work.progress", ["action": "Ä", "count": 1, "unit": "Filme"]),
            Phrase("work.rate", ["count": 1_000]), Phrase("work.seconds", ["count": 7]),
            Phrase("work.minutes", ["count": 7]),
            Phrase("work.hours", ["count": 7]), Phrase("work.waiting", ["action": "Ä"]),
            Phrase("work.still", ["action": "Ä", "seconds": 7]),
            Phrase("work.waited", ["action": "Ä", "seconds": 7]),
            Phrase("help.title", ["title": "Ä"]), Phrase("help.picks", ["number": "1000"]),
            Phrase("help.means", ["value": "Ä"]), Phrase("search.none", ["text": "Ä"]),
            Phrase("help.ahead", ["choice": "Ä"]),
            Phrase("help.ahead.picks", ["choice": "Ä"]), Phrase("help.asking", ["back": ":b"]),
            Phrase("help.asking", ["back": "b"]),
            Phrase("refusal.tooLong", ["limit": "65536"]),
            Phrase("refusal.command", ["text": "Ä", "help": "?", "quit": "q"]),
            Phrase("refusal.command.search", ["text": "Ä", "help": "/", "quit": "q"]),
            Phrase("refusal.noNumbers", ["help": ":?"]),
            .noSuchNumber("7", from: 1, to: 1, searches: false),
            .noSuchNumber("7", from: 2, to: 3, searches: true), Phrase("refusal.line", ["last": "7"]),
            Phrase("refusal.ambiguous", ["name": "Ä", "lines": "ö, ü"]),
            Phrase("refusal.ambiguous.more", ["name": "Ä", "lines": "ö", "count": 1]),
            Phrase("refusal.ambiguous.more", ["name": "Ä", "lines": "ö", "count": 2]),
            Phrase("refusal.yesOrNo", ["text": "Ä", "yes": "ö", "no": "ü", "answers": "x"]),
            Phrase("refusal.yesOrNo.empty", ["yes": "ö", "no": "ü", "answers": "x"]),
            Phrase("refusal.kind", ["answer": "Ä", "kind": Phrase("kind.path")]),
            Phrase("refusal.twoNumbers", ["text": "Ä", "first": "ö", "second": "ü"]),
            Phrase("refusal.value", ["answer": "Ä", "hint": ""]),
            Phrase("refusal.value", ["answer": "Ä", "hint": "Ö!"]),
            Phrase("refusal.choice", ["answer": "Ä", "names": "ö, ü"]),
            Phrase("refusal.unavailable", ["name": "Ä", "reason": "ö"]),
            Phrase("refusal.gone", ["names": "Ä, ö"]),
            .turnsNothing("Ä"), Phrase("refusal.ahead", ["text": "Ä"]),
            .notAskedFor("Ä", of: ["ö", "ü"], similar: nil),
            .notAskedFor("Ä", of: [], similar: "ö"), .noOption("Ä", of: ["ö", "ü"], similar: nil),
            .noOption("Ä", of: [], similar: "ö"), Phrase("refusal.givenAgain"),
            Phrase("usage.answers.missing"),
            Phrase("open.failed.state"),
            Phrase("refusal.letter", ["text": "Ä", "letter": "ä"]),
            Phrase("refusal.letter.command", ["text": "Ä", "letter": "ä", "command": "ö"]),
            Phrase("refusal.typeCommand", ["letter": "Ä", "command": "ö"]),
            Phrase("refusal.completion", ["text": "Ä"]), Phrase("refusal.path.folder", ["path": "Ä"]),
            Phrase("refusal.path.slash", ["path": "Ä"]),
            Phrase("refusal.path.noFolder", ["folder": "Ä"]),
            Phrase("refusal.path", ["path": "Ä", "reason": "ö"]),
            Phrase("editor.failed", ["reason": "Ä"]),
            Phrase("editor.failed.kept", ["reason": "Ä", "path": "/ö"]), Phrase("open.noPath", ["text": "Ä"]),
            Phrase("open.failed", ["part": "Ä", "path": "/ö", "reason": "ü"]),
            .tooFew(least: 1, on: 0), .tooFew(least: 3, on: 1), .tooFew(least: 3, on: 2),
            .tooMany(most: 1, on: 2), .tooMany(most: 2, on: 3), .turnsItems(least: 0, most: nil),
            .turnsItems(least: 1, most: nil), .turnsItems(least: 0, most: 7),
            .turnsItems(least: 1, most: 7), .turnsItems(least: 7, most: 7),
            .wholeNumber(from: nil, to: nil), .wholeNumber(from: 1888, to: nil),
            .wholeNumber(from: nil, to: 9), .wholeNumber(from: 1, to: 9),
            .number(from: 0.5, to: nil, places: 0), .number(from: nil, to: nil, places: 1),
            .number(from: nil, to: nil, places: 2), .day(from: nil, to: nil), .day(from: "1", to: nil),
            .day(from: nil, to: "1"), .day(from: "1", to: "2"),
        ] + [2, 7].compactMap { Phrase.numbers(upTo: $0, orName: true) as? Phrase }

    private static let phrases = plain + withValues

    @Test("Each phrase is recorded in Transcripts/Phrases.txt, and differs in German")
    func recorded() throws {
        let sameInBoth = ["month.4", "month.8", "month.9", "month.11", "work.waited"]
        let entries = Self.phrases.map { phrase in
            let (english, german) = (Words.english(phrase), Words.german(phrase))
            #expect(german != english || sameInBoth.contains(phrase.key), "\(phrase.key)")
            #expect(!(english + german).contains { "{}".contains($0) }, "\(phrase.key)")
            return "\(phrase.key)\n  \(english)\n  \(german)"
        }
        try compare(entries.joined(separator: "\n"), withTranscript: "Phrases")
    }

    @Test("Each key of the table has a phrase in this test")
    func keys() {
        func keys(of phrase: Phrase) -> [String] {
            [phrase.key] + phrase.values.compactMap { $0.value as? Phrase }.flatMap(keys)
        }
        let saidKeys = Set(Self.phrases.flatMap(keys))
        #expect(saidKeys == Set(Words.english.sentences.keys.filter { !$0.hasSuffix(".one") }))
    }

    @Test("Each key that the sources name is in the table")
    func named() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Usher").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.hasSuffix(".swift")
        }
        let named = try files.flatMap { file in
            try String(contentsOf: sources.appending(path: file), encoding: .utf8)
                .matches(of: /\b(?:Phrase|words|key:)[( ](?:[^"()]*\? )?"([a-zA-Z.]+)"(?: : "([a-zA-Z.]+)")?/)
                .flatMap { [$0.1, $0.2].compactMap { $0.map(String.init) } }
        }
        #expect(named.count > 100)
        #expect(named.filter { $0.last != "." && Words.english.sentences[$0] == nil } == [])
    }

    @Test("Each language has each key, with the same placeholders")
    func tables() {
        let english = Words.english.sentences
        for table in [english, Words.german.sentences] {
            #expect(
                Set(table.keys.filter { !$0.hasSuffix(".one") })
                    == Set(english.keys.filter { !$0.hasSuffix(".one") }))
            for (key, sentence) in table {
                guard key.hasSuffix(".one") else {
                    #expect(sentence.placeholders == english[key]?.placeholders, "\(key)")
                    continue
                }
                let placeholders = english[String(key.dropLast(4))]?.placeholders ?? []
                #expect(placeholders.contains("count"), "\(key)")
                #expect(sentence.placeholders.union(["count"]) == placeholders, "\(key)")
            }
        }
    }

    @Test("A custom table replaces its sentences, and the others are English")
    func customTable() {
        let words = Words(
            thousands: " ",
            sentences: [
                "several.exactly": "Take {count}.", "several.exactly.one": "Take it.", "quit": "leave",
                "found.on": "{count} on",
            ])
        for (phrase, text) in [
            (Phrase("quit"), "leave"), (Phrase("back"), "back"),
            (Phrase("work.rate", ["count": 1_000]), "1 000 a second"),
            (.turnsItems(least: 1, most: 1), Words.english(.turnsItems(least: 0, most: nil)) + " Take it."),
            (.turnsItems(least: 2, most: 2), Words.english(.turnsItems(least: 0, most: nil)) + " Take 2."),
            // A custom plural without a custom singular is also used for one.
            (.turnedFound(1, isOn: true, others: 0), "1 on"),
            (.turnedFound(1, isOn: false, others: 0), "1 match is off."),
        ] {
            #expect(words(phrase) == text)
        }
    }

    @Test("An unknown key or placeholder stops the program with a message that names it", .ownThread)
    func mistakes() async {
        let key = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Words(thousands: ",", sentences: ["quitt": "leave"])
        }
        #expect(key.says("Words.english.sentences has no key “quitt”"))
        let plural = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Words(thousands: ",", sentences: ["quit.one": "leave"])
        }
        #expect(plural.says("Words.english.sentences has no key “quit.one”"))
        let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Words(thousands: ",", sentences: ["enter": "Enter: {vlaue}"])
        }
        #expect(
            name.says(
                "the sentence “enter” has no placeholder {vlaue}. It is “Enter for {value}” in English"))
    }
}
