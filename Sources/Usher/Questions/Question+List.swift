extension Question {
    /// One element of a list, picked by its number or any unambiguous part of its name.
    ///
    /// ```swift
    /// page.item("License", project.license, asks: .one(of: License.allCases)) { [self] in project.license = $0 }
    /// ```
    ///
    /// `n` and `p` turn the pages of a long list, and a slash searches it. `row` writes the name
    /// that identifies an element, by default its description or raw value.
    ///
    /// Elements aren't numbered if some could be mistaken for positions in the list, such as 1, 2,
    /// 4 and 8. Pass `numbered: false` for other well-known numbers, such as ports.
    public static func one(
        of elements: [Answer], numbered: Bool = true,
        row: @escaping (inout Row, _ element: Answer) -> Void = { $0.write(ownName(of: $1)) }
    ) -> Self {
        let listing = QuestionElements(count: elements.count, isNumbered: numbered) { row(&$0, elements[$1]) }
        return Question(shape: QuestionShape(inputStyle: .one(listing))) { reply, _ in
            let place: Int
            switch reply {
            case .element(let picked): place = picked
            case .text(let name): place = try listing.place(of: name)
            default: return nil
            }
            try listing.requirePickable(place)
            return elements[place]
        } write: { element, _ in
            .element(try listing.place(of: name(of: element, row)))
        } text: { element, _ in
            name(of: element, row)
        }
    }

    /// Several elements of a list, in its order.
    ///
    /// Lines such as `1, 3-5` or `red, green` toggle items. A heading toggles the items below it.
    ///
    /// At least `least` items must be on, or all if there are fewer, and at most `most`. An empty
    /// list is only an answer if `least` is 0. Traps if `least` is negative, or if `most` is less
    /// than `least` or 1.
    public static func several<Element>(
        of elements: [Element], atLeast least: Int = 0, atMost most: Int? = nil,
        row: @escaping (inout Row, _ element: Element) -> Void = { $0.write(ownName(of: $1)) }
    ) -> Self where Answer == [Element] {
        if least < 0 || most.map({ $0 < max(least, 1) }) == true {
            mistake("at least \(least) and at most \(most ?? least) can't be picked")
        }
        let listing = QuestionElements(count: elements.count) { row(&$0, elements[$1]) }
        let least = min(least, max(elements.count, 1))
        return Question(shape: QuestionShape(inputStyle: .several(listing, least: least, most: most))) {
            reply, _ in
            guard case .elements(let places, let missing) = reply else { return nil }
            guard missing.isEmpty else {
                throw Refusal(key: "refusal.gone", ["names": missing.joined(separator: ", ")])
            }
            if places.count < least { throw Refusal(.tooFew(least: least, on: places.count)) }
            if let most, places.count > most { throw Refusal(.tooMany(most: most, on: places.count)) }
            return places.map { elements[$0] }
        } write: { picked, _ in
            let (places, missing) = listing.places(of: picked.map { name(of: $0, row) })
            return .elements(places, missing: missing)
        } text: { picked, _ in
            picked.map { name(of: $0, row) }.joined(separator: ", ")
        }
    }
}

extension Question where Answer: SetAlgebra & Sequence, Answer.Element: Hashable {
    /// Several elements of a list as a set: see ``several(of:atLeast:atMost:row:)``.
    public static func several(
        of elements: [Answer.Element], atLeast least: Int = 0, atMost most: Int? = nil,
        row: @escaping (inout Row, _ element: Answer.Element) -> Void = { $0.write(ownName(of: $1)) }
    ) -> Self {
        .map(Question<[Answer.Element]>.several(of: elements, atLeast: least, atMost: most, row: row)) {
            Answer($0)
        } back: { picked in
            elements.filter { picked.contains($0) } + picked.filter { !elements.contains($0) }
        }
    }
}

@usableFromInline
func ownName(of element: Any) -> String {
    let isDescribed = element is any CustomStringConvertible
    let name = isDescribed ? nil : (element as? any RawRepresentable)?.rawValue as? String
    return name ?? "\(element)"
}

private func name<Element>(of element: Element, _ write: (inout Row, Element) -> Void) -> String {
    QuestionElements.entry { write(&$0, element) }.name
}
