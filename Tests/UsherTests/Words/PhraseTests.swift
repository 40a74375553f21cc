import Foundation
import Testing

@testable import Usher

@Suite("Every sentence by its key") struct PhraseTests {
    private static let commands: [Phrase.Command] = [.back, .home, .help, .quit, .next, .previous]
    private static let words: [SessionWord] = [.tree, .path, .open]

    private static let plain: [Phrase] =
        [
            .search, .clear, .of(isMore: true), .of(isMore: false), .page, .none, .all, .and, .to, .yes, .no,
            .nothingToPick, .onlyOne, .notShown, .whatIsThere, Phrase("text.end"), .text, .path,
            Phrase("kind.path.exists"),
            Phrase("kind.path.written"), .correctsAnswers, .done, .toBeAnswered(anew: true),
            .toBeAnswered(anew: false),
            .stopped, .helpTitle(""), .more, Phrase("help.page"), Phrase("home.help.layer"),
            Phrase("list.pick"), Phrase("list.turn"), .emptyLine,
            .leavesEmpty, Phrase("help.colons"), .helpOfForm, Phrase("help.answer"), .suchAs,
            Phrase("search.help"), Phrase("help.again"),
            Phrase("help.confirms"), Phrase("help.dot"), Phrase("help.dots"), Phrase("help.editor"),
            Phrase("help.colons.secret"), .numbersOrName,
            .turnLines, Phrase("help.several.done"), Phrase("help.several.on"), Phrase("help.confirming"),
            Phrase("help.leaving"), Phrase("words.help"), Phrase("words"),
            Phrase("words.open.form"), .controlCharacters, .lineNotText, .empty, .firstPage, .firstPageHere,
            .firstPageOfList, .lastPageOfList, .secretAhead, .notTheSame, Phrase("refusal.colon"),
            .nothingFits(""),
            .pageGone, .noEditor, .noEditorHere, .nothingInText, Phrase("open.missing"), .noSuchPlace,
            Phrase("open.failed.below"),
            Phrase("open.failed.first"), Phrase("open.behind"), .numberOfLine(most: 1), .leaveForm(""),
            Phrase("usage.yes"), Phrase("usage.answers"), Phrase("usage.help"),
        ] + commands.map { .label($0) } + commands.map { .meaning($0) } + words.map { .meaningOfWord($0) }
        + (1...12).map { .month($0) } + (-1...1).map { .day(fromToday: $0) }

    /// One phrase of each of the other kinds, in all variants.
    private static let telling: [Phrase] =
        [
            .andMore(7), .noLonger("Ä"), .enter(for: "Ä"), .addEntry("Ä"), .removeEntry("Ä"),
            .missing(["Ä", "ö"]), .usage("ä"), .byDefault("ä"), .again("Ä"), .yesOrNo("Ä", "ö"),
            .takes("Ä"), .takes("Was?"), .turnedFound(1_000, isOn: true, others: 0),
            .turnedFound(1, isOn: true, others: 1), .turnedFound(2, isOn: false, others: 1_000),
            .turnedFound(1, isOn: false, others: 0), .leaveForm("Ä"), .formLost("Ä"), .stillToAnswer("Ä"),
            .tookDefault("Ä", "ö"), .progress("Ä", 1_000, of: 2_000, "Filme"),
            .progress("Ä", 1, of: nil, "Filme"), .rate(1_000), .secondsLeft(7), .minutesLeft(7),
            .hoursLeft(7), .waiting("Ä"), .stillWaiting("Ä", seconds: 7), .waited("Ä", seconds: 7),
            .helpTitle("Ä"), .picks(1_000), .standsFor("Ä"), .foundNothing("Ä"), .andAnAnswer("Ä"),
            .answersAtOnce("Ä"), .helpOfAsking(colon: true), .helpOfAsking(colon: false),
            .lineTooLong(limit: 65536), .notOffered("Ä", way: "?", quit: "q"),
            .notOffered("Ä", way: "/", quit: "q"), .noNumbers(way: ":?"),
            .noSuchNumber("7", from: 1, to: 1, searches: false),
            .noSuchNumber("7", from: 2, to: 3, searches: true), .numberOfLine(most: 7),
            .ambiguous("Ä", fitting: ["ö", "ü"], more: 0), .ambiguous("Ä", fitting: ["ö"], more: 1),
            .ambiguous("Ä", fitting: ["ö"], more: 2),
            .neitherYesNorNo("Ä", yes: "ö", no: "ü", answers: "x"),
            .neitherYesNorNo("", yes: "ö", no: "ü", answers: "x"), .isNot("Ä", Phrase.path),
            .twoNumbers("Ä", "ö", "ü"), .wontDo("Ä", nil), .wontDo("Ä", "Ö!"),
            .noAnswer("Ä", of: ["ö", "ü"]), .cantBePicked("Ä", "ö"), .notListed(["Ä", "ö"]),
            .turnsNothing("Ä"), .noAnswerAhead("Ä"), .notAskedFor("Ä", of: ["ö", "ü"], similar: nil),
            .notAskedFor("Ä", of: [], similar: "ö"), .noOption("Ä", of: ["ö", "ü"], similar: nil),
            .noOption("Ä", of: [], similar: "ö"), .givenAgain, Phrase("usage.answers.missing"),
            Phrase("open.failed.state"),
            .wouldBeAnswer("Ä", command: nil), .wouldBeAnswer("Ä", command: "ö"),
            .commandOfLetter("Ä", label: "ö"), .nothingFits("Ä"), .isFolder("Ä"), .endsInSlash("Ä"),
            .noFolder("Ä"), .unusablePath("Ä", because: "ö"), .editorFailed("Ä"),
            .editorFailed("Ä", keptIn: "/ö"), .noPath("Ä"), .notOpened("Ä", in: "/ö", because: "ü"),
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

    private static let phrases = plain + telling

    @Test("each is said in Transcripts/Phrases.txt, otherwise in German than in English")
    func said() throws {
        let sameInBoth = ["month.4", "month.8", "month.9", "month.11", "work.waited"]
        let said = Self.phrases.map { phrase in
            let (english, german) = (Words.english(phrase), Words.german(phrase))
            #expect(german != english || sameInBoth.contains(phrase.key), "\(phrase.key)")
            #expect(!(english + german).contains { "{}".contains($0) }, "\(phrase.key)")
            return "\(phrase.key)\n  \(english)\n  \(german)"
        }
        try compare(said.joined(separator: "\n"), withTranscript: "Phrases")
    }

    @Test("each key of the table is said by a phrase")
    func keys() {
        func keys(of phrase: Phrase) -> [String] {
            [phrase.key] + phrase.values.compactMap { $0.value as? Phrase }.flatMap(keys)
        }
        let said = Set(Self.phrases.flatMap(keys))
        #expect(said == Set(Words.english.sentences.keys.filter { !$0.hasSuffix(".one") }))
    }

    @Test("each key that the sources name is one of the table")
    func named() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Usher").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.hasSuffix(".swift")
        }
        let named = try files.flatMap { file in
            try String(contentsOf: sources.appending(path: file), encoding: .utf8)
                .matches(of: /\b(?:Phrase|sentence)\((?:[^"()]*\? )?"([a-zA-Z.]+)"(?: : "([a-zA-Z.]+)")?/)
                .flatMap { [$0.1, $0.2].compactMap { $0.map(String.init) } }
        }
        #expect(named.count > 100)
        #expect(named.filter { $0.last != "." && Words.english.sentences[$0] == nil } == [])
    }

    @Test("each language has each key, with the same placeholders")
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

    @Test("a program's own table says its sentences, and the rest is English")
    func own() {
        let words = Words(
            thousands: " ",
            sentences: [
                "several.exactly": "Take {count}.", "several.exactly.one": "Take it.", "quit": "leave",
                "found.on": "{count} on",
            ])
        for (phrase, text) in [
            (Phrase.label(.quit), "leave"), (.label(.back), "back"), (.rate(1_000), "1 000 a second"),
            (.turnsItems(least: 1, most: 1), Words.english(.turnsItems(least: 0, most: nil)) + " Take it."),
            (.turnsItems(least: 2, most: 2), Words.english(.turnsItems(least: 0, most: nil)) + " Take 2."),
            // A custom plural isn't mixed with the English singular.
            (.turnedFound(1, isOn: true, others: 0), "1 on"),
            (.turnedFound(1, isOn: false, others: 0), "1 match is off."),
        ] {
            #expect(words(phrase) == text)
        }
    }

    @Test("an unknown key or placeholder is a mistake that says which", .ownThread)
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
