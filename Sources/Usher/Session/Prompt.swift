/// Questions one by one, for scripts and small tools that need no coordinators.
///
/// ```swift
/// var prompt = Prompt()
/// let name = try prompt.ask("Name")
/// let token = try prompt.ask("Token", isSecret: true)
/// let license = try prompt.pick("License", from: ["MIT", "Apache-2.0"])
/// let port = try prompt.ask("Port", .number(in: 1...65_535), default: 8080)
/// if try prompt.confirm("Create “\(name)”?") { create(name, under: license) }
/// ```
///
/// Answers follow the rules of a ``Page``: what won't do is refused in words and asked again, an empty line stands for the
/// default, `?` helps, with a colon where any text is asked for. All of them come from one console, so that answers given
/// ahead through a pipe reach the question they are meant for.
///
/// Where no answer comes, a question throws how it ended, as a ``Session/End``: ``Session/End/endOfInput``,
/// ``Session/End/interrupted`` for Ctrl-C, ``Session/End/quit`` for `q`.
///
/// ```swift
/// do throws(Session.End) {
///     name = try prompt.ask("Name")
/// } catch {
///     error.exit()
/// }
/// ```
public struct Prompt: ~Copyable {
    private let console: any Console
    private let words: Words

    /// Makes something to ask with.
    ///
    /// - Parameters:
    ///   - console: Where answers come from and questions go.
    ///   - language: The words of all that isn't the program's.
    public init(on console: any Console = .standard, speaking language: Words = .english) {
        (self.console, words) = (console, language)
    }

    /// Asks for a line of text.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - value: What an empty line stands for. Without one, it asks again.
    ///   - isOptional: Whether the text may be left empty.
    ///   - isSecret: Whether nobody may see what is typed, nor the default.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - isLong: Whether it may have several lines.
    ///   - check: Throws why a text won't do.
    /// - Throws: How it ended, where no answer came.
    public mutating func ask(
        _ prompt: String, default value: String? = nil, isOptional: Bool = false, isSecret: Bool = false,
        asksTwice: Bool = false, isLong: Bool = false,
        check: @escaping (_ text: String) throws -> Void = { _ in }
    ) throws(Session.End) -> String {
        try answer { page, take in
            page.ask(
                prompt, default: value, isOptional: isOptional, isSecret: isSecret, asksTwice: asksTwice,
                isLong: isLong
            ) { text in
                try check(text)
                take(text)
            }
        }
    }

    /// Asks for a value in its notation.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - notation: How a value is typed and shown; an ``Notation/optional(_:)`` one may be left empty.
    ///   - value: What an empty line stands for. Without one, it asks again.
    /// - Throws: How it ended, where no answer came.
    public mutating func ask<Value>(
        _ prompt: String, _ notation: Notation<Value>, default value: Value? = nil
    ) throws(Session.End) -> Value {
        try answer { page, take in page.ask(prompt, notation, default: value, action: take) }
    }

    /// Asks a question of yes or no.
    ///
    /// - Parameters:
    ///   - prompt: The question.
    ///   - isYes: What an empty line stands for.
    /// - Throws: How it ended, where no answer came.
    public mutating func confirm(_ prompt: String, default isYes: Bool = false) throws(Session.End) -> Bool {
        try answer { page, take in page.confirm(prompt, default: isYes, action: take) }
    }

    /// Asks for one of a list.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for, above the list.
    ///   - elements: What can be picked, an item each.
    ///   - value: The element that an empty line picks.
    ///   - row: Writes the item of an element; its description where this is left out.
    /// - Throws: How it ended, where no answer came.
    public mutating func pick<Element: Equatable>(
        _ prompt: String, from elements: some Collection<Element>, default value: Element? = nil,
        row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) throws(Session.End) -> Element {
        try answer { page, take in
            page.title(prompt)
            for element in elements {
                page.item({ row(&$0, element) }, isDefault: element == value) { take(element) }
            }
        }
    }

    /// Asks for several of a list.
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - elements: What can be picked, an item each.
    ///   - on: Those that are on at first.
    ///   - least: How many have to be on in the end; all of them where there are fewer.
    ///   - most: How many may be on.
    ///   - row: Writes the item of an element; its description where this is left out.
    /// - Returns: The elements that are on, in the order of the items.
    /// - Throws: How it ended, where no answer came.
    public mutating func pickSeveral<Element: Hashable>(
        _ prompt: String, from elements: some Collection<Element>, on: [Element] = [],
        atLeast least: Int = 0, atMost most: Int? = nil,
        row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) throws(Session.End) -> [Element] {
        let selection = Selection(on)
        return try answer { page, take in
            page.pickSeveral(
                prompt, from: elements, with: selection, atLeast: least, atMost: most, row: row, done: take)
        }
    }

    /// Runs a session of one question, without what surrounds a page.
    private func answer<Value>(
        _ describe: @escaping (inout Page, _ take: @escaping (Value) -> Void) -> Void
    ) throws(Session.End) -> Value {
        var value: Value?
        let question = QuestionScreen { page in describe(&page) { value = $0 } }
        var session = Session(console: console, speaking: words, isBrief: true)
        let end = session.run { OneScreenCoordinator(question, navigator: $0) }
        guard let value else { throw end }
        return value
    }
}
