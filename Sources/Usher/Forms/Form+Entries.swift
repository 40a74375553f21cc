extension Form.Questions {
    /// Asks the same questions about any number of entries, and after each whether to add another.
    ///
    /// ```swift
    /// form.askSeveral("Author", \.authors, startingWith: Author()) { form in
    ///     form.ask("Name", \.name)
    ///     form.ask("Email", \.email)
    /// }
    /// ```
    ///
    /// The name of a question includes the entry: “Author 1, Name”. Answers given ahead use these
    /// names, as `--author-1-name` or `Author 1, Name: Ada`; they add the entries they name, and no
    /// others are asked for. Initial entries are asked about, too. The summary changes, adds and
    /// removes entries. `name` is the singular, and `questions` asks about one entry.
    public mutating func askSeveral<Entry>(
        _ name: String, _ path: WritableKeyPath<Value, [Entry]>, startingWith entry: Entry,
        questions: (_ form: inout Form<Entry>.Questions) -> Void
    ) {
        let (group, first) = (ownName(of: name), answers[keyPath: path])
        let kept = book.kept(of: first.count, in: group)
        var entries: [Entry] = []
        while true {
            let number = entries.count + 1
            var adds = number <= kept.count
            if !adds { ask("\(group) \(number)", .yesOrNo, { _ in adds }, addsEntry: true) { adds = $1 } }
            guard adds else { break }
            var form = Form<Entry>.Questions(
                number <= kept.count ? first[kept[number - 1]] : entry, book: book, in: words)
            (form.prefix, form.isOnSummary) = ("\(group) \(number), ", isOnSummary)
            questions(&form)
            form.requirePlaces()
            add(form, as: FormEntry(group: group, number: number, initial: kept))
            entries.append(form.answers)
        }
        answers[keyPath: path] = entries
    }

    private mutating func add<Entry>(_ form: Form<Entry>.Questions, as entry: FormEntry) {
        ends += form.ends.map { ($0.place + asked.count, $0.entry) }
        asked += form.asked
        ends.append((asked.count, entry))
        (homeless, mistakes) = (homeless ?? form.homeless, mistakes + form.mistakes)
    }
}

struct FormEntry {
    let group: String
    let number: Int
    /// The indices of the group's initial entries that haven't been removed.
    let initial: [Int]

    var name: String { "\(group) \(number)" }
}

extension String {
    var group: String { String(self[..<(lastIndex(of: " ") ?? endIndex)]) }
}
