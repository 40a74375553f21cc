// Any number of entries of one kind
extension Form.Questions {
    /// Asks for any number of entries, the same questions about each, and after each whether
    /// another one follows.
    ///
    /// ```swift
    /// form.askSeveral("Author", \.authors, startingWith: Author()) { form in
    ///     form.ask("Name", \.name)
    ///     form.ask("Email", \.email)
    /// }
    /// ```
    ///
    /// The questions are named by the entry, “Author 1, Name”, and so are answers given ahead,
    /// `--author-1-name` or `Author 1, Name: Ada`. They add the entries that they name, and no more
    /// are asked for. The summary changes, adds and removes entries. The entries that are there
    /// first are asked about, too.
    ///
    /// - Parameters:
    ///   - name: What an entry is called, in the singular.
    ///   - path: Where the entries belong in the value.
    ///   - entry: A new entry before anything of it is answered.
    ///   - questions: Says what is asked about an entry, by the answers so far about it.
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
            if !adds {
                ask("\(group) \(number)", .yesOrNo, { _ in adds }, addsEntry: true) { adds = $1 }
            }
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

/// An entry of a group of questions.
struct FormEntry {
    let group: String
    /// Counted from 1.
    let number: Int
    /// The entries of the group that were there first, by their indices, as far as they are left.
    let initial: [Int]

    var name: String { "\(group) \(number)" }
}

extension String {
    /// The group of which this names an entry.
    var group: String { String(self[..<(lastIndex(of: " ") ?? endIndex)]) }
}
