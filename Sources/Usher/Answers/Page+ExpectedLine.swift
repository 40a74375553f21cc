// What may be typed, for the console on which the line is edited
extension Page {
    /// What may be typed at the prompt.
    package var expectedLine: ExpectedLine {
        var line = ExpectedLine()
        let labels = (offering.offers + sessionOffers).map { command(of: $0).label }
        let (items, colon) = (items, takesText ? ":" : "")
        line.rows = zip(1..., items).map { ("\($0). \($1)", "\(colon)\($0)") }
        let letterPrefix = takesLetters ? ":" : ""
        if actions.list?.isLong == true { line.turns = (letterPrefix + "n", letterPrefix + "p") }
        if actions.list?.hasNext == true { line.nextRows = letterPrefix + "n" }
        line.nothingFits = { [words] in words(.nothingFits($0)) }
        line.value = defaultItem.map { items[$0 - 1] } ?? ""
        switch prompt {
        case .choice:
            let names = itemNames.map { String($0.trimmed) } + labels
            let others = actions.fallback?.candidates
            line.candidates = { typed in names + (typed.isEmpty ? [] : others?(typed) ?? []) }
        case .confirmation(let prompt, let answers, let isYes, _):
            line.kind = text(prompt)
            line.candidates = { _ in [answers.yes, answers.no] + labels }
            line.value = isYes.map { answers.word(for: $0) } ?? ""
        case .one(let prompt, _), .several(let prompt, _):
            line.kind = text(prompt)
            guard let listed = self.prompt.listed else { break }
            let name = listed.listing.name
            line.rows += listed.unnumbered.map { (name($0), name($0)) }
            line.candidates = { _ in (0..<listed.listing.count).map(name) + labels }
            if case .one(_, let one) = self.prompt {
                line.value = one.standard.map(name) ?? ""
            } else {
                line.isSeveral = true
            }
        case .text(let prompt, let question):
            line.kind = text(prompt)
            line.isSecret = question.isSecret
            if question.isSecret || question.isLong { line.rows = [] }
            let shape = question.shape
            line.candidates = { typed in
                (shape.suggestions?(typed) ?? []) + (shape.files?(typed) ?? [])
                    + (question.isValue ? labels : [])
            }
            if !question.isLong { line.value = question.standard ?? "" }
            if line.value.first == ":", takesLetters { line.value = ":" + line.value }
        }
        if line.isSecret || line.value.unicodeScalars.contains(where: { $0.harmless != $0 }) {
            line.value = ""
        }
        return line
    }
}
