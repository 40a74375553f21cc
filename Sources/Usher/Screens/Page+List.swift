extension Page {
    /// Adds the elements of a long list that are on this page, numbered, with the commands that turn it, and says what
    /// picking one does.
    ///
    /// ```swift
    /// page.list(list, of: films) { row, film in
    ///     row.write(film.title)
    /// } choose: { [self] film in
    ///     delegate?.filmListScreen(self, didSelect: film)
    /// }
    /// ```
    ///
    /// Only the elements shown are asked for, however many there are. A number means the element that the person
    /// saw, whatever happened to the data meanwhile. A page has one list, and the letters `n` and `p` are the
    /// list's, however short it is.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - elements: What is listed.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, row: (inout Row, _ element: Elements.Element) -> Void,
        choose: @escaping (_ element: Elements.Element) throws -> Void
    ) {
        let shown = addRows(list, of: elements, areItems: true, row)
        endList { try choose(shown[$0]) }
    }

    /// Adds the elements of a long list that are on this page, one of which an empty line picks.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - elements: What is listed.
    ///   - value: The element that an empty line picks, which the prompt says; none while it isn't on this page.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, default value: Elements.Element?,
        row: (inout Row, _ element: Elements.Element) -> Void,
        choose: @escaping (_ element: Elements.Element) throws -> Void
    ) where Elements.Element: Equatable {
        let shown = addRows(list, of: elements, areItems: true, row)
        endList { try choose(shown[$0]) }
        if let value, let index = shown.firstIndex(of: value) { setDefaultRow(index) }
    }

    /// Adds the elements of a long list that are on this page and can't be picked, with the commands that turn it: a log,
    /// a long text.
    @inlinable
    public mutating func list<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, row: (inout Row, _ element: Elements.Element) -> Void
    ) {
        _ = addRows(list, of: elements, areItems: false, row)
    }

    /// Adds a page of a long list that was looked up already: the elements in ``PagedList/rows(count:)``.
    ///
    /// - Parameters:
    ///   - list: Where the person is in the list.
    ///   - elements: The elements of this page of the list.
    ///   - count: How many there are in all.
    ///   - isMore: Whether there are more than `count`, so many that nobody counts them.
    ///   - row: Writes the row of an element.
    ///   - choose: What picking an element does.
    @inlinable
    public mutating func list<Element>(
        _ list: PagedList, page elements: [Element], count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Element) -> Void,
        choose: @escaping (_ element: Element) throws -> Void
    ) {
        beginList(list, shows: elements.count, count: count, isMore: isMore, areItems: true)
        for element in elements { addRow(element, isItem: true, row) }
        endList { try choose(elements[$0]) }
    }

    /// Adds a page of a long list that was looked up already, of elements that can't be picked.
    @inlinable
    public mutating func list<Element>(
        _ list: PagedList, page elements: [Element], count: Int, isMore: Bool = false,
        row: (inout Row, _ element: Element) -> Void
    ) {
        beginList(list, shows: elements.count, count: count, isMore: isMore, areItems: false)
        for element in elements { addRow(element, isItem: false, row) }
    }

    /// Adds the rows that are on the page, and returns their elements.
    @inlinable
    mutating func addRows<Elements: RandomAccessCollection>(
        _ list: PagedList, of elements: Elements, areItems: Bool,
        _ row: (inout Row, _ element: Elements.Element) -> Void
    ) -> [Elements.Element] {
        let rows = list.rows(count: elements.count)
        beginList(list, shows: rows.count, count: elements.count, isMore: false, areItems: areItems)
        var shown: [Elements.Element] = []
        shown.reserveCapacity(rows.count)
        var index = elements.index(elements.startIndex, offsetBy: rows.lowerBound)
        for _ in rows {
            let element = elements[index]
            addRow(element, isItem: areItems, row)
            shown.append(consume element)
            elements.formIndex(after: &index)
        }
        return shown
    }

    @usableFromInline
    mutating func beginList(
        _ list: PagedList, shows shownCount: Int, count: Int, isMore: Bool, areItems: Bool
    ) {
        if actions.list != nil { mistake("a page has one list, with all that is embedded in it") }
        if isOffered("n") || isOffered("p") { mistake("n and p turn the list") }
        actions.list = Actions.List(list: list, count: count, isMore: isMore, rows: itemCount..<itemCount)
        requireClearLetters()
        if areItems { numberWidth = digits(of: itemCount + shownCount) }
        if shownCount > 0 {
            let first = list.rows(count: count).lowerBound
            let (thousands, of) = (words.thousands, isMore ? " \(words(.of(isMore: true))) " : self.of)
            add(.text) {
                $0.write(first + 1, thousands: thousands)
                $0.write(harmless: "–")
                $0.write(first + shownCount, thousands: thousands)
                $0.write(of)
                $0.write(count, thousands: thousands)
            }
        }
        if count > list.size || isMore {
            add(offersOfList[0], .next)
            add(offersOfList[1], .previous)
        }
    }

    /// Says what picking one of the rows does.
    @usableFromInline
    mutating func endList(choose: @escaping (Int) throws -> Void) {
        guard let first = actions.list?.rows.lowerBound else { return }
        actions.list?.rows = first..<itemCount
        actions.list?.choose = choose
    }

    /// Lets an empty line pick one of the rows.
    @usableFromInline
    mutating func setDefaultRow(_ index: Int) {
        guard let first = actions.list?.rows.lowerBound else { return }
        setDefaultItem(first + index + 1)
    }

    @usableFromInline
    mutating func addRow<Element>(_ element: Element, isItem: Bool, _ write: (inout Row, Element) -> Void) {
        if isItem { addItem { write(&$0, element) } } else { add(.text) { write(&$0, element) } }
    }
}
