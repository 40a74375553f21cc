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
        case .none: "keine"
        case .all: "alle"
        case .andMore(let count): "und \(count) weitere"
        case .and: "und"
        case .to: "bis"
        case .nothingToPick: "Hier gibt es nichts auszuwählen."
        case .onlyOne: "Es gibt nur dies eine."
        case .turnedFound(let count, let isOn, let others):
            "\(german.grouped(count)) gefundene sind \(isOn ? "an" : "aus")"
                + (others == 0 ? "." : ", \(german.grouped(others)) wie zuvor.")
        case .noLonger(let name): "\(name): nicht mehr"
        case .yes: "ja"
        case .no: "nein"
        case .enter(let value): "Enter für \(value)"
        case .notShown: "(verborgen)"
        case .whatIsThere: "das bisherige"
        case .dotEnds: "eine Zeile mit einem Punkt endet es"
        case .again(let prompt): "\(prompt) noch einmal"
        case .takes(let kind): "Nimmt \(text(of: kind))".ended
        case .kind(let kind): text(of: kind)
        case .yesOrNo(let yes, let no): "\(yes) oder \(no)"
        case .month(let month): months[month - 1]
        case .day(let days): days == 0 ? "heute" : days < 0 ? "gestern" : "morgen"
        case .turnsItems(let least, let most):
            "Nummern schalten diese ein und aus, etwa \(several)\(limits(least, most))."

        case .correctsAnswers: "Eine Nummer berichtigt eine Antwort."
        case .done: "fertig"
        case .toBeAnswered(let anew): anew ? "neu zu beantworten" : "zu beantworten"
        case .leaveForm(let title): "\(title): gehen, ohne die Antworten zu behalten?"
        case .tookDefault(let name, let answer): "\(name): \(answer), von selbst."
        case .formLost(let title): "\(title): nicht fertig; die Antworten sind verloren."

        case .progress(let action, let count, let total, let unit):
            "\(action): \(german.grouped(count))\(total.map { " von \(german.grouped($0))" } ?? "") \(unit)"
        case .rate(let rate): "\(german.grouped(rate)) je Sekunde"
        case .secondsLeft(let seconds): "noch \(seconds) s"
        case .minutesLeft(let minutes): "noch \(minutes) min"
        case .hoursLeft(let hours): "noch \(german.grouped(hours)) h"
        case .waiting(let action): "\(action) …"
        case .stillWaiting(let action, let seconds): "\(action): seit \(seconds) s"
        case .waited(let action, let seconds): "\(action): \(seconds) s"
        case .stopped: "Angehalten."

        case .helpTitle(let title): title.isEmpty ? "Hilfe" : "Hilfe: \(title)"
        case .more: "mehr"
        case .thePage: "die Seite"
        case .meaning(.back): "geht zur Seite davor"
        case .meaning(.home): "geht zur ersten Seite"
        case .meaning(.help): "erklärt diese Seite"
        case .meaning(.quit): "beendet das Programm"
        case .meaning(.next): "zeigt die nächste Seite der Liste"
        case .meaning(.previous): "zeigt die Seite der Liste davor"
        case .meaningOfHomeHere: "geht zur ersten Seite hier"
        case .numbers(let count, let orName):
            (count == 1 ? "1" : "1 bis \(count)") + (orName ? " oder ein Name" : "")
        case .picksLine: "wählt diese Zeile"
        case .emptyLine: "eine leere Zeile"
        case .picks(let number): "wählt \(number)"
        case .leavesEmpty: "lässt es leer"
        case .standsFor(let value): "steht für \(value)"
        case .beginsWithColon: "beginnt einen Text mit einem Doppelpunkt"
        case .anAnswer: "eine Antwort"
        case .suchAs: "etwa"
        case .searchesNames: "sucht nach einem Teil eines Namens; allein zeigt es wieder alle"
        case .foundNothing(let text): "Kein Name enthält „\(text)“; / allein zeigt alle."
        case .sameAgain: "dasselbe noch einmal"
        case .beforeItCounts: "wird getippt, bevor es gilt"
        case .endsText: "endet den Text, allein in seiner Zeile"
        case .opensEditor: "öffnet deinen Editor, $VISUAL oder $EDITOR"
        case .isDot: "ist eine Zeile mit einem Punkt"
        case .secretBeginsWithColon: "beginnt ein Geheimnis mit einem Doppelpunkt; nichts davon ist zu sehen"
        case .numbersOrName: "Nummern oder ein Name"
        case .turnLines: "schalten Zeilen ein und aus, etwa \(several)"
        case .isDone: "ist fertig mit dem, was an ist"
        case .showsOn: "zeigt, was an ist"
        case .andAnAnswer(let choice): "\(choice) und eine Antwort"
        case .answersAtOnce(let choice): "beantwortet gleich, was \(choice) fragt"
        case .helpOfForm:
            "Zurück führt zur Seite davor; die Antworten bleiben, bis das Formular verlassen wird."
        case .helpOfAsking(let hasColon): "\(hasColon ? ":" : "")b lässt es, wie es ist."
        case .helpOfConfirming: "j tut es; n oder b lassen alles, wie es ist."
        case .helpOfLeaving: "j geht; n, eine leere Zeile oder b bleiben."
        case .form(let word): word == .open ? ":open PFAD" : ":\(word.name)"
        case .showsWords: "zeigt die Wörter für Entwickler"
        case .titleOfWords: "Wörter für Entwickler"
        case .meaningOfWord(.tree): "zeigt, welche Koordinatoren und Seiten es gibt"
        case .meaningOfWord(.path): "zeigt den Pfad dieser Seite"
        case .meaningOfWord(.open): "geht zu einem Pfad, wie :path ihn zeigt"

        case .controlCharacters: "Eine Antwort kann keine Steuerzeichen enthalten; tippe sie als Text."
        case .lineTooLong(let limit): "Diese Zeile ist zu lang; eine Antwort hat bis zu \(limit) Bytes."
        case .lineNotText: "Diese Zeile ist kein Text in UTF-8; tippe sie noch einmal."
        case .noNumbers(let way): "Hier gibt es nichts mit einer Nummer; \(way) zählt auf, was es gibt."
        case .noSuchNumber(let number, let first, let last):
            "Hier gibt es keine \(number); "
                + (first == last
                    ? "\(first) ist die einzige Nummer." : "nimm eine Nummer von \(first) bis \(last).")
        case .firstPage: "Das ist die erste Seite; q beendet das Programm."
        case .firstPageHere: "Das ist hier die erste Seite; b geht zurück."
        case .firstPageOfList: "Das ist die erste Seite; n blättert weiter."
        case .lastPageOfList: "Das ist die letzte Seite; p blättert zurück."
        case .neitherYesNorNo("", _, _, let answers): "Antworte \(answers)."
        case .neitherYesNorNo(let text, let yes, let no, let answers):
            "„\(text)“ ist weder \(yes) noch \(no); antworte \(answers)."
        case .notOffered(let text, let way, let quit):
            "Kein Befehl „\(text)“; "
                + (way == "/" ? "/\(text) sucht" : "\(way) zählt auf, was es gibt") + ", \(quit) beendet."
        case .numberOfLine(let most):
            "Tippe die Nummer einer Zeile\(most > 1 ? ", 1 bis \(most)" : "; es gibt nur 1")."
        case .ambiguous(let name, let fitting, let more):
            "„\(name)“ passt auf \(fitting.joined(separator: ", "))"
                + (more == 0 ? "" : more == 1 ? " und eine weitere Zeile" : " und \(more) weitere Zeilen")
                + "; tippe, was davor steht."
        case .noAnswerAhead(let text):
            "„\(text)“ ist keine Antwort auf die Frage dahinter; gib erst den Anfang allein."
        case .noAnswer(let text, let names):
            "„\(text)“ ist keine Antwort darauf; nimm eines von \(names.joined(separator: ", "))."
        case .notAskedFor(let name, _, let similar?): "Es gibt keine Frage „\(name)“. Meinst du „\(similar)“?"
        case .notAskedFor(let name, let questions, nil):
            "Nach „\(name)“ wird bei diesen Antworten nicht gefragt. Die Fragen sind \(questions.joined(separator: ", "))."
        case .stillToAnswer(let name): "„\(name)“ ist noch zu beantworten."
        case .nothingFits(""): "Hier gibt es nichts zu ergänzen."
        case .nothingFits(let text): "Nichts beginnt mit „\(text)“."
        case .leftUndone(1):
            "Eine weitere Zeile wurde eingefügt und nicht ausgeführt; Pfeil nach oben holt sie."
        case .leftUndone(let count):
            "\(count) weitere Zeilen wurden eingefügt und nicht ausgeführt; Pfeil nach oben holt sie."
        case .empty: "Das kann nicht leer bleiben."
        case .notListed(let names):
            "\(names.joined(separator: ", ")) gibt es nicht mehr; nimm etwas anderes."
        case .meaningOfLetter(let letter, let meaning): "\(letter) \(meaning)."
        case .noEditorHere:
            "Hier ist kein Terminal zum Bearbeiten; tippe den Text, und ende mit einer Zeile aus einem Punkt."
        case .noEditor:
            "Weder $VISUAL noch $EDITOR nennen einen Editor; tippe den Text, und ende mit einer Zeile aus einem Punkt."
        case .editorFailed(let reason, let path):
            "Der Text ist, wie er war, denn der Editor ist gescheitert: \(reason)"
                + (path.map { "\nWas er schrieb, steht in \($0)." } ?? "")
        case .nothingInText:
            "In diesem Text steht noch nichts; tippe ihn, und ende mit einer Zeile aus einem Punkt."
        case .notTheSame: "Das ist nicht dasselbe wie zuvor; tippe beides neu."
        case .colonInSecret:
            "Tippe zwei Doppelpunkte, wo ein Geheimnis mit einem beginnt; :? ist für Hilfe."
        case .secretAhead: "Ein Geheimnis wird an seiner eigenen Frage getippt; gib erst den Anfang allein."
        case .isNot(let answer, let kind): "„\(answer)“ geht nicht; nimm \(text(of: kind))".ended
        case .twoNumbers(let text, let first, let second):
            "„\(text)“ kann \(first) oder \(second) sein; tippe eines davon."
        case .wontDo(let answer, let hint):
            hint.map { "„\(answer)“ geht nicht: \($0)" } ?? "„\(answer)“ geht hier nicht."
        case .cantBePicked(let name, let reason): "„\(name)“ geht nicht: \(reason)".ended
        case .wouldBeAnswer(let text):
            "„\(text)“ wäre hier die Antwort; tippe es noch einmal, wenn es so gemeint ist."
        case .unusablePath(let path, .isFolder):
            "„\(path)“ geht nicht: das ist ein Ordner; füge den Namen einer Datei an."
        case .unusablePath(let path, .endsInSlash):
            "„\(path)“ geht nicht: er endet mit einem Schrägstrich; füge den Namen einer Datei an."
        case .unusablePath(let path, .noFolder(let folder)):
            "„\(path)“ geht nicht: es gibt keinen Ordner \(folder)."
        case .unusablePath(let path, .system(let reason)): "„\(path)“ geht nicht: \(reason)".ended
        case .pageGone:
            "Das galt einer Seite, die nicht mehr da ist; nichts ist geschehen. Dies ist jetzt die Seite."
        case .tooFew(let least, let on):
            "Mindestens \(least) \(least == 1 ? "muss" : "müssen") an sein, und "
                + (on == 0 ? "keine ist es." : on == 1 ? "1 ist es." : "\(on) sind es.")
        case .tooMany(let most, let on):
            "Höchstens \(most) \(most == 1 ? "kann" : "können") an sein, und das sind \(on)."
        case .turnsNothing(let text):
            "„\(text)“ schaltet nichts ein oder aus; tippe Nummern, etwa \(several)."
        case .pathMissing: "Tippe den Pfad dazu: :open /"
        case .noPath(let text): "„\(text)“ ist kein Pfad; einer beginnt mit einem Schrägstrich: :open /"
        case .notOpened(let part, let path, let reason):
            "„\(part)“ in \(path) lässt sich nicht öffnen: \(reason)"
        case .noSuchPlace: "diesen Ort gibt es nicht"
        case .nothingBeyond: "dahinter liegt nichts"
        case .somethingFirst: "zuerst kommt etwas anderes"
        case .behindThisPage: "Es ist hinter dieser Seite offen; b führt hin."
        }
    }

    private static let months = """
        Januar Februar März April Mai Juni Juli August September Oktober November Dezember
        """.split(whereSeparator: \.isWhitespace).map { String($0) }

    private static let several = "1 3, 2-5, alle oder keine"

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
            "einen Tag\(range(first, last)), etwa 2024-05-01, 1. Mai 2024 oder gestern"
        case .path: "einen Pfad"
        case .pathThatIsThere: "den Pfad von etwas, das es gibt"
        case .pathToWrite: "den Pfad einer Datei, die man schreiben darf"
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

    private static func limits(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): ""
        case (let least, nil): "; am Ende mindestens \(least)"
        case (0, let most?): "; höchstens \(most)"
        case (let least, let most?) where least == most: "; am Ende \(least)"
        case (let least, let most?): "; am Ende \(least) bis \(most)"
        }
    }
}
