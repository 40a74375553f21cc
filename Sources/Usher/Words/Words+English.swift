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
        case .nothingToPick: "There is nothing to pick from."
        case .onlyOne: "There is only this one."
        case .turnedFound(let count, let isOn, let others):
            "\(english.grouped(count)) found are \(isOn ? "on" : "off")"
                + (others == 0 ? "." : ", \(english.grouped(others)) as before.")
        case .noLonger(let name): "\(name): no longer"
        case .yes: "yes"
        case .no: "no"
        case .enter(let value): "Enter for \(value)"
        case .notShown: "(not shown)"
        case .whatIsThere: "what is there"
        case .dotEnds: "a line with a single dot ends it"
        case .again(let prompt): "\(prompt) again"
        case .takes(let kind): "Takes \(text(of: kind))".ended
        case .kind(let kind): text(of: kind)
        case .yesOrNo(let yes, let no): "\(yes) or \(no)"
        case .month(let month): months[month - 1]
        case .day(let days): days == 0 ? "today" : days < 0 ? "yesterday" : "tomorrow"
        case .turnsItems(let least, let most):
            "Numbers turn these on or off, as in \(several)\(limits(least, most))."

        case .correctsAnswers: "A number corrects an answer."
        case .done: "done"
        case .toBeAnswered(let anew): anew ? "to be answered anew" : "to be answered"
        case .leaveForm(let title):
            title.isEmpty ? "Leave, and lose the answers?" : "\(title): leave, and lose the answers?"
        case .tookDefault(let name, let answer): "\(name): \(answer), by default."
        case .formLost(let title): "\(title): not finished; the answers are lost."

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
        case .meaning(.back): "goes back to the page before"
        case .meaning(.home): "goes to the first page"
        case .meaning(.help): "explains this page"
        case .meaning(.quit): "leaves the program"
        case .meaning(.next): "shows the next page of the list"
        case .meaning(.previous): "shows the page of the list before this one"
        case .meaningOfHomeHere: "goes to the first page here"
        case .numbers(let count, let orName):
            (count == 1 ? "1" : "1 to \(count)") + (orName ? " or a name" : "")
        case .picksLine: "picks that line"
        case .emptyLine: "an empty line"
        case .picks(let number): "picks \(number)"
        case .leavesEmpty: "leaves it empty"
        case .standsFor(let value): "stands for \(value)"
        case .beginsWithColon: "begins a text that starts with a colon"
        case .anAnswer: "an answer"
        case .suchAs: "such as"
        case .searchesNames: "finds by any part of a name; alone, it shows all again"
        case .foundNothing(let text): "Nothing has “\(text)” in its name; / alone shows all."
        case .sameAgain: "the same again"
        case .beforeItCounts: "is typed before it counts"
        case .endsText: "ends the text, alone on its line"
        case .opensEditor: "opens your editor, $VISUAL or $EDITOR"
        case .isDot: "is a line with one dot"
        case .secretBeginsWithColon: "begins a secret that starts with a colon; none of it is shown"
        case .numbersOrName: "numbers or a name"
        case .turnLines: "turn lines on or off, as in \(several)"
        case .isDone: "is done with what is on"
        case .showsOn: "shows what is on"
        case .andAnAnswer(let choice): "\(choice) and an answer"
        case .answersAtOnce(let choice): "answers at once what \(choice) asks"
        case .helpOfForm: "Back leads to the page before; answers are kept until the form is left."
        case .helpOfAsking(let hasColon): "\(hasColon ? ":" : "")b leaves it as it is."
        case .helpOfConfirming: "y does it; n or b leaves all as it is."
        case .helpOfLeaving: "y leaves; n, an empty line or b stays."
        case .form(let word): word == .open ? ":open PATH" : ":\(word.name)"
        case .showsWords: "shows the words for developers"
        case .titleOfWords: "Words for developers"
        case .meaningOfWord(.tree): "shows the coordinators and screens as they stand"
        case .meaningOfWord(.path): "shows the path of this page"
        case .meaningOfWord(.open): "goes to a path, as :path shows one"

        case .controlCharacters: "An answer can't hold control characters; type it as plain text."
        case .lineTooLong(let limit): "That line is too long; an answer takes up to \(limit) bytes."
        case .lineNotText: "That line is not UTF-8 text; type it again."
        case .noNumbers(let way): "There is nothing to pick by number here; \(way) lists what there is."
        case .noSuchNumber(let number, let first, let last):
            "There is no \(number) here; "
                + (first == last ? "\(first) is the only number." : "pick a number from \(first) to \(last).")
        case .firstPage: "This is the first page; q quits."
        case .firstPageHere: "This is the first page here; b goes back."
        case .firstPageOfList: "This is the first page; n goes on a page."
        case .lastPageOfList: "This is the last page; p goes back a page."
        case .neitherYesNorNo("", _, _, let answers): "Answer \(answers)."
        case .neitherYesNorNo(let text, let yes, let no, let answers):
            "“\(text)” is neither \(yes) nor \(no); answer \(answers)."
        case .notOffered(let text, let way, let quit):
            "No command “\(text)”; "
                + (way == "/" ? "/\(text) searches" : "\(way) lists what there is") + ", \(quit) quits."
        case .numberOfLine(let most):
            "Type the number of a line\(most > 1 ? ", 1 to \(most)" : "; 1 is the only one")."
        case .ambiguous(let name, let fitting, let more):
            "“\(name)” fits \(fitting.joined(separator: ", "))\(more > 0 ? " and \(more) more" : "");"
                + " type what stands before one."
        case .noAnswerAhead(let text):
            "“\(text)” doesn't answer what is asked behind this; give the first part alone."
        case .noAnswer(let text, let names):
            "“\(text)” doesn't answer that; use one of \(names.joined(separator: ", "))."
        case .notAskedFor(let name, _, let similar?):
            "There is no question “\(name)”. Did you mean “\(similar)”?"
        case .notAskedFor(let name, let questions, nil):
            "“\(name)” isn't asked with these answers. The questions are \(questions.joined(separator: ", "))."
        case .stillToAnswer(let name): "“\(name)” is still to be answered."
        case .nothingFits(""): "There is nothing to complete here."
        case .nothingFits(let text): "Nothing begins with “\(text)”."
        case .leftUndone(1): "1 more line was pasted and left undone; Up brings it."
        case .leftUndone(let count): "\(count) more lines were pasted and left undone; Up brings them."
        case .empty: "This can't be left empty."
        case .notListed(let names):
            "There is no \(names.joined(separator: ", ")) any more; pick something else."
        case .meaningOfLetter(let letter, let meaning): "\(letter) \(meaning)."
        case .noEditorHere:
            "There is no terminal to edit on; type the text here, and end it with a line of a single dot."
        case .noEditor:
            "Neither $VISUAL nor $EDITOR names an editor; type the text here, and end it with a line of a single dot."
        case .editorFailed(let reason, let path):
            "The text is as it was, for the editor failed: \(reason)"
                + (path.map { "\nWhat it wrote is kept in \($0)." } ?? "")
        case .nothingInText:
            "There is nothing in that text yet; type it, and end it with a line of a single dot."
        case .notTheSame: "That is not the same as before; type both again."
        case .colonInSecret: "Type two colons where a secret starts with one; :? is for help."
        case .secretAhead: "A secret is typed at its own prompt; give the first part alone."
        case .isNot(let answer, let kind): "“\(answer)” is not \(text(of: kind))".ended
        case .twoNumbers(let text, let first, let second):
            "“\(text)” may be \(first) or \(second); type one of these."
        case .wontDo(let answer, let hint):
            hint.map { "“\(answer)” won't do: \($0)" } ?? "“\(answer)” won't do here."
        case .cantBePicked(let name, let reason): "“\(name)” can't be picked: \(reason)".ended
        case .wouldBeAnswer(let text): "“\(text)” would be the answer here; type it again if it is meant."
        case .unusablePath(let path, .isFolder):
            "“\(path)” can't be used: it is a folder; add the name of a file."
        case .unusablePath(let path, .endsInSlash):
            "“\(path)” can't be used: it ends in a slash; add the name of a file."
        case .unusablePath(let path, .noFolder(let folder)):
            "“\(path)” can't be used: there is no folder \(folder)."
        case .unusablePath(let path, .system(let reason)): "“\(path)” can't be used: \(reason)".ended
        case .pageGone: "That was for a page that is gone; nothing was done. This is the page now."
        case .tooFew(let least, let on):
            "At least \(least) \(least == 1 ? "has" : "have") to be on, and \(on == 0 ? "none" : "\(on)") "
                + (on < 2 ? "is." : "are.")
        case .tooMany(let most, let on): "At most \(most) can be on, and that is \(on)."
        case .turnsNothing(let text): "“\(text)” turns nothing on or off; type numbers, as in \(several)."
        case .pathMissing: "Type the path to open: :open /"
        case .noPath(let text): "“\(text)” is no path; one begins with a slash: :open /"
        case .notOpened(let part, let path, let reason): "“\(part)” in \(path) can't be opened: \(reason)"
        case .noSuchPlace: "there is no such place"
        case .nothingBeyond: "nothing lies beyond"
        case .somethingFirst: "something else comes first"
        case .behindThisPage: "It is open behind this page; b leads there."
        }
    }

    private static let months = """
        January February March April May June July August September October November December
        """.split(whereSeparator: \.isWhitespace).map { String($0) }

    /// Examples of lines that turn several items on and off.
    private static let several = "1 3, 2-5, all or none"

    private static func text(of kind: Phrase.Kind) -> String {
        switch kind {
        case .text: "a text"
        case .wholeNumber(let first, let last):
            "a whole number\(range(first.map(String.init), last.map(String.init)))"
        case .number(let first, let last, let places):
            "a number" + range(first, last)
                + (places.map {
                    $0 == 0 ? " without decimals" : " with at most \($0) decimal\($0 == 1 ? "" : "s")"
                } ?? "")
        case .day(let first, let last):
            "a day\(range(first, last)), such as 2024-05-01, 1 May 2024 or yesterday"
        case .path: "a path"
        case .pathThatIsThere: "the path of something that is there"
        case .pathToWrite: "the path of a file that may be written"
        case .own(let hint): hint
        }
    }

    private static func range(_ first: String?, _ last: String?) -> String {
        switch (first, last) {
        case (nil, nil): ""
        case (let first?, nil): " from \(first) on"
        case (nil, let last?): " up to \(last)"
        case (let first?, let last?): " from \(first) to \(last)"
        }
    }

    private static func limits(_ least: Int, _ most: Int?) -> String {
        switch (least, most) {
        case (0, nil): ""
        case (let least, nil): "; at least \(least)"
        case (0, let most?): "; at most \(most)"
        case (let least, let most?) where least == most: "; \(least) in the end"
        case (let least, let most?): "; \(least) to \(most) in the end"
        }
    }
}
