extension Page {
    /// Adds numbered items of which the person picks several, and says what is done with them.
    ///
    /// Each item is on or off. A line of numbers, `1 3`, `1,3` or `2-5`, turns those over; `all` and `none` turn all on
    /// and off. The page stands meanwhile, and its prompt says what is on: `Features (Enter for Tests, Docs): `. An empty
    /// line is done.
    ///
    /// What asks before it does anything picks several too; the selection is made before the question, so that it is the
    /// same one each time the question is drawn. An answer ahead, `2 1,3`, turns those over and is done:
    ///
    /// ```swift
    /// let genres = Selection(film.genres)
    /// page.item("Genres", asks: { [self] page in
    ///     page.pickSeveral("Genres", from: Genre.allCases, with: genres) { [self] in try change(genres: $0) }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - prompt: What is asked for.
    ///   - elements: What can be picked, an item each.
    ///   - selection: What is on.
    ///   - least: How many have to be on in the end; all of them where there are fewer.
    ///   - most: How many may be on.
    ///   - row: Writes the item of an element; its description where this is left out.
    ///   - done: Takes the elements that are on, in the order of the items.
    public mutating func pickSeveral<Element>(
        _ prompt: String, from elements: some Collection<Element>, with selection: Selection<Element>,
        atLeast least: Int = 0, atMost most: Int? = nil,
        row: (inout Row, _ element: Element) -> Void = { $0.write("\($1)") },
        done: @escaping (_ elements: [Element]) throws -> Void
    ) {
        if least < 0 || most.map({ $0 < max(least, 1) }) == true {
            mistake("at least \(least) and at most \(most ?? least) can't be picked")
        }
        let elements = Array(elements)
        let first = itemCount + 1
        let several = Several(
            numbers: first..<first + elements.count, least: min(least, elements.count), most: most,
            on: elements.indices.filter { selection.elements.contains(elements[$0]) }.map { first + $0 })
        if !elements.isEmpty { text(words(.turnsItems(least: several.least, most: most))) }
        for element in elements {
            addItem { row(&$0, element) }
            actions.items.append(Actions.Item {})
        }
        setPrompt(.several(line { $0.write(prompt) }, several))
        actions.question = .several { numbers, isDone in
            let picked = numbers.map { elements[$0 - first] }
            if isDone { try done(picked) } else { selection.elements = Set(picked) }
        }
    }

    /// What is on of several, as the page was drawn and answered since.
    final class Several {
        /// The numbers of the items that can be turned on and off.
        let numbers: Range<Int>
        let least: Int
        let most: Int?
        /// The numbers of those that are on, in order.
        var on: [Int]

        init(numbers: Range<Int>, least: Int, most: Int?, on: [Int]) {
            (self.numbers, self.least, self.most, self.on) = (numbers, least, most, on)
        }
    }

    /// How many of the items can be turned on and off.
    var countOfSeveral: Int {
        if case .several(_, let several) = prompt { several.numbers.count } else { 0 }
    }

    /// The items that are on, as the prompt says them.
    func names(of several: Several) -> String {
        if several.on.isEmpty { return words(.none) }
        if several.on.count > 1, several.on.count == several.numbers.count { return words(.all) }
        let items = items
        return several.on.map { items[$0 - 1] }.joined(separator: ", ")
    }
}
