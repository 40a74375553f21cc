/// One of Usher's own sentences: its key in the tables of ``Words``, and its values.
struct Phrase: Wording {
    enum Command: String { case back, home, help, quit, next, previous }

    let key: String
    let values: KeyValuePairs<String, any Wording>

    init(_ key: String, _ values: KeyValuePairs<String, any Wording> = [:]) {
        (self.key, self.values) = (key, values)
    }

    func value(_ name: String) -> (any Wording)? { values.first { $0.key == name }?.value }
    func text(in words: Words) -> String { words(self) }
    static func of(isMore: Bool) -> Phrase { Phrase(isMore ? "list.ofMore" : "list.of") }
    static func day(fromToday days: Int) -> Phrase {
        Phrase(days == 0 ? "today" : days < 0 ? "yesterday" : "tomorrow")
    }
    static func turnedFound(_ count: Int, isOn: Bool, others: Int) -> Phrase {
        let rest: any Wording = others == 0 ? "" : Phrase("found.others", ["count": others])
        return Phrase(isOn ? "found.on" : "found.off", ["count": count, "others": rest])
    }
    static func turnsItems(least: Int, most: Int?) -> Phrase {
        let limits: any Wording =
            switch (least, most) {
            case (0, nil): ""
            case (let least, nil): Phrase("several.atLeast", ["count": least, "missing": ""])
            case (0, let most?): Phrase("several.atMost", ["count": most, "sum": ""])
            case (let least, let most?) where least == most: Phrase("several.exactly", ["count": least])
            case (let least, let most?): Phrase("several.between", ["least": least, "most": most])
            }
        return Phrase("several", ["example": several, "limits": limits])
    }
    private static let several = Phrase("several.example")

    // The kind of answer that a question asks for.
    static func wholeNumber(from first: Int?, to last: Int?) -> Phrase {
        Phrase("kind.wholeNumber", ["range": range("range", first.map { "\($0)" }, last.map { "\($0)" })])
    }
    static func number(from first: Double?, to last: Double?, places: Int? = nil) -> Phrase {
        let decimals: any Wording =
            places.map { $0 == 0 ? Phrase("decimals.none") : Phrase("decimals", ["count": $0]) } ?? ""
        return Phrase("kind.number", ["range": range("range", first, last), "decimals": decimals])
    }
    static func day(from first: String?, to last: String?) -> Phrase {
        Phrase("kind.day", ["range": range("days", first, last)])
    }

    private static func range(_ key: String, _ first: (any Wording)?, _ last: (any Wording)?) -> any Wording {
        switch (first, last) {
        case (nil, nil): ""
        case (let first?, nil): Phrase("\(key).from", ["first": first])
        case (nil, let last?): Phrase("\(key).upTo", ["last": last])
        case (let first?, let last?): Phrase("range.between", ["first": first, "last": last])
        }
    }

    // In a form.
    static func toBeAnswered(anew: Bool) -> Phrase { Phrase(anew ? "form.anew" : "form.open") }
    static func leaveForm(_ title: String) -> Phrase {
        title.isEmpty ? Phrase("form.leave.untitled") : Phrase("form.leave", ["title": title])
    }

    // While the program works.
    static func progress(_ action: String, _ count: Int, of total: Int?, _ unit: String) -> Phrase {
        let key = total == nil ? "work.progress" : "work.progress.of"
        return Phrase(key, ["action": action, "count": count, "total": total ?? 0, "unit": unit])
    }

    // In the help.
    static func helpTitle(_ title: String) -> Phrase {
        title.isEmpty ? Phrase("help.untitled") : Phrase("help.title", ["title": title])
    }
    /// The numbers of items: “1 to 7”, “1”, “1 to 7 or a name”.
    static func numbers(from first: Int = 1, upTo last: Int, orName: Bool) -> any Wording {
        let (first, last) = ("\(first)", "\(last)")
        let numbers: any Wording =
            first == last
            ? first
            : orName && last == "2" ? "1, 2" : Phrase("help.numbers", ["first": first, "last": last])
        return orName ? Phrase("help.numbersOrName", ["numbers": numbers]) : numbers
    }
    static let turnLines = Phrase("help.several.turn", ["example": several])
    static func helpOfAsking(colon: Bool) -> Phrase { Phrase("help.asking", ["back": colon ? ":b" : "b"]) }

    // Refusals.
    static func notOffered(_ text: String, way: String, quit: String) -> Phrase {
        way == "/"
            ? Phrase("refusal.command.search", ["text": text, "quit": quit])
            : Phrase("refusal.command", ["text": text, "help": way, "quit": quit])
    }
    static func noSuchNumber(_ number: String, from first: Int, to last: Int, searches: Bool) -> Phrase {
        Phrase(
            searches ? "refusal.number.search" : "refusal.number",
            ["number": number, "numbers": numbers(from: first, upTo: last, orName: false)])
    }
    static func numberOfLine(most: Int) -> Phrase {
        most > 1 ? Phrase("refusal.line", ["last": "\(most)"]) : Phrase("refusal.line.single")
    }
    static func ambiguous(_ name: String, fitting: [String], more: Int) -> Phrase {
        Phrase(
            more == 0 ? "refusal.ambiguous" : "refusal.ambiguous.more",
            ["name": name, "lines": fitting.joined(separator: ", "), "count": more])
    }
    static func neitherYesNorNo(_ text: String, yes: String, no: String, answers: String) -> Phrase {
        text.isEmpty
            ? Phrase("refusal.yesOrNo.empty", ["answers": answers])
            : Phrase("refusal.yesOrNo", ["text": text, "yes": yes, "no": no, "answers": answers])
    }
    static func wontDo(_ answer: String, _ hint: String?) -> Phrase {
        Phrase("refusal.value", ["answer": answer, "hint": hint ?? ""])
    }
    static func tooFew(least: Int, on: Int) -> Phrase {
        let missing: any Wording = on == 0 ? "" : Phrase("several.missing", ["count": least - on])
        return Phrase("several.atLeast", ["count": least, "missing": missing])
    }
    static func turnsNothing(_ text: String) -> Phrase {
        Phrase("refusal.several", ["text": text, "example": several])
    }
    static func notAskedFor(_ name: String, of questions: [String], similar: String?) -> Phrase {
        similar.map { Phrase("refusal.notAsked.similar", ["name": name, "similar": $0]) }
            ?? Phrase("refusal.notAsked", ["name": name, "questions": questions.joined(separator: ", ")])
    }
    static func noOption(_ text: String, of options: [String], similar: String?) -> Phrase {
        similar.map { Phrase("refusal.noOption.similar", ["text": text, "similar": $0]) }
            ?? Phrase("refusal.noOption", ["text": text, "options": options.joined(separator: ", ")])
    }
    /// - Parameter command: The label of the command whose letter the text is.
    static func wouldBeAnswer(_ text: String, command: String?) -> Phrase {
        guard let command else { return Phrase("refusal.letter", ["text": text]) }
        let letter = text.lowercased()
        return Phrase("refusal.letter.command", ["text": text, "letter": letter, "command": command])
    }
    static func nothingFits(_ text: String) -> Phrase {
        text.isEmpty ? Phrase("refusal.completion.empty") : Phrase("refusal.completion", ["text": text])
    }
    static let noEditor = Phrase("editor.none", ["instead": typingHere])
    static let noEditorHere = Phrase("editor.noTerminal", ["instead": typingHere])
    static let nothingInText = Phrase("editor.empty", ["instead": typingHere])
    private static let typingHere = Phrase("editor.instead")
    static func editorFailed(_ reason: String, keptIn path: String? = nil) -> Phrase {
        path.map { Phrase("editor.failed.kept", ["reason": reason, "path": $0]) }
            ?? Phrase("editor.failed", ["reason": reason])
    }

    // Sentences that don't depend on a choice. A sentence used in only one place is named there by
    // its key.
    static func label(_ command: Command) -> Phrase { Phrase(command.rawValue) }
    static let search = Phrase("search")
    static let clear = Phrase("clear")
    static let page = Phrase("page")
    static let none = Phrase("none")
    static let all = Phrase("all")
    static let and = Phrase("and")
    static let to = Phrase("to")
    static let yes = Phrase("yes")
    static let no = Phrase("no")
    static func month(_ month: Int) -> Phrase { Phrase("month.\(month)") }
    static func andMore(_ count: Int) -> Phrase { Phrase("more", ["count": count]) }
    static let nothingToPick = Phrase("list.empty")
    static let onlyOne = Phrase("list.single")
    static func noLonger(_ name: String) -> Phrase { Phrase("field.gone", ["name": name]) }
    static func enter(for value: String) -> Phrase { Phrase("enter", ["value": value]) }
    static let notShown = Phrase("secret")
    static let whatIsThere = Phrase("secret.current")
    static func again(_ prompt: String) -> Phrase { Phrase("again", ["prompt": prompt]) }
    static func takes(_ kind: any Wording) -> Phrase { Phrase("ask", ["kind": kind]) }
    static func yesOrNo(_ yes: String, _ no: String) -> Phrase { Phrase("yesOrNo", ["yes": yes, "no": no]) }
    static let text = Phrase("kind.text")
    static let path = Phrase("kind.path")
    static let correctsAnswers = Phrase("form.correct")
    static let done = Phrase("done")
    static func tookDefault(_ name: String, _ answer: String) -> Phrase {
        Phrase("form.default", ["name": name, "answer": answer])
    }
    static func addEntry(_ name: String) -> Phrase { Phrase("form.add", ["name": name]) }
    static func removeEntry(_ name: String) -> Phrase { Phrase("form.remove", ["name": name]) }
    static func formLost(_ title: String) -> Phrase { Phrase("form.lost", ["title": title]) }
    static func stillToAnswer(_ name: String) -> Phrase { Phrase("form.missing", ["name": name]) }
    static func missing(_ names: [String]) -> Phrase {
        Phrase("usage.missing", ["names": names.joined(separator: ", ")])
    }
    static func usage(_ program: String) -> Phrase { Phrase("usage", ["program": program]) }
    static func byDefault(_ answer: String) -> Phrase { Phrase("usage.default", ["answer": answer]) }
    static func rate(_ rate: Int) -> Phrase { Phrase("work.rate", ["count": rate]) }
    static func secondsLeft(_ count: Int) -> Phrase { Phrase("work.seconds", ["count": count]) }
    static func minutesLeft(_ count: Int) -> Phrase { Phrase("work.minutes", ["count": count]) }
    static func hoursLeft(_ count: Int) -> Phrase { Phrase("work.hours", ["count": count]) }
    static func waiting(_ action: String) -> Phrase { Phrase("work.waiting", ["action": action]) }
    static func stillWaiting(_ action: String, seconds: Int) -> Phrase {
        Phrase("work.still", ["action": action, "seconds": seconds])
    }
    static func waited(_ action: String, seconds: Int) -> Phrase {
        Phrase("work.waited", ["action": action, "seconds": seconds])
    }
    static let stopped = Phrase("work.stopped")
    static let more = Phrase("help.more")
    static func meaning(_ command: Command) -> Phrase { Phrase(command.rawValue + ".help") }
    static let emptyLine = Phrase("help.emptyLine")
    static func picks(_ number: Int) -> Phrase { Phrase("help.picks", ["number": "\(number)"]) }
    static let leavesEmpty = Phrase("clear.help")
    static func standsFor(_ value: String) -> Phrase { Phrase("help.means", ["value": value]) }
    static let helpOfForm = Phrase("form.help")
    static let suchAs = Phrase("help.suchAs")
    static func foundNothing(_ text: String) -> Phrase { Phrase("search.none", ["text": text]) }
    static let numbersOrName = Phrase("help.several")
    static func andAnAnswer(_ choice: String) -> Phrase { Phrase("help.ahead", ["choice": choice]) }
    static func answersAtOnce(_ choice: String) -> Phrase { Phrase("help.ahead.picks", ["choice": choice]) }
    static func meaningOfWord(_ word: SessionWord) -> Phrase { Phrase("words." + word.name) }
    static let controlCharacters = Phrase("refusal.controlCharacters")
    static func lineTooLong(limit: Int) -> Phrase { Phrase("refusal.tooLong", ["limit": "\(limit)"]) }
    static let lineNotText = Phrase("refusal.notText")
    static let empty = Phrase("refusal.empty")
    static func noNumbers(way: String) -> Phrase { Phrase("refusal.noNumbers", ["help": way]) }
    static let firstPage = Phrase("refusal.firstPage")
    static let firstPageHere = Phrase("refusal.firstPage.layer")
    static let firstPageOfList = Phrase("list.first")
    static let lastPageOfList = Phrase("list.last")
    static func isNot(_ answer: String, _ kind: any Wording) -> Phrase {
        Phrase("refusal.kind", ["answer": answer, "kind": kind])
    }
    static func twoNumbers(_ text: String, _ first: String, _ second: String) -> Phrase {
        Phrase("refusal.twoNumbers", ["text": text, "first": first, "second": second])
    }
    static func noAnswer(_ answer: String, of names: [String]) -> Phrase {
        Phrase("refusal.choice", ["answer": answer, "names": names.joined(separator: ", ")])
    }
    static func cantBePicked(_ name: String, _ reason: String) -> Phrase {
        Phrase("refusal.unavailable", ["name": name, "reason": reason])
    }
    static func notListed(_ names: [String]) -> Phrase {
        Phrase("refusal.gone", ["names": names.joined(separator: ", ")])
    }
    static func tooMany(most: Int, on: Int) -> Phrase {
        Phrase("several.atMost", ["count": most, "sum": Phrase("several.sum", ["count": on])])
    }
    static func noAnswerAhead(_ text: String) -> Phrase { Phrase("refusal.ahead", ["text": text]) }
    static let secretAhead = Phrase("refusal.ahead.secret")
    static let givenAgain = Phrase("refusal.givenAgain")
    static func commandOfLetter(_ letter: String, label: String) -> Phrase {
        Phrase("refusal.typeCommand", ["letter": letter, "command": label])
    }
    static let notTheSame = Phrase("refusal.twice")
    static let pageGone = Phrase("refusal.changed")
    static func isFolder(_ path: String) -> Phrase { Phrase("refusal.path.folder", ["path": path]) }
    static func endsInSlash(_ path: String) -> Phrase { Phrase("refusal.path.slash", ["path": path]) }
    static func noFolder(_ folder: String) -> Phrase { Phrase("refusal.path.noFolder", ["folder": folder]) }
    static func unusablePath(_ path: String, because reason: String) -> Phrase {
        Phrase("refusal.path", ["path": path, "reason": reason])
    }
    static func noPath(_ text: String) -> Phrase { Phrase("open.noPath", ["text": text]) }
    static func notOpened(_ part: String, in path: String, because reason: String) -> Phrase {
        Phrase("open.failed", ["part": part, "path": path, "reason": reason])
    }
    static let noSuchPlace = Phrase("open.failed.nothing")
}
