/// What was answered to a form's questions, by their names.
struct FormBook {
    private struct Note {
        let answer: Any
        /// Whether it counts; otherwise it is only offered.
        var isTaken = true
        /// Whether it was given before the person was asked.
        let isAhead: Bool
    }

    private var notes: [String: Note] = [:]
    /// Whether the value as it was at first answers all that is asked at first.
    private var holdsAll: Bool
    /// The questions that it still answers.
    private var held: Set<String> = []

    init(holdsInitial: Bool) {
        holdsAll = holdsInitial
    }

    var hasAnswers: Bool { !notes.isEmpty }

    var hasAnswersOfPerson: Bool { notes.values.contains { !$0.isAhead } }

    func answer(to name: String) -> Any? { notes[name]?.answer }

    /// Whether a question has an answer that counts.
    func isAnswered(_ name: String) -> Bool { notes[name]?.isTaken ?? false }

    /// Whether the value as it was answers a question.
    func holdsInitial(of name: String) -> Bool {
        holdsAll || held.contains(name)
    }

    func isAhead(_ name: String) -> Bool { notes[name]?.isAhead ?? false }

    mutating func note(_ answer: Any, to name: String, isAhead: Bool) {
        notes[name] = Note(answer: answer, isAhead: isAhead)
    }

    /// Counts the answers to these questions only.
    mutating func drop(allBut names: [String]) {
        let names = Set(names)
        for name in notes.keys where !names.contains(name) { notes[name]?.isTaken = false }
        held = holdsAll ? names : held.intersection(names)
        holdsAll = false
    }
}
