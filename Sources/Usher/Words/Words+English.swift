extension Words {
    /// English.
    public static let english: Words = Words(thousands: ",") { phrase in
        switch phrase {
        case .label(.back): "back"
        case .label(.home): "home"
        case .label(.help): "help"
        case .label(.quit): "quit"
        case .label(.next): "next"
        case .label(.previous): "previous"
        case .search: "search"
        case .clear: "clear"
        case .of(let isMore): isMore ? "of more than" : "of"
        case .page: "page"
        case .turnsFar: "five pages on, page 40, the first, the last"
        case .none: "none"
        case .all: "all"
        case .andMore(let count): "and \(count) more"
        case .and: "and"
        case .to: "to"
        case .nothingToPick: "There is nothing to choose from."
        case .onlyOne: "This is the only one."
        case .turnedFound(let count, let isOn, let others):
            "\(english.grouped(count)) \(count == 1 ? "match is" : "matches are") \(isOn ? "on" : "off")"
                + (others == 0
                    ? "." : ", \(english.grouped(others)) other\(others == 1 ? "" : "s") unchanged.")
        case .noLonger(let name): "\(name): no longer"
        case .yes: "yes"
        case .no: "no"
        case .enter(let value): "Enter for \(value)"
        case .notShown: "(not shown)"
        case .whatIsThere: "the current value"
        case .dotEnds: "end with a dot on its own line"
        case .again(let prompt): "\(prompt) again"
        case .takes(let kind): "Enter \(text(of: kind))".ended
        case .kind(let kind): text(of: kind)
        case .yesOrNo(let yes, let no): "\(yes) or \(no)"
        case .month(let month): months[month - 1]
        case .day(let days): days == 0 ? "today" : days < 0 ? "yesterday" : "tomorrow"
        case .turnsItems(let least, let most):
            "Turn these on or off by number: \(several).\(limits(least, most))"

        case .correctsAnswers: "Type a number to change that answer."
        case .done: "done"
        case .toBeAnswered(let anew): anew ? "needs a new answer" : "not answered yet"
        case .leaveForm(let title):
            title.isEmpty ? "Leave and lose your answers?" : "\(title): leave and lose your answers?"
        case .tookDefault(let name, let answer): "\(name): \(answer), by default."
        case .missing(let names): "Missing: \(names.joined(separator: ", "))."
        case .addEntry(let name): "Add \(name)"
        case .removeEntry(let name): "Remove \(name)"
        case .usage(let program): "Usage: \(program) [OPTION VALUE]…"
        case .byDefault(let answer): "default: \(answer)"
        case .usageOfYes: "takes the default of each question that has one"
        case .usageOfAnswers: "a file of answers, one on each line: Name: value"
        case .usageOfHelp: "shows these options"
        case .formLost(let title): "\(title): not finished, so your answers are lost."

        case .progress(let action, let count, let total, let unit):
            "\(action) \(english.grouped(count))\(total.map { " of \(english.grouped($0))" } ?? "") \(unit)"
        case .rate(let rate): "\(english.grouped(rate)) a second"
        case .secondsLeft(let seconds): "\(seconds) s left"
        case .minutesLeft(let minutes): "\(minutes) min left"
        case .hoursLeft(let hours): "\(english.grouped(hours)) h left"
        case .waiting(let action): "\(action)…"
        case .stillWaiting(let action, let seconds): "\(action): \(seconds) s so far"
        case .waited(let action, let seconds): "\(action): \(seconds) s"
        case .stopped: "Stopped."

        case .helpTitle(let title): title.isEmpty ? "Help" : "Help: \(title)"
        case .more: "more"
        case .thePage: "the page"
        case .meaning(.back): "goes back to the previous page"
        case .meaning(.home): "goes to the first page"
        case .meaning(.help): "explains this page"
        case .meaning(.quit): "quits the program"
        case .meaning(.next): "shows the next page of the list"
        case .meaning(.previous): "shows the previous page of the list"
        case .meaningOfHomeHere: "goes to the first page here"
        case .numbers(let count, let orName):
            (count == 1 ? "1" : count == 2 && orName ? "1, 2" : "1 to \(count)")
                + (orName ? " or a name" : "")
        case .picksLine: "chooses that line"
        case .emptyLine: "an empty line"
        case .picks(let number): "chooses \(number)"
        case .leavesEmpty: "leaves it empty"
        case .standsFor(let value): "means \(value)"
        case .beginsWithColon: "starts an answer with a colon"
        case .anAnswer: "an answer"
        case .suchAs: "such as"
        case .searchesNames: "finds names that contain it, or alone shows all again"
        case .foundNothing(let text): "No name contains “\(text)”. Type / to show all."
        case .sameAgain: "the same again"
        case .beforeItCounts: "confirms it"
        case .endsText: "ends the text, on its own line"
        case .opensEditor: "opens your editor, $VISUAL or $EDITOR"
        case .isDot: "enters a line with one dot"
        case .secretBeginsWithColon: "starts a secret with a colon (nothing is shown)"
        case .numbersOrName: "numbers or a name"
        case .turnLines: "turn lines on or off, as in \(several)"
        case .isDone: "accepts what is on"
        case .showsOn: "shows what is on"
        case .andAnAnswer(let choice): "\(choice) and an answer"
        case .answersAtOnce(let choice): "chooses \(choice) and answers its question"
        case .helpOfForm:
            "Back returns to the previous question. Your answers are kept until you leave the form."
        case .helpOfAsking(let hasColon): "Type \(hasColon ? ":" : "")b to leave it unchanged."
        case .helpOfConfirming: "Type y to go ahead, n or b to change nothing."
        case .helpOfLeaving: "Type y to leave. With n, b or an empty line you stay."
        case .form(let word): word == .open ? ":open PATH" : ":\(word.name)"
        case .showsWords: "shows the commands for developers"
        case .titleOfWords: "Commands for developers"
        case .meaningOfWord(.tree): "shows the tree of coordinators and screens"
        case .meaningOfWord(.path): "shows the path of this page"
        case .meaningOfWord(.open): "goes to a path like the one :path shows"

        case .controlCharacters: "An answer can't contain control characters. Type it as plain text."
        case .lineTooLong(let limit): "That line is too long. An answer has at most \(limit) bytes."
        case .lineNotText: "That line is not UTF-8 text. Type it again."
        case .noNumbers(let way): "There are no numbered lines here. Type \(way) for help."
        case .noSuchNumber(let number, let first, let last, let searches):
            "There is no line \(number). Choose \(first == last ? "\(first)" : "\(first) to \(last)")"
                + (searches ? ", or type /\(number) to search." : ".")
        case .firstPage: "This is the first page. Type q to quit."
        case .firstPageHere: "This is the first page here. Type b to go back."
        case .firstPageOfList: "This is the first page. Type n for the next one."
        case .lastPageOfList: "This is the last page. Type p for the previous one."
        case .neitherYesNorNo("", _, _, let answers): "Type \(answers)."
        case .neitherYesNorNo(let text, let yes, let no, let answers):
            "“\(text)” is neither \(yes) nor \(no). Type \(answers)."
        case .notOffered(let text, let way, let quit):
            "There is no command “\(text)”. Type "
                + (way == "/" ? "/\(text) to search" : "\(way) for help") + ", \(quit) to quit."
        case .numberOfLine(let most):
            most > 1 ? "Type the number of a line, 1 to \(most)." : "Type 1, the only line."
        case .ambiguous(let name, let fitting, let more):
            "“\(name)” could be \(fitting.joined(separator: ", "))\(more > 0 ? " or \(more) more" : "")."
                + " Type the number or letter."
        case .noAnswerAhead(let text):
            "“\(text)” doesn't answer that question. Type only the first part to see it."
        case .noAnswer(let text, let names):
            "“\(text)” is not one of the choices. Choose from \(names.joined(separator: ", "))."
        case .notAskedFor(let name, _, let similar?):
            "There is no question “\(name)”. Did you mean “\(similar)”?"
        case .notAskedFor(let name, let questions, nil):
            "“\(name)” isn't asked with these answers. The questions are \(questions.joined(separator: ", "))."
        case .stillToAnswer(let name): "“\(name)” has no answer yet."
        case .nothingFits(""): "There is nothing to complete here."
        case .nothingFits(let text): "Nothing begins with “\(text)”."
        case .leftUndone(1): "1 more pasted line was not used. Press Up to get it back."
        case .leftUndone(let count): "\(count) more pasted lines were not used. Press Up to get them back."
        case .empty: "This can't be left empty."
        case .notListed(let names):
            "No longer in the list: \(names.joined(separator: ", ")). Choose something else."
        case .commandOfLetter(let letter, let label): "Type \(letter) for \(label)."
        case .noEditorHere:
            "There is no terminal to edit on. \(typingHere)"
        case .noEditor:
            "Neither $VISUAL nor $EDITOR is set. \(typingHere)"
        case .editorFailed(let reason, let path):
            "The text is unchanged, because the editor failed: \(reason)"
                + (path.map { "\nWhat you wrote is kept in \($0)." } ?? "")
        case .nothingInText: "The text is empty. \(typingHere)"
        case .notTheSame: "The two don't match. Type both again."
        case .colonInSecret: "Type two colons if the secret starts with one, or :? for help."
        case .secretAhead: "A secret has a prompt of its own. Type only the first part to see it."
        case .isNot(let answer, let kind): "“\(answer)” is not \(text(of: kind))".ended
        case .twoNumbers(let text, let first, let second):
            "“\(text)” could be \(first) or \(second). Type one of these."
        case .wontDo(let answer, let hint):
            "“\(answer)” can't be used here." + (hint.map { " \($0)" } ?? "")
        case .cantBePicked(let name, let reason): "“\(name)” can't be chosen: \(reason)".ended
        case .wouldBeAnswer(let text, let label):
            "Is “\(text)” your answer? Type it again to enter it"
                + (label.map { ", or :\(text.lowercased()) for \($0)." } ?? ".")
        case .unusablePath(let path, .isFolder): "“\(path)” is a folder. Add the name of a file."
        case .unusablePath(let path, .endsInSlash): "“\(path)” ends in a slash. Add the name of a file."
        case .unusablePath(_, .noFolder(let folder)): "There is no folder “\(folder)”. Type another path."
        case .unusablePath(let path, .system(let reason)): "“\(path)” can't be used: \(reason)".ended
        case .pageGone: "The page changed before you answered, so nothing was done. This is the new page."
        case .tooFew(let least, let on):
            "Choose at least \(count(least))."
                + (on == 0 ? "" : " You need \(least - on) more.")
        case .tooMany(let most, let on): "Choose at most \(count(most)). That would be \(on)."
        case .turnsNothing(let text): "“\(text)” matches no line. Type numbers, such as \(several)."
        case .pathMissing: "Type the path to open: :open /"
        case .noPath(let text): "“\(text)” is not a path. A path starts with a slash: :open /"
        case .notOpened(let part, let path, let reason): "“\(part)” in \(path) can't be opened: \(reason)"
        case .noSuchPlace: "there is no such place"
        case .nothingBeyond: "there is nothing below it"
        case .somethingFirst: "something else has to come first"
        case .behindThisPage: "It is open behind this page. Type b to go there."
        }
    }

    private static let months = """
        January February March April May June July August September October November December
        """.split(whereSeparator: \.isWhitespace).map { String($0) }

    /// Examples of lines that turn several items on and off.
    private static let several = "1 3, 2-5, all or none"

    private static let typingHere = "Type the text here, and end with a dot on its own line."

    private static func text(of kind: Phrase.Kind) -> String {
        switch kind {
        case .text: "text"
        case .wholeNumber(let first, let last):
            "a whole number\(range(first.map(String.init), last.map(String.init)))"
        case .number(let first, let last, let places):
            "a number" + range(first, last)
                + (places.map {
                    $0 == 0 ? " without decimals" : " with at most \($0) decimal\($0 == 1 ? "" : "s")"
                } ?? "")
        case .day(let first, let last):
            "a date\(dates(first, last)), such as 2024-05-01, 1 May 2024 or yesterday"
        case .path: "a path"
        case .pathThatIsThere: "the path of something that exists"
        case .pathToWrite: "the path of a file to write"
        case .own(let hint): hint
        }
    }

    private static func range(_ first: String?, _ last: String?) -> String {
        switch (first, last) {
        case (nil, nil): ""
        case (let first?, nil): " of \(first) or more"
        case (nil, let last?): " up to \(last)"
        case (let first?, let last?): " from \(first) to \(last)"
        }
    }

    private static func dates(_ first: String?, _ last: String?) -> String {
        switch (first, last) {
        case (let first?, nil): " on or after \(first)"
        case (nil, let last?): " on or before \(last)"
        default: range(first, last)
        }
    }

    private static func count(_ number: Int) -> String { number == 1 ? "one" : "\(number)" }

    private static func limits(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): ""
        case (let least, nil): " Choose at least \(count(least))."
        case (0, let most?): " Choose at most \(count(most))."
        case (let least, let most?) where least == most: " Choose \(least)."
        case (let least, let most?): " Choose \(least) to \(most)."
        }
    }
}
