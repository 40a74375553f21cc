/// The state of screens that a page keeps from one drawing to the next.
struct ScreenStates {
    private struct KeptList {
        weak var screen: AnyObject?
        let prompt: String
        let state: ListState
    }

    private var lists: [KeptList] = []
    /// The visit of the page, ignoring questions about leaving.
    var visit: Int? { didSet { if visit != oldValue { typed = nil } } }
    /// The parts of a text typed so far, kept while its page is redrawn.
    private var typed: (prompt: String, parts: TextQuestion.TypedParts)?
    /// The messages of the page's last drawing and of this one, and the screen that said them.
    private var said: (before: [String], now: [String]) = ([], [])
    private weak var speaker: AnyObject?

    /// - Parameter again: Whether the last drawing wasn't shown.
    mutating func begin(_ screen: AnyObject, again: Bool) {
        if !again { said.before = said.now.isEmpty || speaker !== screen ? [] : said.now }
        said.now = []
    }

    /// Notes a message, and returns whether the screen's last drawing lacked it.
    mutating func isNew(_ message: String, of screen: AnyObject?) -> Bool {
        said.now.append(message)
        speaker = screen
        return !said.before.contains(message)
    }

    mutating func list(of prompt: String, on screen: AnyObject) -> ListState {
        lists.removeAll { $0.screen == nil }
        if let list = lists.first(where: { $0.screen === screen && $0.prompt == prompt }) {
            return list.state
        }
        let state = ListState()
        lists.append(KeptList(screen: screen, prompt: prompt, state: state))
        return state
    }

    mutating func typedParts(at prompt: String) -> TextQuestion.TypedParts {
        if let typed, typed.prompt == prompt { return typed.parts }
        let parts = TextQuestion.TypedParts()
        typed = (prompt, parts)
        return parts
    }
}

/// The state of a question's list: its page, its search, and the elements that are on.
final class ListState {
    var list: ListPosition?
    var search = ""
    /// The message after a line changed the elements found.
    var note: Phrase?

    func search(for text: String) {
        search = text
        list?.first = 0
    }

    /// Whether the next page shows what a line turned on or off.
    var isDrawnAnew: Bool { note != nil || search == Self.searchForOn }

    /// The search that finds the elements that are on.
    static let searchForOn = ":on"

    /// The elements that were on at first, and those that are on now with their names.
    private var selection: (start: [Int], on: [Int: String])?

    /// The elements that are on. Starts over if the question's default or the list changed.
    func on(from start: [Int], in listing: QuestionElements) -> [Int] {
        guard let selection, selection.start == start else { return start }
        return selection.on.filter { $0.key < listing.count && listing.name(at: $0.key) == $0.value }.keys
            .sorted()
    }

    func turn(on: [Int], from start: [Int], in listing: QuestionElements) {
        note = nil
        selection = (start, Dictionary(uniqueKeysWithValues: on.map { ($0, listing.name(at: $0)) }))
    }

    func forget() { selection = nil }
}
