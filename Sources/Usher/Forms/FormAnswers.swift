/// The answers to a form's questions, by their names.
struct FormAnswers {
    struct NamedAnswer {
        let name: String
        let answer: Any
        /// Whether it counts; otherwise it is only offered.
        var isTaken = true
        /// Whether it was given before the person was asked.
        let isAhead: Bool
        /// Whether it is what the question offered, which follows the other answers.
        let isDefault: Bool
    }

    private var answers: [NamedAnswer] = []
    /// Whether the value as it was at first answers all that is asked at first.
    private var holdsAll: Bool
    /// The questions that it still answers.
    private var held: Set<String> = []

    init(holdsInitial: Bool) {
        holdsAll = holdsInitial
    }

    var hasAnswers: Bool { !answers.isEmpty }

    var hasAnswersOfPerson: Bool { answers.contains { !$0.isAhead } }

    subscript(name: String) -> NamedAnswer? { answers.first { $0.name == name } }

    /// Whether the value as it was answers a question.
    func holdsInitial(of name: String) -> Bool { holdsAll || held.contains(name) }

    mutating func note(_ answer: Any, to name: String, isAhead: Bool, isDefault: Bool) {
        answers.removeAll { $0.name == name }
        answers.append(NamedAnswer(name: name, answer: answer, isAhead: isAhead, isDefault: isDefault))
    }

    /// Counts the answers to these questions only.
    mutating func drop(allBut names: [String]) {
        for index in answers.indices where !names.contains(answers[index].name) {
            answers[index].isTaken = false
        }
        if holdsAll { held = Set(names) } else if !held.isEmpty { held.formIntersection(names) }
        holdsAll = false
    }
}
