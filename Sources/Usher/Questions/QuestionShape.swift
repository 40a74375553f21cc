import Platform

/// The appearance of a question, whatever the type of its answer.
struct QuestionShape {
    enum Manner {
        case line
        /// A value that no letter is: commands carry no colon.
        case value
        /// A text that nobody may see, where it counts twice, once it was typed again.
        case secret(isTwice: Bool)
        /// Lines, until one that is a single dot.
        case long
        case one(Listing)
        case several(Listing, least: Int, most: Int?)
        /// With a program's own words for a yes and a no, where it has them.
        case yesOrNo([Bool: String])
    }

    let manner: Manner
    /// The kind of answer; `nil` where the page shows that, or any text is one.
    var kind: (any Wording)?
    /// The program's own description of an answer.
    var hint: String?
    /// Whether there may be no answer: an empty text stands for that.
    var takesEmpty = false
    var suggestions: ((String) -> [String])?
    /// Files and folders that begin with what was typed so far, where one is asked for.
    var files: ((String) -> [String])?

    var isSecret: Bool { if case .secret = manner { true } else { false } }

    var isLong: Bool { if case .long = manner { true } else { false } }

    var isSeveral: Bool { if case .several = manner { true } else { false } }

    func name(of reply: RawAnswer, in words: Words) -> String {
        switch (reply, manner) {
        case (.text(let text), _): (isSecret ? words(.notShown) : text).quotation
        case (.element(let place), .one(let listing)): listing.name(at: place).quotation
        case (.elements(let places, _), .several(let listing, _, _)):
            places.map { listing.name(at: $0) }.joined(separator: ", ").quotation
        case (.yes(let isYes), .yesOrNo(let own)): own[isYes] ?? words(isYes ? .yes : .no)
        default: ""
        }
    }
}

/// A reply that a person typed or picked, before the question makes an answer of it.
enum RawAnswer: Equatable {
    /// A text; an empty one where there is no answer.
    case text(String)
    /// An element of the list, by its place.
    case element(Int)
    /// Several of the list, and the names of those that it doesn't hold.
    case elements([Int], missing: [String] = [])
    case yes(Bool)
}

/// The elements that a question lists, by their places.
struct Listing {
    let count: Int
    /// Whether they stand with numbers, where these can't be taken for names.
    var isNumbered = true
    let write: (inout Row, Int) -> Void

    /// A row as text, why it can't be picked, and its heading.
    static func entry(
        _ write: (inout Row) -> Void
    ) -> (name: String, refusal: String?, heading: String?) {
        var row = Row()
        write(&row)
        return (row.buffer.text(0..<row.buffer.count), row.options?.refusal, row.options?.heading)
    }

    func entry(at place: Int) -> (name: String, refusal: String?, heading: String?) {
        Self.entry { write(&$0, place) }
    }

    func name(at place: Int) -> String { entry(at: place).name }

    /// - Throws: A refusal that says why, where an element can't be picked.
    func requirePickable(_ place: Int) throws(Refusal) {
        let entry = entry(at: place)
        if let refusal = entry.refusal { throw Refusal(.cantBePicked(entry.name.quotation, refusal)) }
    }

    /// Those that can be picked, and so have a number, in order.
    var pickable: [Int] { (0..<count).filter { entry(at: $0).refusal == nil } }

    /// Those below a heading that can be picked, by its text in either case.
    func elements(below heading: String) -> [Int] {
        let heading = heading.searchKey
        return pickable.filter { entry(at: $0).heading?.searchKey == heading }
    }

    /// The place of the first element with a name.
    func place(of name: String) throws(Refusal) -> Int {
        guard let place = (0..<count).first(where: { self.name(at: $0) == name }) else {
            throw Refusal(.notListed([name]))
        }
        return place
    }

    /// The places of elements with these names, each once: of two that are called the same, the first counts first.
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
