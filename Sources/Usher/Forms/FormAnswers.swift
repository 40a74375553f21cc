/// The answers to a form's questions, by the questions' names.
struct FormAnswers {
    struct StoredAnswer {
        let answer: Any
        /// Whether the question is still asked. If not, the answer is only kept as a default.
        var isTaken = true
        var isAhead = false
        /// Whether the user took the default, which may change with other answers.
        var isDefault = false
    }

    var answers: [String: StoredAnswer] = [:]
    /// The names of questions that the initial value answers. If `nil`, it answers all of them.
    private var held: Set<String>?
    /// For each `askSeveral` with removed entries, the indices of its remaining initial entries.
    private var kept: [String: [Int]] = [:]

    init(holdsInitial: Bool) { held = holdsInitial ? nil : [] }

    var hasAnswers: Bool { !answers.isEmpty }
    var hasAnswersOfPerson: Bool { answers.values.contains { !$0.isAhead } }

    func holdsInitial(of name: String) -> Bool { held?.contains(name) ?? true }

    func kept(of count: Int, in group: String) -> [Int] {
        kept[group]?.filter { $0 < count } ?? Array(0..<count)
    }

    mutating func remove(_ entry: FormEntry) {
        // Returns “Author 2, Name” for “Author 3, Name”, and nil for names of the removed entry.
        func moved(_ name: String) -> String? {
            guard name.hasPrefix(entry.group + " "),
                let match = name.dropFirst(entry.group.count + 1).wholeMatch(of: /([0-9]+)((?s:, .*)?)/),
                let number = Int(match.1), number >= entry.number
            else { return name }
            return number == entry.number ? nil : "\(entry.group) \(number - 1)\(match.2)"
        }
        func renamed<Kept>(_ kept: [String: Kept]) -> [String: Kept] {
            Dictionary(kept.compactMap { name, value in moved(name).map { ($0, value) } }) { $1 }
        }
        (answers, kept) = (renamed(answers), renamed(kept))
        held = held.map { Set($0.compactMap(moved)) }
        var initial = entry.initial
        if initial.indices.contains(entry.number - 1) { initial.remove(at: entry.number - 1) }
        kept[entry.group] = initial
    }

    /// Marks answers as not taken if their questions are no longer asked.
    mutating func drop(allBut questions: [FormQuestion]) {
        let names = Set(questions.lazy.map(\.name))
        for name in answers.keys where !names.contains(name) { answers[name]?.isTaken = false }
        held = held?.intersection(names) ?? names
    }
}
