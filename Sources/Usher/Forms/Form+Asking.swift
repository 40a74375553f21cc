// What a form can ask: what a page can, about a part of the value
extension Form.Questions {
    /// Asks for a line of text.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the text belongs in the value. One that is there is the default.
    ///   - isOptional: Whether it may be left empty.
    ///   - isSecret: Whether nobody may see what is typed, nor what is there.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - hint: What would do, above the question.
    ///   - check: Throws why a text won't do. It may be called again when other answers change.
    public mutating func ask(
        _ name: String, _ path: WritableKeyPath<Value, String>, isOptional: Bool = false,
        isSecret: Bool = false, asksTwice: Bool = false, hint: String = "",
        check: (_ text: String) throws -> Void = { _ in }
    ) {
        ask(
            name, text: { $0[keyPath: path] }, isOptional: isOptional, isSecret: isSecret,
            asksTwice: asksTwice, hint: hint
        ) { value, text in
            if !text.isEmpty { try check(text) }
            value[keyPath: path] = text
        }
    }

    /// Asks for a line of text that may be left empty: `nil` then.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the text belongs in the value. One that is there is the default.
    ///   - isSecret: Whether nobody may see what is typed, nor what is there.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - hint: What would do, above the question.
    ///   - check: Throws why a text won't do, which isn't empty. It may be called again when other answers change.
    public mutating func ask(
        _ name: String, _ path: WritableKeyPath<Value, String?>, isSecret: Bool = false,
        asksTwice: Bool = false, hint: String = "", check: (_ text: String) throws -> Void = { _ in }
    ) {
        ask(
            name, text: { $0[keyPath: path] }, isOptional: true, isSecret: isSecret, asksTwice: asksTwice,
            hint: hint
        ) { value, text in
            if !text.isEmpty { try check(text) }
            value[keyPath: path] = text.isEmpty ? nil : text
        }
    }

    /// Asks for a line of text that something else is made of.
    ///
    /// ```swift
    /// form.ask("Tags", text: { $0.tags.joined(separator: ", ") }, isOptional: true) { film, text in
    ///     film.tags = try tags(in: text)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - text: What is in the value as the person would type it, which is the default; `nil` where there is none.
    ///   - isOptional: Whether it may be left empty.
    ///   - isSecret: Whether nobody may see what is typed, nor what is there.
    ///   - asksTwice: Whether it has to be typed again before it counts.
    ///   - hint: What would do, above the question.
    ///   - accept: Puts the text into the value, or throws why it won't do. It may be called again when other answers
    ///     change.
    public mutating func ask(
        _ name: String, text: @escaping (_ value: Value) -> String?, isOptional: Bool = false,
        isSecret: Bool = false, asksTwice: Bool = false, hint: String = "",
        accept: (_ value: inout Value, _ text: String) throws -> Void
    ) {
        add(
            name, isSecret: isSecret,
            accept: { (answer: String, value) in
                if answer.isEmpty, !isOptional { throw Refusal(.empty) }
                try accept(&value, answer)
            }, text: { text($0) ?? "" }
        ) { value, former in
            let offered = former ?? text(value)
            return { page, take in
                if !hint.isEmpty { page.text(hint) }
                page.ask(
                    name, default: offered, isOptional: isOptional, isSecret: isSecret, asksTwice: asksTwice,
                    action: take)
            }
        }
    }

    /// Asks for a value in its notation.
    ///
    /// ```swift
    /// form.ask("Year", \.year, .number(in: 1888...2100))
    /// form.ask("Seen", \.seen, .optional(.day(today: today)))
    /// ```
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where it belongs in the value. What is there is the default.
    ///   - notation: How it is typed and shown; an ``Notation/optional(_:)`` one may be left empty.
    ///   - check: Throws why it won't do. It may be called again when other answers change.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer>, _ notation: Notation<Answer>,
        check: (_ answer: Answer) throws -> Void = { _ in }
    ) {
        ask(name, notation, { $0[keyPath: path] }, check: check) { $0[keyPath: path] = $1 }
    }

    /// Asks for a value in its notation where none is there yet.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where it belongs in the value. One that is there is the default.
    ///   - notation: How it is typed and shown.
    ///   - check: Throws why it won't do. It may be called again when other answers change.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer?>, _ notation: Notation<Answer>,
        check: (_ answer: Answer) throws -> Void = { _ in }
    ) {
        ask(name, notation, { $0[keyPath: path] }, check: check) { $0[keyPath: path] = $1 }
    }

    private mutating func ask<Answer>(
        _ name: String, _ notation: Notation<Answer>, _ held: @escaping (Value) -> Answer?,
        check: (Answer) throws -> Void, put: (inout Value, Answer) -> Void
    ) {
        add(
            name,
            accept: { (answer: Answer, value) in
                // The notation may take less than when it was typed.
                let answer = try notation.value(of: notation.text(of: answer))
                try check(answer)
                put(&value, answer)
            }, text: { held($0).map { notation.text(of: $0) } ?? "" }
        ) { value, former in
            let offered = former ?? held(value)
            return { page, take in
                page.text(page.words(.takes(notation.kind)))
                page.ask(name, notation, default: offered, action: take)
            }
        }
    }

    /// Asks for one of a list.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the element belongs in the value. One that is there is the default.
    ///   - elements: What can be picked, an item each.
    ///   - hint: What would do, above the list.
    ///   - row: Writes the item of an element; its description where this is left out.
    public mutating func pick<Element: Equatable>(
        _ name: String, _ path: WritableKeyPath<Value, Element>, from elements: some Collection<Element>,
        hint: String = "", row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) {
        pick(name, from: elements, hint: hint, row: row, { $0[keyPath: path] }) {
            $0[keyPath: path] = $1
        }
    }

    /// Asks for one of a list where none is there yet.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the element belongs in the value. One that is there is the default.
    ///   - elements: What can be picked, an item each.
    ///   - hint: What would do, above the list.
    ///   - row: Writes the item of an element; its description where this is left out.
    public mutating func pick<Element: Equatable>(
        _ name: String, _ path: WritableKeyPath<Value, Element?>, from elements: some Collection<Element>,
        hint: String = "", row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) {
        pick(name, from: elements, hint: hint, row: row, { $0[keyPath: path] }) {
            $0[keyPath: path] = $1
        }
    }

    private mutating func pick<Element: Equatable>(
        _ name: String, from elements: some Collection<Element>, hint: String,
        row: @escaping (inout Row, Element) -> Void,
        _ picked: @escaping (Value) -> Element?, _ pick: (inout Value, Element) -> Void
    ) {
        let elements = Array(elements)
        add(
            name,
            accept: { (answer: Element, value) in
                guard elements.contains(answer) else { throw Refusal(.notListed([text(of: answer, row)])) }
                pick(&value, answer)
            }, text: { picked($0).map { text(of: $0, row) } ?? "" }
        ) { value, former in
            let offered = (former ?? picked(value)).flatMap { elements.firstIndex(of: $0) }
            return { page, take in
                page.text(name)
                if !hint.isEmpty { page.text(hint) }
                for (index, element) in elements.enumerated() {
                    page.item({ row(&$0, element) }, isDefault: index == offered) { try take(element) }
                }
            }
        }
    }

    /// Asks for several of a list.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the elements belong in the value. Those that are there are on at first.
    ///   - elements: What can be picked, an item each.
    ///   - least: How many have to be on in the end; all of them where there are fewer.
    ///   - most: How many may be on.
    ///   - hint: What would do, above the list.
    ///   - row: Writes the item of an element; its description where this is left out.
    public mutating func pickSeveral<Element: Hashable>(
        _ name: String, _ path: WritableKeyPath<Value, [Element]>, from elements: some Collection<Element>,
        atLeast least: Int = 0, atMost most: Int? = nil, hint: String = "",
        row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) {
        pickSeveral(
            name, from: elements, atLeast: least, atMost: most, hint: hint, row: row,
            { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    /// Asks for several of a list, whose order says nothing.
    ///
    /// - Parameters:
    ///   - name: What is asked for.
    ///   - path: Where the elements belong in the value. Those that are there are on at first.
    ///   - elements: What can be picked, an item each.
    ///   - least: How many have to be on in the end; all of them where there are fewer.
    ///   - most: How many may be on.
    ///   - hint: What would do, above the list.
    ///   - row: Writes the item of an element; its description where this is left out.
    public mutating func pickSeveral<Element: Hashable>(
        _ name: String, _ path: WritableKeyPath<Value, Set<Element>>,
        from elements: some Collection<Element>, atLeast least: Int = 0, atMost most: Int? = nil,
        hint: String = "", row: @escaping (inout Row, _ element: Element) -> Void = { $0.write("\($1)") }
    ) {
        let all = Array(elements)
        pickSeveral(
            name, from: all, atLeast: least, atMost: most, hint: hint, row: row,
            { value in all.filter { value[keyPath: path].contains($0) } },
            { $0[keyPath: path] = Set($1) })
    }

    private mutating func pickSeveral<Element: Hashable>(
        _ name: String, from elements: some Collection<Element>, atLeast least: Int, atMost most: Int?,
        hint: String, row: @escaping (inout Row, Element) -> Void,
        _ picked: @escaping (Value) -> [Element], _ pick: (inout Value, [Element]) -> Void
    ) {
        let elements = Array(elements)
        add(
            name,
            accept: { (answer: [Element], value) in
                let missing = answer.filter { !elements.contains($0) }
                guard missing.isEmpty else { throw Refusal(.notListed(missing.map { text(of: $0, row) })) }
                pick(&value, answer)
            }, text: { picked($0).map { text(of: $0, row) }.joined(separator: ", ") }
        ) { value, former in
            let selection = Selection(former ?? picked(value))
            return { page, take in
                if !hint.isEmpty { page.text(hint) }
                page.pickSeveral(
                    name, from: elements, with: selection, atLeast: least, atMost: most, row: row, done: take)
            }
        }
    }

    /// Asks a question of yes or no.
    ///
    /// - Parameters:
    ///   - name: The question.
    ///   - path: Where the answer belongs in the value. What is there is the default.
    ///   - hint: What would do, above the question.
    public mutating func confirm(_ name: String, _ path: WritableKeyPath<Value, Bool>, hint: String = "") {
        let words = words
        add(
            name, accept: { (answer: Bool, value) in value[keyPath: path] = answer },
            text: { words($0[keyPath: path] ? .yes : .no) }
        ) { value, former in
            let offered = former ?? value[keyPath: path]
            return { page, take in
                if !hint.isEmpty { page.text(hint) }
                page.confirm(name, default: offered, action: take)
            }
        }
    }
}

/// An element in words.
private func text<Element>(of element: Element, _ write: (inout Row, Element) -> Void) -> String {
    var row = Row()
    write(&row, element)
    return row.buffer.text(0..<row.buffer.count)
}
