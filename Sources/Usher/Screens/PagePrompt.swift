indirect enum PagePrompt {
    case choice
    case text(String, TextQuestion)
    case confirmation(String, YesOrNo, default: Bool?, takesEmpty: Bool)
    /// The default is the element that an empty line picks.
    case one(String, ElementsOnPage, default: Int?, takesEmpty: Bool)
    case several(String, MultipleSelectionPrompt)

    struct ElementsOnPage {
        let listing: QuestionElements
        let state: ListState
        let numbers: Range<Int>
        /// The elements on this page that have a number, in order.
        let shown: [Int]
        /// The elements on this page if they have no numbers; otherwise empty.
        let unnumbered: [Int]
        /// The elements that the search found; nil without a search.
        let found: [Int]?
        /// Whether the list has other pages or is searched.
        let isLong: Bool
        /// False if numbers aren't wanted or a name could be mistaken for another element's number.
        let isNumbered: Bool
        /// The single-character names on this page, which could be mistaken for commands.
        let letters: [String]

        func element(_ number: Int) -> Int? {
            numbers.contains(number) ? shown[number - numbers.lowerBound] : nil
        }

        func number(of element: Int) -> Int? { shown.firstIndex(of: element).map { numbers.lowerBound + $0 } }
    }

    struct MultipleSelectionPrompt {
        let listed: ElementsOnPage
        let least: Int
        let most: Int?
        /// The elements that are on at first; nil if an optional answer has no value.
        let start: [Int]?
        let takesEmpty: Bool
        var on: [Int] { listed.state.on(from: start, in: listed.listing) }
    }

    var listed: ElementsOnPage? {
        if case .one(_, let listed, _, _) = self { listed } else { several?.listed }
    }

    var text: TextQuestion? { if case .text(_, let question) = self { question } else { nil } }
    var yesOrNo: YesOrNo? { if case .confirmation(_, let answers, _, _) = self { answers } else { nil } }
    var several: MultipleSelectionPrompt? { if case .several(_, let several) = self { several } else { nil } }
    /// Whether the prompt asks for text, so that item numbers need a colon.
    var takesText: Bool { text != nil }
    var asksForSecret: Bool { text?.isSecret == true }

    var line: String? { asked?.prompt }

    var asked: AskedQuestion? {
        switch self {
        case .choice: nil
        case .text(let prompt, let question):
            switch question.shape.inputStyle {
            case .long: .longText(prompt, default: question.standard)
            case .value: .value(prompt, default: question.standard)
            case .secret: .secret(prompt)
            default: .text(prompt, default: question.standard)
            }
        case .confirmation(let prompt, _, let isYes, _): .yesOrNo(prompt, default: isYes)
        case .one(let prompt, let listed, let element, _):
            .one(prompt, default: element.map(listed.listing.name))
        case .several(let prompt, let several):
            .several(prompt, on: several.on.map { several.listed.numbers.lowerBound + $0 })
        }
    }
}

/// A page's question for tests: its prompt, and the default answer that an empty line gives.
public enum AskedQuestion: Hashable, Sendable {
    /// A line of text. If the answer may be empty, the default is empty unless another is given.
    case text(String, default: String?)
    /// A value such as a number. Commands need no colon.
    case value(String, default: String?)
    /// Several lines of text.
    case longText(String, default: String?)
    /// Text that isn't shown.
    case secret(String)
    /// Yes or no.
    case yesOrNo(String, default: Bool? = nil)
    /// One element of a list. The default is the name of an element.
    case one(String, default: String?)
    /// Several elements. `on` has the numbers of those turned on, counted across the list's pages.
    case several(String, on: [Int])

    package var prompt: String {
        switch self {
        case .text(let prompt, _), .value(let prompt, _), .longText(let prompt, _), .secret(let prompt),
            .yesOrNo(let prompt, _), .one(let prompt, _), .several(let prompt, _):
            prompt
        }
    }
}
