// What may be typed, for the console on which the line is edited
extension Page {
    /// What may be typed at the prompt.
    var expectedLine: ExpectedLine {
        var line = ExpectedLine()
        let labels = (offering.offers + sessionOffers).map { command(of: $0).label }
        switch prompt {
        case .choice:
            let names = namesOfItems + labels
            line.candidates = { _ in names }
        case .confirmation(let prompt, _, _):
            let names = [words(.yes), words(.no)] + labels
            (line.kind, line.candidates) = (text(prompt), { _ in names })
        case .one(let prompt, _), .several(let prompt, _):
            let listing = self.prompt.listed?.listing
            line.kind = text(prompt)
            line.candidates = { _ in
                (0..<(listing?.count ?? 0)).compactMap { listing?.name(at: $0) } + labels
            }
        case .text(let prompt, let question):
            line.kind = text(prompt)
            line.isSecret = question.isSecret
            line.isLong = question.isLong
            line.isUnderWay = question.isLong && question.isUnderWay
            let shape = question.shape
            line.candidates = { typed in
                (shape.suggestions?(typed) ?? []) + (shape.files?(typed) ?? [])
                    + (question.isValue ? labels : [])
            }
            if !question.isSecret, !question.isLong { beginWithValue(of: question, on: &line) }
        }
        return line
    }

    private var namesOfItems: [String] { items.map { String($0.trimmed) } }

    /// What stands begins in the line, as it would be typed, where that can be done.
    ///
    /// What a person types then stands behind it, be it a command: `The Third Man?`. Where that is no answer, the command
    /// is done; where it is one, it is refused, and counts once it was typed again.
    private func beginWithValue(of question: TextQuestion, on line: inout ExpectedLine) {
        guard let value = question.standard, !value.isEmpty, !question.shape.beginsEmpty,
            !value.unicodeScalars.contains(where: { $0.harmless != $0 })
        else { return }
        line.value = value.first == ":" && takesLetters ? ":" + value : value
        if question.shape.takesEmpty { line.clear = ":x" }
        let commands = (offering.offers + sessionOffers).map { command(of: $0) }
        line.commands =
            commands.map { "\($0.letter)" } + (question.isValue ? commands.map { $0.label.lowercased() } : [])
        line.colon = takesLetters ? ":" : ""
        line.takes = question.takes
    }
}
