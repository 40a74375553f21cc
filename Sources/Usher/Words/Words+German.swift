extension Words {
    /// German.
    public static let german: Words = Words(thousands: ".") { phrase in
        switch phrase {
        case .label(.back): "zurück"
        case .label(.home): "Anfang"
        case .label(.help): "Hilfe"
        case .label(.quit): "Ende"
        case .label(.next): "weiter"
        case .label(.previous): "vorige"
        case .search: "suchen"
        case .clear: "leeren"
        case .of(let isMore): isMore ? "von mehr als" : "von"
        case .page: "Seite"
        case .turnsFar: "fünf Seiten weiter, Seite 40, die erste, die letzte"
        case .none: "nichts"
        case .all: "alle"
        case .andMore(let count): "und \(count) weitere"
        case .and: "und"
        case .to: "bis"
        case .nothingToPick: "Hier gibt es nichts auszuwählen."
        case .onlyOne: "Das ist der einzige Eintrag."
        case .turnedFound(let count, let isOn, let others):
            "\(german.grouped(count)) Treffer \(count == 1 ? "ist" : "sind") \(isOn ? "an" : "aus")"
                + (others == 0 ? "." : ", \(german.grouped(others)) weitere unverändert.")
        case .noLonger(let name): "\(name): nicht mehr"
        case .yes: "ja"
        case .no: "nein"
        case .enter(let value): "Enter für \(value)"
        case .notShown: "(verborgen)"
        case .whatIsThere: "den bisherigen Wert"
        case .dotEnds: "ein Punkt allein in einer Zeile beendet den Text"
        case .again(let prompt): "\(prompt) noch einmal"
        case .takes(let kind): "Tippe \(text(of: kind))".ended
        case .kind(let kind): text(of: kind)
        case .yesOrNo(let yes, let no): "\(yes) oder \(no)"
        case .month(let month): months[month - 1]
        case .day(let days): days == 0 ? "heute" : days < 0 ? "gestern" : "morgen"
        case .turnsItems(let least, let most):
            "Schalte mit Nummern ein und aus: \(several).\(limits(least, most))"

        case .correctsAnswers: "Tippe eine Nummer, um diese Antwort zu ändern."
        case .done: "fertig"
        case .toBeAnswered(let anew): anew ? "braucht eine neue Antwort" : "noch nicht beantwortet"
        case .leaveForm(let title):
            title.isEmpty
                ? "Das Formular verlassen und die Antworten verwerfen?"
                : "\(title): verlassen und die Antworten verwerfen?"
        case .tookDefault(let name, let answer): "\(name): \(answer) (Vorgabe)."
        case .missing(let names): "Es fehlt: \(names.joined(separator: ", "))."
        case .addEntry(let name): "\(name) hinzufügen"
        case .removeEntry(let name): "\(name) entfernen"
        case .usage(let program): "Aufruf: \(program) [OPTION WERT]…"
        case .byDefault(let answer): "Vorgabe: \(answer)"
        case .usageOfYes: "übernimmt jede Vorgabe, die es gibt"
        case .usageOfAnswers: "eine Datei mit Antworten, eine je Zeile: Name: Wert"
        case .usageOfHelp: "zeigt diese Optionen"
        case .formLost(let title): "\(title): nicht abgeschlossen, die Antworten sind verloren."

        case .progress(let action, let count, let total, let unit):
            "\(action): \(german.grouped(count)) \(unit)\(total.map { " von \(german.grouped($0))" } ?? "")"
        case .rate(let rate): "\(german.grouped(rate)) pro Sekunde"
        case .secondsLeft(let seconds): "noch \(seconds) s"
        case .minutesLeft(let minutes): "noch \(minutes) min"
        case .hoursLeft(let hours): "noch \(german.grouped(hours)) h"
        case .waiting(let action): "\(action) …"
        case .stillWaiting(let action, let seconds): "\(action): seit \(seconds) s"
        case .waited(let action, let seconds): "\(action): \(seconds) s"
        case .stopped: "Abgebrochen."

        case .helpTitle(let title): title.isEmpty ? "Hilfe" : "Hilfe: \(title)"
        case .more: "mehr"
        case .thePage: "die Seite"
        case .meaning(.back): "geht zur vorigen Seite"
        case .meaning(.home): "geht zur ersten Seite"
        case .meaning(.help): "erklärt diese Seite"
        case .meaning(.quit): "beendet das Programm"
        case .meaning(.next): "zeigt die nächste Seite der Liste"
        case .meaning(.previous): "zeigt die vorige Seite der Liste"
        case .meaningOfHomeHere: "geht zur ersten Seite dieses Bereichs"
        case .numbers(let count, let orName):
            (count == 1 ? "1" : count == 2 && orName ? "1, 2" : "1 bis \(count)")
                + (orName ? " oder ein Name" : "")
        case .picksLine: "wählt diese Zeile"
        case .emptyLine: "eine leere Zeile"
        case .picks(let number): "wählt \(number)"
        case .leavesEmpty: "lässt es leer"
        case .standsFor(let value): "steht für \(value)"
        case .beginsWithColon: "beginnt eine Antwort mit einem Doppelpunkt"
        case .anAnswer: "eine Antwort"
        case .suchAs: "etwa"
        case .searchesNames: "findet Namen, die den Text enthalten, oder zeigt allein wieder alle"
        case .foundNothing(let text): "Kein Name enthält „\(text)“. Tippe /, um alle zu sehen."
        case .sameAgain: "dasselbe noch einmal"
        case .beforeItCounts: "bestätigt die Eingabe"
        case .endsText: "beendet den Text, allein in einer Zeile"
        case .opensEditor: "öffnet deinen Editor, $VISUAL oder $EDITOR"
        case .isDot: "ergibt eine Zeile mit einem Punkt"
        case .secretBeginsWithColon:
            "beginnt eine geheime Eingabe mit einem Doppelpunkt (nichts ist zu sehen)"
        case .numbersOrName: "Nummern oder ein Name"
        case .turnLines: "schalten Zeilen ein und aus, etwa \(several)"
        case .isDone: "übernimmt die Auswahl"
        case .showsOn: "zeigt die Auswahl"
        case .andAnAnswer(let choice): "\(choice) und eine Antwort"
        case .answersAtOnce(let choice): "wählt \(choice) und beantwortet die Frage"
        case .helpOfForm:
            "Zurück führt zur vorigen Frage. Die Antworten bleiben, bis du das Formular verlässt."
        case .helpOfAsking(let hasColon): "Mit \(hasColon ? ":" : "")b bleibt alles, wie es ist."
        case .helpOfConfirming: "Mit j bestätigst du, mit n oder b bleibt alles, wie es ist."
        case .helpOfLeaving: "Mit j gehst du, mit n, b oder einer leeren Zeile bleibst du."
        case .form(let word): word == .open ? ":open PFAD" : ":\(word.name)"
        case .showsWords: "zeigt die Befehle für Entwickler"
        case .titleOfWords: "Befehle für Entwickler"
        case .meaningOfWord(.tree): "zeigt den Baum der Koordinatoren und Seiten"
        case .meaningOfWord(.path): "zeigt den Pfad dieser Seite"
        case .meaningOfWord(.open): "geht zu einem Pfad, wie ihn :path zeigt"

        case .controlCharacters:
            "Eine Antwort darf keine Steuerzeichen enthalten. Tippe sie als einfachen Text."
        case .lineTooLong(let limit): "Diese Zeile ist zu lang. Eine Antwort hat höchstens \(limit) Bytes."
        case .lineNotText: "Diese Zeile ist kein UTF-8-Text. Tippe sie noch einmal."
        case .noNumbers(let way): "Hier gibt es keine nummerierten Zeilen. Mit \(way) bekommst du Hilfe."
        case .noSuchNumber(let number, let first, let last, let searches):
            "Es gibt keine Zeile \(number). Wähle \(first == last ? "\(first)" : "\(first) bis \(last)")"
                + (searches ? " oder suche mit /\(number)." : ".")
        case .firstPage: "Das ist die erste Seite. Mit q beendest du das Programm."
        case .firstPageHere: "Das ist hier die erste Seite. Mit b gehst du zurück."
        case .firstPageOfList: "Das ist die erste Seite. Mit n blätterst du weiter."
        case .lastPageOfList: "Das ist die letzte Seite. Mit p blätterst du zurück."
        case .neitherYesNorNo("", _, _, let answers): "Tippe \(answers)."
        case .neitherYesNorNo(let text, let yes, let no, let answers):
            "„\(text)“ ist weder \(yes) noch \(no). Tippe \(answers)."
        case .notOffered(let text, let way, let quit):
            "Es gibt keinen Befehl „\(text)“. Mit "
                + (way == "/" ? "/\(text) suchst du" : "\(way) bekommst du Hilfe")
                + ", mit \(quit) beendest du das Programm."
        case .numberOfLine(let most):
            most > 1 ? "Tippe die Nummer einer Zeile, 1 bis \(most)." : "Tippe 1. Es gibt nur diese Zeile."
        case .ambiguous(let name, let fitting, let more):
            "„\(name)“ passt auf \(fitting.joined(separator: ", "))"
                + (more == 0 ? "" : more == 1 ? " und eine weitere Zeile" : " und \(more) weitere Zeilen")
                + ". Tippe die Nummer oder den Buchstaben."
        case .noAnswerAhead(let text):
            "„\(text)“ ist keine Antwort auf diese Frage. Tippe nur den Anfang, um sie zu sehen."
        case .noAnswer(let text, let names):
            "„\(text)“ steht nicht zur Wahl. Möglich: \(names.joined(separator: ", "))."
        case .notAskedFor(let name, _, let similar?): "Es gibt keine Frage „\(name)“. Meinst du „\(similar)“?"
        case .notAskedFor(let name, let questions, nil):
            "Nach „\(name)“ wird bei diesen Antworten nicht gefragt. Die Fragen sind \(questions.joined(separator: ", "))."
        case .stillToAnswer(let name): "„\(name)“ ist noch nicht beantwortet."
        case .nothingFits(""): "Hier gibt es nichts zu ergänzen."
        case .nothingFits(let text): "Nichts beginnt mit „\(text)“."
        case .leftUndone(1):
            "Eine weitere eingefügte Zeile blieb ungenutzt. Pfeil nach oben holt sie zurück."
        case .leftUndone(let count):
            "\(count) weitere eingefügte Zeilen blieben ungenutzt. Pfeil nach oben holt sie zurück."
        case .empty: "Das darf nicht leer bleiben."
        case .notListed(let names):
            "Nicht mehr in der Liste: \(names.joined(separator: ", ")). Wähle etwas anderes."
        case .commandOfLetter(let letter, let label): "Tippe \(letter) für „\(label)“."
        case .noEditorHere:
            "Ohne Terminal lässt sich kein Editor öffnen. \(typingHere)"
        case .noEditor:
            "Weder $VISUAL noch $EDITOR ist gesetzt. \(typingHere)"
        case .editorFailed(let reason, let path):
            "Der Text ist unverändert, weil der Editor einen Fehler meldet: \(reason)"
                + (path.map { "\nDein Text liegt in \($0)." } ?? "")
        case .nothingInText: "Der Text ist leer. \(typingHere)"
        case .notTheSame: "Die beiden Eingaben sind verschieden. Tippe beide neu."
        case .colonInSecret:
            "Beginnt die geheime Eingabe mit einem Doppelpunkt, tippe zwei. Mit :? bekommst du Hilfe."
        case .secretAhead:
            "Nach einer geheimen Eingabe wird eigens gefragt. Tippe nur den Anfang, um sie zu sehen."
        case .isNot(let answer, let kind): "„\(answer)“ geht nicht. Tippe \(text(of: kind))".ended
        case .twoNumbers(let text, let first, let second):
            "„\(text)“ kann \(first) oder \(second) sein. Tippe eines davon."
        case .wontDo(let answer, let hint):
            "„\(answer)“ geht hier nicht." + (hint.map { " \($0)" } ?? "")
        case .cantBePicked(let name, let reason): "„\(name)“ geht nicht: \(reason)".ended
        case .wouldBeAnswer(let text, let label):
            "Ist „\(text)“ deine Antwort? Dann tippe es noch einmal"
                + (label.map { ". Für „\($0)“ tippe :\(text.lowercased())." } ?? ".")
        case .unusablePath(let path, .isFolder): "„\(path)“ ist ein Ordner. Hänge einen Dateinamen an."
        case .unusablePath(let path, .endsInSlash):
            "„\(path)“ endet mit einem Schrägstrich. Hänge einen Dateinamen an."
        case .unusablePath(_, .noFolder(let folder)):
            "Es gibt keinen Ordner „\(folder)“. Tippe einen anderen Pfad."
        case .unusablePath(let path, .system(let reason)): "„\(path)“ geht nicht: \(reason)".ended
        case .pageGone:
            "Die Seite hat sich vor deiner Antwort geändert, deshalb ist nichts geschehen. Das ist die neue Seite."
        case .tooFew(let least, let on):
            "Wähle mindestens \(count(least))."
                + (on == 0 ? "" : " Es \(least - on == 1 ? "fehlt" : "fehlen") noch \(least - on).")
        case .tooMany(let most, let on): "Wähle höchstens \(count(most)). Das wären \(on)."
        case .turnsNothing(let text):
            "„\(text)“ ist keine Zeile. Tippe Nummern, etwa \(several)."
        case .pathMissing: "Tippe den Pfad dazu: :open /"
        case .noPath(let text): "„\(text)“ ist kein Pfad. Ein Pfad beginnt mit einem Schrägstrich: :open /"
        case .notOpened(let part, let path, let reason):
            "„\(part)“ in \(path) lässt sich nicht öffnen: \(reason)"
        case .noSuchPlace: "diesen Ort gibt es nicht"
        case .nothingBeyond: "darunter gibt es nichts"
        case .somethingFirst: "zuerst ist etwas anderes nötig"
        case .behindThisPage: "Es ist hinter dieser Seite offen. Mit b kommst du hin."
        }
    }

    private static let months = """
        Januar Februar März April Mai Juni Juli August September Oktober November Dezember
        """.split(whereSeparator: \.isWhitespace).map { String($0) }

    private static let several = "1 3, 2-5, alle oder nichts"

    private static let typingHere = "Tippe ihn hier, und beende ihn mit einem Punkt allein in einer Zeile."

    private static func text(of kind: Phrase.Kind) -> String {
        switch kind {
        case .text: "einen Text"
        case .wholeNumber(let first, let last):
            "eine ganze Zahl\(range(first.map { "\($0)" }, last.map { "\($0)" }))"
        case .number(let first, let last, let places):
            "eine Zahl" + range(first, last)
                + (places.map {
                    $0 == 0
                        ? " ohne Nachkommastellen"
                        : " mit höchstens \($0) Nachkommastelle\($0 == 1 ? "" : "n")"
                } ?? "")
        case .day(let first, let last):
            "ein Datum\(range(first, last)), etwa 2024-05-01, 1. Mai 2024 oder gestern"
        case .path: "einen Pfad"
        case .pathThatIsThere: "einen Pfad, den es gibt"
        case .pathToWrite: "den Pfad der Datei, die geschrieben wird"
        case .own(let hint): hint
        }
    }

    private static func range(_ first: String?, _ last: String?) -> String {
        switch (first, last) {
        case (nil, nil): ""
        case (let first?, nil): " ab \(first)"
        case (nil, let last?): " bis \(last)"
        case (let first?, let last?): " von \(first) bis \(last)"
        }
    }

    private static func count(_ number: Int) -> String { number == 1 ? "eines" : "\(number)" }

    private static func limits(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): ""
        case (let least, nil): " Wähle mindestens \(count(least))."
        case (0, let most?): " Wähle höchstens \(count(most))."
        case (let least, let most?) where least == most: " Wähle \(least)."
        case (let least, let most?): " Wähle \(least) bis \(most)."
        }
    }
}
