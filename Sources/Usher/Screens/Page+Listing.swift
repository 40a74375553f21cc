/// The state of a question's list: its page, the search, and the elements that are on.
final class ListState {
    /// None before it was shown.
    var list: ListPosition?
    var search = ""
    /// The effect of the last line on the elements found.
    var note: Phrase?

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

extension Page {
    /// The list of a question, as it stands on the page.
    struct Listed {
        let listing: Listing
        let place: ListState
        let numbers: Range<Int>
        /// The elements that have them, by their places.
        let shown: [Int]
        /// The elements on this page that have no numbers, where none has.
        let unnumbered: [Int]
        /// Those that were searched for, of all; `nil` without a search.
        let found: [Int]?
        /// Whether it goes on beyond this page.
        let isLong: Bool
        /// Whether its elements have numbers, and no names that could be these.
        let isNumbered: Bool
        /// The elements on this page that are called as a command may be.
        let letters: [String]

        func element(_ number: Int) -> Int? {
            numbers.contains(number) ? shown[number - numbers.lowerBound] : nil
        }

        func number(of element: Int) -> Int? { shown.firstIndex(of: element).map { numbers.lowerBound + $0 } }
    }

    struct One {
        let listed: Listed
        /// The element that an empty line picks; where there is none, it may leave the answer empty.
        let standard: Int?
        let takesEmpty: Bool
    }

    struct Several {
        let listed: Listed
        let least: Int
        let most: Int?
        let start: [Int]

        /// The elements that are on, by their positions, in order.
        var on: [Int] { listed.place.on(from: start, in: listed.listing) }

        /// The numbers of elements, if all of them stood on one page.
        func numbers(of elements: [Int]) -> [Int] { elements.map { listed.numbers.lowerBound + $0 } }

        func turn(on numbers: [Int]) {
            let elements = elements(of: numbers)
            listed.place.turn(on: elements, from: start, in: listed.listing)
            listed.place.note = noteOnFound
        }

        func elements(of numbers: [Int]) -> [Int] { numbers.map { $0 - listed.numbers.lowerBound } }
    }

    /// Adds the elements that are on this page; a list that is longer than one is turned and searched.
    mutating func add(
        _ listing: Listing, beginningAt first: Int, at place: ListState, on: [Int] = []
    ) -> Listed {
        requireNoSearch()
        let list = place.list ?? ListPosition()
        if place.list == nil {
            list.first = first / list.size * list.size
            place.list = list
        }
        // A page with a list of its own has its letters.
        let isTurned = actions.list == nil
        if place.search == ListState.isOn, on.isEmpty { place.search = "" }
        let found =
            place.search.isEmpty
            ? nil : place.search == ListState.isOn ? on : listing.elements(searchedBy: place.search)
        let count = found?.count ?? listing.count
        let rows = isTurned ? list.rows(count: count) : 0..<count
        let isLong = isTurned && (listing.count > list.size || found != nil)
        if isTurned {
            if isOffered("n") || isOffered("p") { mistake("n and p turn the list") }
            actions.list = Actions.List(
                list: list, count: count, isMore: false, rows: content.itemCount..<content.itemCount)
        }
        let (start, outerList) = (content.blocks.count, content.listBlocks)
        if isLong { addRange(rows, of: count, searched: place.search) }
        let first = content.itemCount + 1
        var (shown, unnumbered, heading) = ([Int](), [Int](), nil as String?)
        let elements = rows.map { found?[$0] ?? $0 }
        let (isNumbered, letters) = names(of: elements, in: listing, areAll: !isLong)
        for element in elements {
            let isItem = addRow(isItem: isNumbered, below: &heading) { listing.write(&$0, element) }
            if isItem {
                shown.append(element)
                actions.items.append(Actions.Item {})
            } else if !isNumbered {
                unnumbered.append(element)
            }
        }
        content.listBlocks = isLong ? start..<content.blocks.count : outerList
        if isLong {
            if count > list.size {
                add(settings.offersOfList[0], .next)
                add(settings.offersOfList[1], .previous)
            }
            offering.takesSearch = true
            add(
                row.offer("/", words(.search), help: words(.searchesNames)),
                .search { text in
                    place.search = text
                    list.first = 0
                })
        }
        return Listed(
            listing: listing, place: place, numbers: first..<first + shown.count, shown: shown,
            unnumbered: unnumbered, found: found, isLong: isLong, isNumbered: isNumbered, letters: letters)
    }

    /// Whether elements can have numbers, which nobody takes for names, and the names that are those of commands.
    ///
    /// - Parameter areAll: Whether the list has no others.
    private func names(
        of elements: [Int], in listing: Listing, areAll: Bool
    ) -> (areNumbered: Bool, letters: [String]) {
        var (areNumbered, letters, number) = (listing.isNumbered, [String](), content.itemCount)
        for element in elements {
            let (name, refusal, _) = listing.entry(at: element)
            if name.unicodeScalars.count == 1, Int(name) == nil { letters.append(name.lowercased()) }
            guard refusal == nil else { continue }
            number += 1
            if let called = Int(name), called > 0, called <= content.itemCount + listing.count {
                areNumbered = areNumbered && areAll && called == number
            }
        }
        return (areNumbered, letters)
    }

    private mutating func addRange(_ rows: Range<Int>, of count: Int, searched text: String) {
        if rows.isEmpty { return self.text(words(.foundNothing(text))) }
        let (thousands, of) = (words.thousands, self.settings.of)
        add(.text) {
            if !text.isEmpty { $0.write(text == ListState.isOn ? "\(text) " : "/\(text): ") }
            $0.write(rows, of, count, thousands: thousands)
        }
    }

    /// The number of items that can be turned on and off.
    var countOfSeveral: Int {
        if case .several(_, let several) = prompt { several.listed.shown.count } else { 0 }
    }

    /// The items that are on, as the prompt says them: counted, where they are more than a line has room for.
    func names(of several: Several) -> String {
        let (on, listing) = (several.on, several.listed.listing)
        if on.isEmpty { return words(.none) }
        if on.count > 1, on.count == listing.count { return words(.all) }
        if on.count <= 5 { return on.map { listing.name(at: $0) }.joined(separator: ", ") }
        return "\(words.grouped(on.count)) \(words(.of(isMore: false))) \(words.grouped(listing.count))"
    }
}

// Where a person is, kept while the screen lives
extension Page {
    /// The state that a page keeps for its screens between one drawing and the next.
    final class ScreenStates {
        private struct Entry {
            weak var screen: AnyObject?
            let prompt: String
            let place: ListState
        }

        private var entries: [Entry] = []
        /// The screen with the lines said on it, when it was drawn the last time and since.
        private weak var speaker: AnyObject?
        private var said: (before: [String], now: [String]) = ([], [])

        /// Notes that a screen is drawn anew.
        ///
        /// - Parameter again: Whether nobody saw what was drawn before.
        func begin(_ screen: AnyObject, again: Bool = false) {
            said = (again ? said.before : speaker === screen ? said.now : [], [])
            speaker = screen
        }

        /// Whether a line wasn't said when the screen was drawn before.
        func isNew(_ line: String) -> Bool {
            said.now.append(line)
            return !said.before.contains(line)
        }

        func place(of prompt: String, on screen: AnyObject) -> ListState {
            entries.removeAll { $0.screen == nil }
            if let entry = entries.first(where: { $0.screen === screen && $0.prompt == prompt }) {
                return entry.place
            }
            let place = ListState()
            entries.append(Entry(screen: screen, prompt: prompt, place: place))
            return place
        }
    }

    mutating func place(of prompt: String) -> ListState {
        guard let screen = drawing.screen else { return ListState() }
        return keep().place(of: prompt, on: screen)
    }

    /// Says a line once, above the rest: not again while the screen is drawn with it from one answer to the next.
    ///
    /// ```swift
    /// if let file { page.say("Saved as \(file).") }
    /// ```
    public mutating func say(_ line: String) {
        if keep().isNew(line) { content.saidLines.append(self.line { $0.write(line) }) }
    }

    private mutating func keep() -> ScreenStates {
        if let screenStates { return screenStates }
        let screenStates = ScreenStates()
        if let screen = drawing.screen { screenStates.begin(screen) }
        self.screenStates = screenStates
        return screenStates
    }
}
