extension Page {
    /// Adds the elements of a long list that are on this page, numbered, with the commands that turn it, and says what
    /// picking one does.
    ///
    /// ```swift
    /// page.list(films, at: list) { row, film in
    ///     row.write(film.title)
    /// } choose: { [self] film in
    ///     delegate?.filmListScreen(self, didSelect: film)
    /// }
    /// ```
    ///
    /// Only the elements shown are asked for, however many there are. A number means the element that the person
    /// saw, whatever happened to the data meanwhile. A page has one list, and the letters `n` and `p` are the
    /// list's, however short it is: a second list, and commands of these letters, trap.
    ///
    /// - Parameters:
    ///   - elements: What is listed.
    ///   - position: Where the person is in the list.
    ///   - row: Writes the row of an element, and says what else is to be said of it: ``Row/heading(_:)``, ``Row/refuse(_:)``.
    ///   - choose: What picking an element does.
    ///   - draw: Describes the question that is asked where an element is picked: see ``item(_:asks:)``. Where there is
    ///     neither, no element can be picked: a log, a long text.
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

    /// Adds a page of a long list that was looked up already: the elements in ``ListPosition/rows(count:)``.
    ///
    /// - Parameters:
    ///   - elements: The elements of this page of the list.
    ///   - position: Where the person is in the list.
    ///   - count: How many there are in all.
    ///   - isMore: Whether there are more than `count`, so many that nobody counts them.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    ///   - draw: Describes the question that is asked where an element is picked.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        pageOf elements: Elements, at position: ListPosition, count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Elements.Element) -> Void,
        choose: ((_ element: Elements.Element) throws -> Void)? = nil,
        asks draw: ((inout Page, _ element: Elements.Element) throws -> Void)? = nil
    ) {
        let areItems = choose != nil || draw != nil
        beginList(position, shows: elements.count, count: count, isMore: isMore, areItems: areItems)
        var (shown, heading) = ([Elements.Element](), nil as String?)
        if areItems { shown.reserveCapacity(elements.count) }
        var index = elements.startIndex
        while index != elements.endIndex {
            let element = elements[index]
            let isItem = addRow(isItem: areItems, below: &heading) { row(&$0, element) }
            if isItem { shown.append(consume element) }
            elements.formIndex(after: &index)
        }
        guard areItems else { return }
        endList { [shown] in try choose?(shown[$0]) }
        if let draw {
            for (index, element) in shown.enumerated() { asksBehindRow(index) { try draw(&$0, element) } }
        }
    }

    @usableFromInline
    mutating func beginList(
        _ list: ListPosition, shows shownCount: Int, count: Int, isMore: Bool, areItems: Bool
    ) {
        if actions.list != nil { mistake("a page has one list, with all that is embedded in it") }
        if isOffered("n") || isOffered("p") { mistake("n and p turn the list") }
        actions.list = Actions.List(
            list: list, count: count, isMore: isMore, rows: content.itemCount..<content.itemCount)
        requireClearLetters()
        content.listBlocks =
            content.blocks.count..<content.blocks.count + (shownCount > 0 ? shownCount + 1 : 0)
        if shownCount > 0 {
            let first = list.rows(count: count).lowerBound
            let (thousands, of) = (
                words.thousands, isMore ? " \(words(.of(isMore: true))) " : self.settings.of
            )
            add(.text) { $0.write(first..<first + shownCount, of, count, thousands: thousands) }
        }
        if actions.list?.isLong == true {
            add(settings.offersOfList[0], .next)
            add(settings.offersOfList[1], .previous)
        }
    }

    /// Says what picking one of the rows does.
    @usableFromInline
    mutating func endList(choose: @escaping (Int) throws -> Void) {
        guard let first = actions.list?.rows.lowerBound else { return }
        actions.list?.rows = first..<content.itemCount
        actions.list?.choose = choose
    }

    /// Says what picking a row asks.
    @usableFromInline
    mutating func asksBehindRow(_ index: Int, _ draw: @escaping (inout Page) throws -> Void) {
        guard let first = actions.list?.rows.lowerBound else { return }
        let number = first + index + 1
        asks(draw, behind: .item(number), named: items[number - 1])
    }
}
