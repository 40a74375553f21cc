import Platform

/// The parts of a question that don't depend on the type of its answer.
struct QuestionShape {
    enum InputStyle {
        case line
        /// Text that's never a single letter, so commands can be typed without a colon.
        case value
        case secret(isTwice: Bool)
        case long
        case one(QuestionElements)
        case several(QuestionElements, least: Int, most: Int?)
        case yesOrNo([Bool: String])
    }

    let inputStyle: InputStyle
    /// A description of valid answers; `nil` if the page lists them, or any text is valid.
    var kind: (any Translatable)?
    var hint: String?
    var takesEmpty = false
    var suggestions: ((String) -> [String])?
    /// Returns the files and folders that complete a typed path; `nil` if the answer isn't a path.
    var files: ((String) -> [String])?

    var isSecret: Bool { if case .secret = inputStyle { true } else { false } }
    var isLong: Bool { if case .long = inputStyle { true } else { false } }

    func name(of reply: TypedOrPickedAnswer, in words: Words) -> String {
        switch (reply, inputStyle) {
        case (.text(let text), _): (isSecret ? words("secret") : text).quotation
        case (.element(let place), .one(let listing)): listing.name(at: place).quotation
        case (.elements(let places, _), .several(let listing, _, _)):
            places.map { listing.name(at: $0) }.joined(separator: ", ").quotation
        case (.yes(let isYes), .yesOrNo(let own)): own[isYes] ?? words(isYes ? "yes" : "no")
        default: ""
        }
    }
}

enum TypedOrPickedAnswer: Equatable {
    case text(String)
    case element(Int)
    /// Picked elements by index; `missing` names those that the list no longer has.
    case elements([Int], missing: [String] = [])
    case yes(Bool)
}

struct QuestionElements {
    let count: Int
    /// Whether to number the elements, unless a number could be taken for a name.
    var isNumbered = true
    let write: (inout Row, Int) -> Void

    static func entry(_ write: (inout Row) -> Void) -> (name: String, refusal: String?, heading: String?) {
        var row = Row()
        write(&row)
        return (row.buffer.text, row.refusal, row.heading)
    }

    func entry(at place: Int) -> (name: String, refusal: String?, heading: String?) {
        Self.entry { write(&$0, place) }
    }
    func name(at place: Int) -> String { entry(at: place).name }

    func requirePickable(_ place: Int) throws(Refusal) {
        let entry = entry(at: place)
        if let refusal = entry.refusal {
            throw Refusal(key: "refusal.unavailable", ["name": entry.name.quotation, "reason": refusal])
        }
    }

    var pickable: [Int] { (0..<count).filter { entry(at: $0).refusal == nil } }

    func elements(below heading: String) -> [Int] {
        let heading = heading.searchKey
        return pickable.filter { entry(at: $0).heading?.searchKey == heading }
    }

    func place(of name: String) throws(Refusal) -> Int {
        guard let place = (0..<count).first(where: { self.name(at: $0) == name }) else {
            throw Refusal(key: "refusal.gone", ["names": name])
        }
        return place
    }

    /// Finds elements by name. If a name is repeated, each occurrence finds the next such element.
    func places(of names: [String]) -> (places: [Int], missing: [String]) {
        guard !names.isEmpty else { return ([], []) }
        var places: [String: [Int]] = [:]
        for place in (0..<count).reversed() { places[name(at: place), default: []].append(place) }
        var (found, missing) = ([Int](), [String]())
        for name in names {
            if let place = places[name]?.popLast() { found.append(place) } else { missing.append(name) }
        }
        return (found.sorted(), missing)
    }
}

/// A page's question that's answered with text, and the parts typed so far.
struct TextQuestion {
    let shape: QuestionShape
    let standard: String?
    let takes: (String) -> Bool
    let typed: PartialAnswer

    /// The answer so far: the lines of a long text, or a secret that has to be typed again.
    final class PartialAnswer { var parts: [String] = [] }

    var isLong: Bool { shape.isLong }
    var isSecret: Bool { shape.isSecret }
    var isValue: Bool { if case .value = shape.inputStyle { true } else { false } }
    var isTwice: Bool { if case .secret(isTwice: true) = shape.inputStyle { true } else { false } }
    var isUnderWay: Bool { (isLong || isTwice) && !typed.parts.isEmpty }
}

extension String {
    /// The first line, cut at 40 characters, with an ellipsis if any text is left out.
    var beginning: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 || line.endIndex < endIndex ? line.prefix(40) + "…" : self
    }
}

struct YesOrNo {
    let yes: String
    let no: String
    /// The letters of commands, which can't be answers.
    var commands: Set = ["b", "h", "q", "?", "x"]
    /// Letters that commands mustn't use, the same in all languages so that any conflict shows.
    private(set) var reserved: [String] = []

    init(_ own: [Bool: String] = [:], in words: Words) {
        (yes, no) = (own[true] ?? words("yes"), own[false] ?? words("no"))
        reserved = [own[true] == nil ? "y" : short.yes, own[false] == nil ? "n" : short.no]
    }

    /// The answers to type: first letters if they differ and aren't commands, otherwise words.
    var short: (yes: String, no: String) {
        let letters = [yes, no].map { $0.prefix(1).lowercased() }
        let isClear = letters[0] != letters[1] && commands.isDisjoint(with: letters)
        return isClear ? (letters[0], letters[1]) : (yes.lowercased(), no.lowercased())
    }

    func answers(in words: Words) -> String { words("yesOrNo", ["yes": short.yes, "no": short.no]) }
    func word(for isYes: Bool) -> String { isYes ? yes : no }
    /// The answers as a prompt shows them, with the default in uppercase: `Y/n`.
    func letters(for isYes: Bool?) -> String {
        "\(isYes == true ? short.yes.uppercased() : short.yes)/\(isYes == false ? short.no.uppercased() : short.no)"
    }

    /// - Parameter text: The typed text, in lowercase.
    func answer(_ text: String) -> Bool? {
        if text == short.yes || text == yes.lowercased() { return true }
        return text == short.no || text == no.lowercased() ? false : nil
    }

    func refusal(of text: String, in words: Words) -> Refusal {
        Refusal(
            key: text.isEmpty ? "refusal.yesOrNo.empty" : "refusal.yesOrNo",
            ["text": text, "yes": yes, "no": no, "answers": answers(in: words)])
    }
}
