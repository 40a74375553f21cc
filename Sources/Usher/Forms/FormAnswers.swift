struct FormAnswers {
    struct NotedAnswer {
        let answer: Any
        /// Whether the question is asked; otherwise the answer is only offered.
        var isTaken = true
        let isAhead: Bool
        /// Whether it's the default, which is updated after other answers change.
        let isDefault: Bool
    }

    private var answers: [String: NotedAnswer] = [:]
    /// Whether the initial value answers all initial questions.
    private var holdsAll: Bool
    private var held: Set<String> = []
    /// The indices of the initial entries left in each group that has lost some.
    private var kept: [String: [Int]] = [:]

    init(holdsInitial: Bool) { holdsAll = holdsInitial }

    var hasAnswers: Bool { !answers.isEmpty }
    var hasAnswersOfPerson: Bool { answers.values.contains { !$0.isAhead } }
    subscript(name: String) -> NotedAnswer? { answers[name] }

    func holdsInitial(of name: String) -> Bool { holdsAll || held.contains(name) }

    mutating func note(_ answer: Any, to name: String, isAhead: Bool, isDefault: Bool) {
        answers[name] = NotedAnswer(answer: answer, isAhead: isAhead, isDefault: isDefault)
    }

    func kept(of count: Int, in group: String) -> [Int] {
        kept[group]?.filter { $0 < count } ?? Array(0..<count)
    }

    mutating func remove(_ entry: FormEntry) {
        func moved(_ name: String) -> String? {
            guard name.hasPrefix(entry.group + " ") else { return name }
            let rest = name.dropFirst(entry.group.count + 1)
            let digits = rest.prefix { "0"..."9" ~= $0 }
            let end = rest[digits.endIndex...]
            guard let number = Int(digits), number >= entry.number, end.isEmpty || end.hasPrefix(", ") else {
                return name
            }
            return number == entry.number ? nil : entry.group + " \(number - 1)" + end
        }
        func renamed<Kept>(_ kept: [String: Kept]) -> [String: Kept] {
            Dictionary(kept.compactMap { name, value in moved(name).map { ($0, value) } }) { $1 }
        }
        (answers, kept) = (renamed(answers), renamed(kept))
        held = Set(held.compactMap(moved))
        var initial = entry.initial
        if initial.indices.contains(entry.number - 1) { initial.remove(at: entry.number - 1) }
        kept[entry.group] = initial
    }

    /// Marks the answers to other questions as not taken.
    mutating func drop(allBut names: Set<String>) {
        for name in answers.keys where !names.contains(name) { answers[name]?.isTaken = false }
        if holdsAll { held = names } else { held.formIntersection(names) }
        holdsAll = false
    }
}
