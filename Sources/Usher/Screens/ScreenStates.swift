/// The state that a page keeps for its screens between one drawing and the next.
struct ScreenStates {
    private struct KeptList {
        weak var screen: AnyObject?
        let prompt: String
        let state: ListState
    }

    private var lists: [KeptList] = []
    /// Whether there is anything to keep.
    private var isUsed = false
    /// The screen with the lines said on it, when it was drawn the last time and since.
    private weak var speaker: AnyObject?
    private var said: (before: [String], now: [String]) = ([], [])

    /// Notes that a screen is drawn anew.
    ///
    /// - Parameter again: Whether nobody saw what was drawn before.
    mutating func begin(_ screen: AnyObject, again: Bool) {
        guard isUsed else { return }
        said = (again ? said.before : speaker === screen ? said.now : [], [])
        speaker = screen
    }

    /// Whether a line wasn't said when the screen was drawn before.
    mutating func isNew(_ line: String, on screen: AnyObject?) -> Bool {
        use(on: screen)
        said.now.append(line)
        return !said.before.contains(line)
    }

    mutating func list(of prompt: String, on screen: AnyObject) -> ListState {
        use(on: screen)
        lists.removeAll { $0.screen == nil }
        if let list = lists.first(where: { $0.screen === screen && $0.prompt == prompt }) {
            return list.state
        }
        let state = ListState()
        lists.append(KeptList(screen: screen, prompt: prompt, state: state))
        return state
    }

    private mutating func use(on screen: AnyObject?) {
        if !isUsed { (isUsed, speaker) = (true, screen) }
    }
}

/// The state of a question's list: its page, the search, and the elements that are on.
final class ListState {
    /// None before it was shown.
    var list: ListPosition?
    var search = ""
    /// The effect of the last line on the elements found.
    var note: Phrase?

    func search(for text: String) {
        search = text
        list?.first = 0
    }

    /// Whether the page shows what a line turned on and off.
    var isDrawnAnew: Bool { note != nil || search == Self.isOn }

    /// The search that finds what is on.
    static let isOn = ":on"

    /// Of several, what was on at first, and what has become of it, with the names of what is on.
    private var selection: (start: [Int], on: [Int: String])?

    /// Goes on with what was on, where the question begins as it did and the list still holds it.
    func on(from start: [Int], in listing: Listing) -> [Int] {
        guard let selection, selection.start == start else { return start }
        return selection.on.filter { $0.key < listing.count && listing.name(at: $0.key) == $0.value }.keys
            .sorted()
    }

    func turn(on: [Int], from start: [Int], in listing: Listing) {
        note = nil
        selection = (start, Dictionary(uniqueKeysWithValues: on.map { ($0, listing.name(at: $0)) }))
    }

    /// Forgets what was on, once that is the answer.
    func forget() { selection = nil }
}
