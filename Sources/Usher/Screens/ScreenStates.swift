/// The state of screens that a page keeps from one drawing to the next.
struct ScreenStates {
    private struct KeptList {
        weak var screen: AnyObject?
        let prompt: String
        let state: ListState
    }

    private var lists: [KeptList] = []
    /// The visit that shows the page. A question about leaving doesn't change it.
    var visit: Int? { didSet { if visit != oldValue { typed = nil } } }
    /// The parts typed so far of an incomplete answer, kept while its page is redrawn.
    private var typed: (prompt: String, parts: TextQuestion.PartialAnswer)?
    /// The messages of the page's last drawing and of this one, and the screen that said them.
    private var said: (before: [String], now: [String]) = ([], [])
    private weak var speaker: AnyObject?

    /// - Parameter again: Whether this drawing replaces one that wasn't shown.
    mutating func begin(_ screen: AnyObject, again: Bool) {
        if !again { said.before = said.now.isEmpty || speaker !== screen ? [] : said.now }
        said.now = []
    }

    /// Notes a message, and returns whether it's new: not in the screen's last drawing.
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
    /// The message after the user turned all elements found by a search on or off.
    var note: Phrase?

    func search(for text: String) {
        search = text
        list?.first = 0
    }

    /// Whether the page is shown again after a line turned elements on or off.
    var needsRedraw: Bool { note != nil || search == Self.searchForOn }

    /// The search text that finds the elements that are on.
    static let searchForOn = ":on"

    /// The elements that were on at first, and those that are on now, by index and name.
    private var selection: (start: [Int]?, on: [Int: String])?

    /// Returns the elements that are on, starting over from `start` if that has changed. Elements
    /// that the list no longer has at their index are off.
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
