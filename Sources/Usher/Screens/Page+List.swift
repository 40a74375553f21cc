extension Page {
    /// Adds one page of a long list: numbered rows, and commands that turn to other pages.
    ///
    /// ```swift
    /// page.list(films, at: list) { row, film in
    ///     row.write(film.title)
    /// } choose: { [self] film in
    ///     delegate?.filmListScreen(self, didSelect: film)
    /// }
    /// ```
    ///
    /// Only the elements shown are read. A number picks the element that the user saw, even if the
    /// data has changed since. The letters `n` and `p` turn the list. Using them for other commands
    /// is a runtime error, and so is a second list on the page.
    ///
    /// - Parameters:
    ///   - elements: The list.
    ///   - position: Which page of the list is shown.
    ///   - row: Writes a row, maybe with a ``Row/heading(_:)``; ``Row/refuse(_:)`` disables it.
    ///   - choose: Receives the element that the user picks.
    ///   - draw: Asks about the element that the user picks: see ``item(_:asks:)``. If `choose` is
    ///     missing, too, rows have no numbers.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ elements: Elements, at position: ListPosition,
        row: (inout Row, _ element: Elements.Element) -> Void,
        choose: ((_ element: Elements.Element) throws -> Void)? = nil,
        asks draw: ((inout Page, _ element: Elements.Element) throws -> Void)? = nil
    ) {
        let rows = position.rows(count: elements.count)
        let start = elements.index(elements.startIndex, offsetBy: rows.lowerBound)
        let end = elements.index(start, offsetBy: rows.count)
        list(
            pageOf: elements[start..<end], at: position, count: elements.count, row: row, choose: choose,
            asks: draw)
    }

    /// Adds a fetched page of a list. `isMore` means that the list has more than `count` rows.
    @inlinable
    package mutating func list<Elements: RandomAccessCollection>(
        pageOf elements: Elements, at position: ListPosition, count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Elements.Element) -> Void,
        choose: ((_ element: Elements.Element) throws -> Void)? = nil,
        asks draw: ((inout Page, _ element: Elements.Element) throws -> Void)? = nil
    ) {
        let elements = Array(elements)
        let rows = elements.span
        addRows(
            rows.count, at: position, count: count, isMore: isMore, row: { row(&$0, rows[$1]) },
            choose: choose.map { choose in { try choose(elements[$0]) } },
            asks: draw.map { draw in { try draw(&$0, elements[$1]) } })
    }

    @usableFromInline
    mutating func addRows(
        _ rowCount: Int, at position: ListPosition, count: Int, isMore: Bool,
        row: (inout Row, Int) -> Void, choose: ((Int) throws -> Void)?,
        asks draw: ((inout Page, Int) throws -> Void)?
    ) {
        if actions.list != nil { mistake("a page has one list, with all that is embedded in it") }
        beginTurning(position, count: count, isMore: isMore)
        requireClearLetters()
        let start = content.body.count
        content.list = start..<start + (rowCount == 0 ? 0 : rowCount + 1)
        let first = position.rows(count: count).lowerBound
        if rowCount > 0 { addRange(first..<first + rowCount, of: count, isMore: isMore) }
        if actions.list?.isLong == true { addTurning() }
        let (isItem, firstItem) = (choose != nil || draw != nil, content.itemCount)
        var (shown, heading) = ([Int](), nil as String?)
        shown.reserveCapacity(rowCount)
        for index in 0..<rowCount {
            if content.addRow(isItem: isItem, below: &heading, { row(&$0, index) }) { shown.append(index) }
        }
        actions.list?.rows = firstItem..<content.itemCount
        actions.list?.elements = shown
        actions.list?.choose = choose
        guard let draw else { return }
        let texts = items
        for (number, index) in zip(firstItem..., shown) {
            asks({ try draw(&$0, index) }, after: .item(number + 1), named: texts[number])
        }
    }

    private mutating func beginTurning(_ position: ListPosition, count: Int, isMore: Bool = false) {
        if offering.has("n") || offering.has("p") { mistake("n and p turn the list") }
        actions.list = Actions.PageList(
            position: position, count: count, isMore: isMore, rows: content.itemCount..<content.itemCount)
    }

    private mutating func addTurning() { for offer in settings.offersOfList { add(offer, .action {}) } }

    /// Adds the elements that a question offers, with paging and search if there are many.
    mutating func add(
        _ listing: QuestionElements, beginningAt first: Int, at state: ListState, on: [Int] = []
    ) -> PagePrompt.ElementsOnPage {
        requireNoSearch()
        let position = state.list ?? ListPosition()
        if state.list == nil {
            position.first = first / position.size * position.size
            state.list = position
        }
        // If the page already has a list, `n` and `p` turn that list, and this one is shown whole.
        let isTurned = actions.list == nil
        if state.search == ListState.searchForOn, on.isEmpty { state.search = "" }
        let found =
            state.search.isEmpty
            ? nil : state.search == ListState.searchForOn ? on : listing.elements(searchedBy: state.search)
        let count = found?.count ?? listing.count
        let rows = isTurned ? position.rows(count: count) : 0..<count
        let isLong = isTurned && (listing.count > position.size || found != nil)
        if isTurned { beginTurning(position, count: count) }
        let (start, outerList) = (content.body.count, content.list)
        if isLong { addRange(rows, of: count, searched: state.search) }
        let first = content.itemCount + 1
        var (shown, unnumbered, heading) = ([Int](), [Int](), nil as String?)
        let elements = rows.map { found?[$0] ?? $0 }
        let (isNumbered, letters) = names(of: elements, in: listing, areAll: !isLong)
        for element in elements {
            let isItem = content.addRow(isItem: isNumbered, below: &heading) { listing.write(&$0, element) }
            if isItem {
                shown.append(element)
                actions.items.append {}
            } else if !isNumbered {
                unnumbered.append(element)
            }
        }
        content.list = isLong ? start..<content.body.count : outerList
        if isLong {
            if count > position.size { addTurning() }
            addSearch(help: words("search.help")) { state.search(for: $0) }
        }
        return PagePrompt.ElementsOnPage(
            listing: listing, state: state, numbers: first..<first + shown.count, shown: shown,
            unnumbered: unnumbered, found: found, isLong: isLong, isNumbered: isNumbered, letters: letters)
    }

    func requireNoSearch() {
        guard offering.takesSearch || prompt.listed != nil else { return }
        mistake("a page has one search, with all that is embedded in it")
    }

    /// Elements aren't numbered if a name looks like the number of another element. `letters` are
    /// names that may be mistaken for commands.
    private func names(
        of elements: [Int], in listing: QuestionElements, areAll: Bool
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

    private mutating func addRange(
        _ rows: Range<Int>, of count: Int, isMore: Bool = false, searched text: String = ""
    ) {
        if rows.isEmpty { return self.text(words("search.none", ["text": text])) }
        let of = isMore ? " \(words("list.ofMore")) " : settings.of
        let words = words
        add(.text) {
            if !text.isEmpty { $0.write(text == ListState.searchForOn ? "\(text) " : "/\(text): ") }
            $0.write(words.grouped(rows.lowerBound + 1))
            $0.write("–")
            $0.write(words.grouped(rows.upperBound))
            $0.write(of)
            $0.write(words.grouped(count))
        }
    }

    /// Returns the list state of the question with this prompt, kept while its screen exists.
    mutating func state(of prompt: String) -> ListState {
        drawing.last.map { screenStates.list(of: prompt, on: $0) } ?? ListState()
    }
}
