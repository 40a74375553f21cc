/// One of Usher's own sentences: its key in the tables of ``Words``, and its placeholders' values.
struct Phrase: Translatable {
    let key: String
    let values: KeyValuePairs<String, any Translatable>

    init(_ key: String, _ values: KeyValuePairs<String, any Translatable> = [:]) {
        (self.key, self.values) = (key, values)
    }

    func value(_ name: String) -> (any Translatable)? { values.first { $0.key == name }?.value }
    func text(in words: Words) -> String { words(self) }

    static func wholeNumber(from first: Int?, to last: Int?) -> Phrase {
        Phrase("kind.wholeNumber", ["range": range("range", first.map { "\($0)" }, last.map { "\($0)" })])
    }
    static func number(from first: Double?, to last: Double?, places: Int? = nil) -> Phrase {
        let decimals: any Translatable =
            places.map { $0 == 0 ? Phrase("decimals.none") : Phrase("decimals", ["count": $0]) } ?? ""
        return Phrase("kind.number", ["range": range("range", first, last), "decimals": decimals])
    }
    static func day(from first: String?, to last: String?) -> Phrase {
        Phrase("kind.day", ["range": range("days", first, last)])
    }
    private static func range(
        _ key: String, _ first: (any Translatable)?, _ last: (any Translatable)?
    ) -> any Translatable {
        switch (first, last) {
        case (nil, nil): ""
        case (let first?, nil): Phrase("\(key).from", ["first": first])
        case (nil, let last?): Phrase("\(key).upTo", ["last": last])
        case (let first?, let last?): Phrase("range.between", ["first": first, "last": last])
        }
    }
    static func turnsItems(least: Int, most: Int?) -> Phrase {
        let limits: any Translatable =
            switch (least, most) {
            case (0, nil): ""
            case (let least, nil): Phrase("several.atLeast", ["count": least, "missing": ""])
            case (0, let most?): Phrase("several.atMost", ["count": most, "sum": ""])
            case (let least, let most?) where least == most: Phrase("several.exactly", ["count": least])
            case (let least, let most?): Phrase("several.between", ["least": least, "most": most])
            }
        return Phrase("several", ["example": several, "limits": limits])
    }
    static func turnsNothing(_ text: String) -> Phrase {
        Phrase("refusal.several", ["text": text, "example": several])
    }
    static let turnLines = Phrase("help.several.turn", ["example": several])
    private static let several = Phrase("several.example")
    static func turnedFound(_ count: Int, isOn: Bool, others: Int) -> Phrase {
        let rest: any Translatable = others == 0 ? "" : Phrase("found.others", ["count": others])
        return Phrase(isOn ? "found.on" : "found.off", ["count": count, "others": rest])
    }
    static func tooFew(least: Int, on: Int) -> Phrase {
        let missing: any Translatable = on == 0 ? "" : Phrase("several.missing", ["count": least - on])
        return Phrase("several.atLeast", ["count": least, "missing": missing])
    }
    static func tooMany(most: Int, on: Int) -> Phrase {
        Phrase("several.atMost", ["count": most, "sum": Phrase("several.sum", ["count": on])])
    }
    static func noAnswer(_ answer: String, of names: [String]) -> Phrase {
        Phrase("refusal.choice", ["answer": answer, "names": names.joined(separator: ", ")])
    }

    /// The numbers of items that can be typed, such as “1 to 7 or a name”.
    static func numbers(from first: Int = 1, upTo last: Int, orName: Bool) -> any Translatable {
        let (first, last) = ("\(first)", "\(last)")
        let numbers: any Translatable =
            first == last
            ? first
            : orName && last == "2" ? "1, 2" : Phrase("help.numbers", ["first": first, "last": last])
        return orName ? Phrase("help.numbersOrName", ["numbers": numbers]) : numbers
    }
    static func noSuchNumber(_ number: String, from first: Int, to last: Int, searches: Bool) -> Phrase {
        Phrase(
            searches ? "refusal.number.search" : "refusal.number",
            ["number": number, "numbers": numbers(from: first, upTo: last, orName: false)])
    }

    static func notAskedFor(_ name: String, of questions: [String], similar: String?) -> Phrase {
        similar.map { Phrase("refusal.notAsked.similar", ["name": name, "similar": $0]) }
            ?? Phrase("refusal.notAsked", ["name": name, "questions": questions.joined(separator: ", ")])
    }
    static func noOption(_ text: String, of options: [String], similar: String?) -> Phrase {
        similar.map { Phrase("refusal.noOption.similar", ["text": text, "similar": $0]) }
            ?? Phrase("refusal.noOption", ["text": text, "options": options.joined(separator: ", ")])
    }

    static let noEditor = Phrase("editor.none", ["instead": typingHere])
    static let noEditorHere = Phrase("editor.noTerminal", ["instead": typingHere])
    static let nothingInText = Phrase("editor.empty", ["instead": typingHere])
    private static let typingHere = Phrase("editor.instead")
}
