/// State that a page keeps for its screens from one drawing to the next.
struct ScreenStates {
    private struct SavedListState {
        weak var screen: AnyObject?
        let prompt: String
        let state: ListState
    }

    private var lists: [SavedListState] = []
    /// The `visit` of the stack entry that's shown. A question about leaving doesn't change it.
    var visit: Int? { didSet { if visit != oldValue { typed = nil } } }
    /// The typed parts of an incomplete answer, kept when its page is redrawn.
    private var typed: (prompt: String, parts: TextQuestion.PartialAnswer)?
    /// The messages of the page's last drawing and of the current one.
    private var said: (before: [String], now: [String]) = ([], [])
    private weak var speaker: AnyObject?

    /// - Parameter again: Whether this drawing replaces a drawing that was never shown.
    mutating func begin(_ screen: AnyObject, again: Bool) {
        if !again { said.before = said.now.isEmpty || speaker !== screen ? [] : said.now }
        said.now = []
    }

    /// Notes a message. Returns true if the screen's last drawing didn't have the message.
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
        lists.append(SavedListState(screen: screen, prompt: prompt, state: state))
        return state
    }

    mutating func typedParts(at prompt: String) -> TextQuestion.PartialAnswer {
        if let typed, typed.prompt == prompt { return typed.parts }
        let parts = TextQuestion.PartialAnswer()
        typed = (prompt, parts)
        return parts
    }
}

/// The state of a question's list: its page, its search, and the elements turned on.
final class ListState {
    var list: ListPosition?
    var search = ""
    /// A message to show after all results of a search were turned on or off.
    var note: Phrase?

    func search(for text: String) {
        search = text
        list?.first = 0
    }

    /// Whether to redraw the page, not just the prompt, after elements were turned on or off.
    var needsRedraw: Bool { note != nil || search == Self.searchForOn }

    /// The search text that finds the elements that are on.
    static let searchForOn = ":on"

    /// The elements that were on at first, and the names of the elements that are on now, by index.
    private var selection: (start: [Int]?, on: [Int: String])?

    /// Returns the elements that are on. Starts over from `start` if that has changed. An element
    /// is off if its index now has another name.
    func on(from start: [Int]?, in listing: QuestionElements) -> [Int] {
        guard let selection, selection.start == start else { return start ?? [] }
        return selection.on.filter { $0.key < listing.count && listing.name(at: $0.key) == $0.value }.keys
            .sorted()
    }

    func turn(on: [Int], from start: [Int]?, in listing: QuestionElements) {
        note = nil
        selection = (start, Dictionary(uniqueKeysWithValues: on.map { ($0, listing.name(at: $0)) }))
    }

    func forget() { selection = nil }
}
