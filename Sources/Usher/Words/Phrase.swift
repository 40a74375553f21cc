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
}
