import Testing

@testable import Usher

@Suite("Every phrase in German") struct GermanPhraseTests {
    private static let commands: [Phrase.Command] = [.back, .home, .help, .quit, .next, .previous]
    private static let kinds: [Phrase.Kind] = [
        .text, .wholeNumber(from: nil, to: nil), .wholeNumber(from: 1, to: nil),
        .wholeNumber(from: nil, to: 9),
        .wholeNumber(from: 1, to: 9), .number(from: nil, to: nil), .number(from: "1", to: nil),
        .number(from: nil, to: "9"), .number(from: "1", to: "9"), .number(from: nil, to: nil, places: 0),
        .number(from: nil, to: nil, places: 1), .number(from: nil, to: nil, places: 2),
        .day(from: nil, to: nil),
        .day(from: "1. Mai 2024", to: nil), .day(from: nil, to: "1. Mai 2024"),
        .day(from: "1. Mai 2024", to: "2. Mai 2024"), .path, .pathThatIsThere, .pathToWrite,
    ]
    private static let troubles: [Phrase.PathTrouble] = [
        .isFolder, .endsInSlash, .noFolder("ordner"), .system("kaputt"),
    ]
    private static let words: [SessionWord] = [.tree, .path, .open]
    private static let plain: [Phrase] = [
        .and, .to, .nothingToPick, .onlyOne, .showsOn, .search, .clear, .noLonger("Merkliste"), .showsWords,
        .titleOfWords, .of(isMore: true),
        .of(isMore: false), .none, .all, .yes,
        .no, .notShown,
        .whatIsThere,
        .dotEnds, .correctsAnswers, .done, .toBeAnswered(anew: true), .toBeAnswered(anew: false),
        .stopped,
        .meaningOfHomeHere, .picksLine, .emptyLine, .leavesEmpty, .beginsWithColon, .helpOfForm, .anAnswer,
        .suchAs,
        .searchesNames, .sameAgain, .beforeItCounts, .endsText, .isDot, .opensEditor, .secretBeginsWithColon,
        .numbersOrName, .turnLines, .isDone, .helpOfAsking(colon: true), .helpOfAsking(colon: false),
        .helpOfConfirming, .helpOfLeaving, .controlCharacters, .lineNotText, .firstPage, .firstPageHere,
        .firstPageOfList, .lastPageOfList, .empty, .noEditorHere, .noEditor, .nothingInText,
        .notTheSame,
        .colonInSecret, .secretAhead, .pageGone, .pathMissing, .noSuchPlace,
        .nothingBeyond, .somethingFirst, .behindThisPage, .helpTitle(""),
    ]
    /// Those that hand over a text, which stands in them.
    private static let telling: [(Phrase, String)] = [
        (.enter(for: "Ä"), "Ä"), (.again("Ä"), "Ä"), (.leaveForm("Ä"), "Ä"), (.formLost("Ä"), "Ä"),
        (.progress("Ä", 1_000, of: 2_000, "Filme"), "1.000 Filme von 2.000"),
        (.progress("Ä", 1, of: nil, "Filme"), "1 Filme"), (.rate(1_000), "1.000"), (.secondsLeft(7), "7"),
        (.minutesLeft(7), "7"), (.hoursLeft(7), "7"), (.waiting("Ä"), "Ä"),
        (.stillWaiting("Ä", seconds: 7), "7"),
        (.helpTitle("Ä"), "Ä"), (.numbers(upTo: 7, orName: true), "7"), (.andMore(7), "7"),
        (.turnedFound(1_000, isOn: true, others: 0), "1.000"), (.turnedFound(2, isOn: false, others: 1), "2"),
        (.turnedFound(2, isOn: true, others: 1_000), "1.000"), (.picks(7), "7"), (.standsFor("Ä"), "Ä"),
        (.foundNothing("Ä"), "Ä"),
        (.andAnAnswer("Ä"), "Ä"), (.answersAtOnce("Ä"), "Ä"), (.lineTooLong(limit: 7), "7"),
        (.noNumbers(way: "ö"), "ö"), (.noSuchNumber("7", from: 1, to: 1, searches: false), "7"),
        (.noSuchNumber("7", from: 1, to: 3, searches: true), "3"),
        (.yesOrNo("Ä", "ö"), "ö"), (.twoNumbers("Ä", "ö", "ü"), "ü"),
        (.neitherYesNorNo("Ä", yes: "ö", no: "ü", answers: "x"), "x"),
        (.neitherYesNorNo("", yes: "ö", no: "ü", answers: "x"), "x"),
        (.notOffered("Ä", way: "ö", quit: "q"), "ö"),
        (.numberOfLine(most: 7), "7"),
        (.ambiguous("Ä", fitting: ["ö", "ü"], more: 0), "ü"),
        (.ambiguous("Ä", fitting: ["ö"], more: 1), "eine"),
        (.ambiguous("Ä", fitting: ["ö"], more: 2), "2"), (.noAnswerAhead("Ä"), "Ä"),
        (.noAnswer("Ä", of: ["ö"]), "ö"),
        (.notAskedFor("Ä", of: ["ö"], similar: nil), "ö"), (.notAskedFor("Ä", of: [], similar: "ö"), "ö"),
        (.tookDefault("Ä", "ö"), "ö"), (.stillToAnswer("Ä"), "Ä"),
        (.notListed(["Ä", "ö"]), "ö"),
        (.editorFailed("Ä"), "Ä"), (.editorFailed("Ä", keptIn: "/ö"), "/ö"), (.wontDo("Ä", nil), "Ä"),
        (.wontDo("Ä", "ö"), "ö"), (.cantBePicked("Ä", "ö"), "ö"), (.wouldBeAnswer("Ä", command: nil), "Ä"),
        (.wouldBeAnswer("Ä", command: "ö"), "ö"), (.commandOfLetter("Ä", label: "ö"), "ö"),
        (.tooFew(least: 1, on: 0), "eines"), (.tooFew(least: 2, on: 1), "2"), (.tooFew(least: 3, on: 2), "3"),
        (.tooMany(most: 1, on: 2), "eines"), (.tooMany(most: 2, on: 3), "3"), (.turnsNothing("Ä"), "Ä"),
        (.noPath("Ä"), "Ä"),
        (.notOpened("Ä", in: "/ö", because: "ü"), "ü"), (.turnsItems(least: 0, most: nil), "Nummern"),
        (.turnsItems(least: 1, most: nil), "eines"), (.turnsItems(least: 0, most: 7), "7"),
        (.turnsItems(least: 1, most: 7), "7"), (.turnsItems(least: 7, most: 7), "7"),
    ]

    /// Those that are nothing but what they hand over, in both languages.
    private static let bare: [(Phrase, String)] = [
        (.waited("Ä", seconds: 7), "Ä: 7 s"), (.numbers(upTo: 1, orName: false), "1"),
    ]

    @Test("each is said otherwise than in English, with what it was given")
    func said() {
        let all =
            Self.plain + Self.telling.map(\.0) + Self.commands.flatMap { [.label($0), .meaning($0)] }
            + Self.kinds.flatMap { [.kind($0), .takes($0), .isNot("Ä", $0)] }
            + Self.troubles.map { .unusablePath("Ä", because: $0) }
            + Self.words.map { .meaningOfWord($0) }
        for phrase in all {
            let text = Words.german(phrase)
            #expect(!text.isEmpty && text != Words.english(phrase), "\(phrase)")
        }
        for (phrase, given) in Self.telling {
            #expect(Words.german(phrase).contains(given), "\(phrase)")
        }
        for (phrase, text) in Self.bare { #expect(Words.german(phrase) == text) }
        for word in Self.words { #expect(Words.german(.form(word)).hasPrefix(":\(word)")) }
    }

    @Test("months and days are those of the language, each another one")
    func calendar() {
        let months = (1...12).map { Words.german(.month($0)) }
        #expect(months.first == "Januar" && months.last == "Dezember" && Set(months).count == 12)
        #expect((-1...1).map { Words.german(.day(fromToday: $0)) } == ["gestern", "heute", "morgen"])
    }

    @Test("nothing to complete is told from a beginning that nothing has, in each language")
    func nothingFits() {
        #expect(Words.german(.nothingFits("")) != Words.german(.nothingFits("x")))
        #expect(Words.english(.nothingFits("")) != Words.english(.nothingFits("x")))
    }
}
