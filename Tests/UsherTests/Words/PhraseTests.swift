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

    /// One phrase of each of the other kinds, in all variants, with all or part of the German text.
    private static let telling: [(Phrase, String)] =
        [
            (.andMore(7), "7"), (.noLonger("Ä"), "Ä: nicht mehr"), (.enter(for: "Ä"), "Ä"),
            (.addEntry("Ä"), "Ä hinzufügen"), (.removeEntry("Ä"), "Ä entfernen"),
            (.missing(["Ä", "ö"]), "Es fehlt: Ä, ö."), (.usage("ä"), "Aufruf: ä ["),
            (.byDefault("ä"), "Vorgabe: ä"),
            (.again("Ä"), "Ä"), (.yesOrNo("Ä", "ö"), "Ä oder ö"), (.takes("Ä"), "Tippe Ä."),
            (.takes("Was?"), "Tippe Was?"),
            (.turnedFound(1_000, isOn: true, others: 0), "1.000 Treffer sind an."),
            (.turnedFound(1, isOn: true, others: 1), "1 Treffer ist an, 1 weitere unverändert."),
            (.turnedFound(2, isOn: false, others: 1_000), "2 Treffer sind aus, 1.000 weitere unverändert."),
            (.turnedFound(1, isOn: false, others: 0), "1 Treffer ist aus."),
            (.leaveForm("Ä"), "Ä: verlassen"), (.formLost("Ä"), "Ä"), (.stillToAnswer("Ä"), "Ä"),
            (.tookDefault("Ä", "ö"), "Ä: ö (Vorgabe)."),
            (.progress("Ä", 1_000, of: 2_000, "Filme"), "Ä: 1.000 Filme von 2.000"),
            (.progress("Ä", 1, of: nil, "Filme"), "Ä: 1 Filme"), (.rate(1_000), "1.000"),
            (.secondsLeft(7), "7"), (.minutesLeft(7), "7"), (.hoursLeft(7), "7"), (.waiting("Ä"), "Ä …"),
            (.stillWaiting("Ä", seconds: 7), "seit 7 s"), (.waited("Ä", seconds: 7), "Ä: 7 s"),
            (.helpTitle("Ä"), "Hilfe: Ä"), (.picks(1_000), "wählt 1000"), (.standsFor("Ä"), "Ä"),
            (.foundNothing("Ä"), "„Ä“"), (.andAnAnswer("Ä"), "Ä"), (.answersAtOnce("Ä"), "Ä"),
            (.helpOfAsking(colon: true), "Mit :b"), (.helpOfAsking(colon: false), "Mit b"),
            (.lineTooLong(limit: 65536), "65536"), (.notOffered("Ä", way: "?", quit: "q"), "Mit ? bekommst"),
            (.notOffered("Ä", way: "/", quit: "q"), "Mit /Ä suchst"), (.noNumbers(way: ":?"), ":?"),
            (.noSuchNumber("7", from: 1, to: 1, searches: false), "Es gibt keine Zeile 7. Wähle 1."),
            (.noSuchNumber("7", from: 2, to: 3, searches: true), "Wähle 2 bis 3 oder suche mit /7."),
            (.numberOfLine(most: 7), "1 bis 7"), (.ambiguous("Ä", fitting: ["ö", "ü"], more: 0), "ö, ü."),
            (.ambiguous("Ä", fitting: ["ö"], more: 1), "ö und eine weitere Zeile."),
            (.ambiguous("Ä", fitting: ["ö"], more: 2), "ö und 2 weitere Zeilen."),
            (.neitherYesNorNo("Ä", yes: "ö", no: "ü", answers: "x"), "weder ö noch ü. Tippe x."),
            (.neitherYesNorNo("", yes: "ö", no: "ü", answers: "x"), "Tippe x."),
            (.isNot("Ä", Phrase.path), "„Ä“ geht nicht. Tippe einen Pfad."),
            (.twoNumbers("Ä", "ö", "ü"), "ö oder ü"), (.wontDo("Ä", nil), "„Ä“ geht hier nicht."),
            (.wontDo("Ä", "Ö!"), "„Ä“ geht hier nicht. Ö!"), (.noAnswer("Ä", of: ["ö", "ü"]), "ö, ü."),
            (.cantBePicked("Ä", "ö"), "„Ä“ geht nicht: ö."), (.notListed(["Ä", "ö"]), "Ä, ö. "),
            (.turnsNothing("Ä"), "etwa 1 3, 2-5, alle oder nichts."), (.noAnswerAhead("Ä"), "Ä"),
            (.notAskedFor("Ä", of: ["ö", "ü"], similar: nil), "ö, ü."),
            (.notAskedFor("Ä", of: [], similar: "ö"), "Meinst du „ö“?"),
            (.noOption("Ä", of: ["ö", "ü"], similar: nil), "Die Optionen sind ö, ü."),
            (.noOption("Ä", of: [], similar: "ö"), "Meinst du „ö“?"), (.givenAgain, "Lass nur einen stehen."),
            (Phrase("usage.answers.missing"), "Schreib --answers DATEI."),
            (Phrase("open.failed.state"), "Zustand hat er nicht"),
            (.wouldBeAnswer("Ä", command: nil), "noch einmal."),
            (.wouldBeAnswer("Ä", command: "ö"), "Für „ö“ tippe :ä."),
            (.commandOfLetter("Ä", label: "ö"), "Ä für „ö“."), (.nothingFits("Ä"), "„Ä“."),
            (.isFolder("Ä"), "„Ä“"),
            (.endsInSlash("Ä"), "„Ä“"), (.noFolder("Ä"), "„Ä“"),
            (.unusablePath("Ä", because: "ö"), "Ä“ geht nicht: ö."),
            (.editorFailed("Ä"), "meldet: Ä"),
            (.editorFailed("Ä", keptIn: "/ö"), "Ä\nDein Text liegt in /ö."),
            (.noPath("Ä"), "„Ä“"),
            (.notOpened("Ä", in: "/ö", because: "ü"), "„Ä“ in /ö lässt sich nicht öffnen: ü"),
            (.tooFew(least: 1, on: 0), "Wähle mindestens eines."),
            (.tooFew(least: 3, on: 1), "Wähle mindestens 3. Es fehlen noch 2."),
            (.tooFew(least: 3, on: 2), "Wähle mindestens 3. Es fehlt noch 1."),
            (.tooMany(most: 1, on: 2), "Wähle höchstens eines. Das wären 2."),
            (.tooMany(most: 2, on: 3), "Wähle höchstens 2. Das wären 3."),
            (.turnsItems(least: 0, most: nil), "alle oder nichts."),
            (.turnsItems(least: 1, most: nil), "nichts. Wähle mindestens eines."),
            (.turnsItems(least: 0, most: 7), "nichts. Wähle höchstens 7."),
            (.turnsItems(least: 1, most: 7), "nichts. Wähle 1 bis 7."),
            (.turnsItems(least: 7, most: 7), "nichts. Wähle 7."),
            (.wholeNumber(from: nil, to: nil), "eine ganze Zahl"),
            (.wholeNumber(from: 1888, to: nil), "eine ganze Zahl ab 1888"),
            (.wholeNumber(from: nil, to: 9), "eine ganze Zahl bis 9"),
            (.wholeNumber(from: 1, to: 9), "eine ganze Zahl von 1 bis 9"),
            (.number(from: 0.5, to: nil, places: 0), "eine Zahl ab 0,5 ohne Nachkommastellen"),
            (.number(from: nil, to: nil, places: 1), "eine Zahl mit höchstens 1 Nachkommastelle"),
            (.number(from: nil, to: nil, places: 2), "eine Zahl mit höchstens 2 Nachkommastellen"),
            (.day(from: nil, to: nil), "ein Datum, etwa"), (.day(from: "1", to: nil), "ein Datum ab 1, etwa"),
            (.day(from: nil, to: "1"), "ein Datum bis 1,"),
            (.day(from: "1", to: "2"), "ein Datum von 1 bis 2,"),
        ]
        + [2, 7].compactMap { last in
            (Phrase.numbers(upTo: last, orName: true) as? Phrase).map { ($0, "\(last) oder ein Name") }
        }

    private static let phrases = plain.map { ($0, "") } + telling

    @Test("each is said otherwise in German than in English, with what it was given")
    func said() {
        let sameInBoth = ["month.4", "month.8", "month.9", "month.11", "work.waited"]
        for (phrase, part) in Self.phrases {
            let (english, german) = (Words.english(phrase), Words.german(phrase))
            #expect(german.contains(part), "\(phrase.key)")
            #expect(
                !german.isEmpty && (german != english || sameInBoth.contains(phrase.key)), "\(phrase.key)")
            #expect(!(english + german).contains { "{}".contains($0) }, "\(phrase.key)")
            #expect(!(english + german).contains("  ") && english.last != " " && german.last != " ")
        }
    }

    @Test("each key of the table is said by a phrase")
    func keys() {
        func keys(of phrase: Phrase) -> [String] {
            [phrase.key] + phrase.values.compactMap { $0.value as? Phrase }.flatMap(keys)
        }
        let said = Set(Self.phrases.flatMap { keys(of: $0.0) })
        #expect(said == Set(Words.english.sentences.keys.filter { !$0.hasSuffix(".one") }))
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
