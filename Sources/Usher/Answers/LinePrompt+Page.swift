extension LinePrompt {
    package init(on page: borrowing Page) {
        let labels = page.allOffers.map(\.label)
        let (items, colon) = (page.items, page.prompt.takesText ? ":" : "")
        rows = zip(1..., items).map { ("\($0). \($1)", "\(colon)\($0)") }
        let letterPrefix = page.takesLetters ? ":" : ""
        if let list = page.actions.list {
            if list.isLong { turns = (letterPrefix + "n", letterPrefix + "p") }
            if list.hasNext { nextRows = letterPrefix + "n" }
        }
        nothingFits = { [words = page.words] text in
            words(text.isEmpty ? "refusal.completion.empty" : "refusal.completion", ["text": text])
        }
        value = page.defaultItem.map { items[$0 - 1] } ?? ""
        kind = page.prompt.line ?? ""
        switch page.prompt {
        case .choice:
            let names = page.content.itemNames.map { String($0.trimmed) } + labels
            let others = page.actions.fallbacks.compactMap(\.candidates)
            candidates = { typed in names + (typed.isEmpty ? [] : others.flatMap { $0(typed) }) }
        case .confirmation(_, let answers, let isYes, _):
            candidates = { _ in [answers.yes, answers.no] + labels }
            pastes = .later
            value = isYes.map { answers.word(for: $0) } ?? ""
        case .one(_, let listed, let element, _):
            add(listed, labels)
            value = element.map(listed.listing.name) ?? ""
        case .several(_, let several):
            add(several.listed, labels)
            isSeveral = true
        case .text(_, let question):
            isSecret = question.isSecret
            pastes = question.isLong ? .asText : isSecret ? .asOne : .lineByLine
            if isSecret || question.isLong { rows = [] }
            let shape = question.shape
            completes = shape.suggestions != nil || shape.files != nil || question.isValue
            candidates = { typed in
                (shape.suggestions?(typed) ?? []) + (shape.files?(typed) ?? [])
                    + (question.isValue ? labels : [])
            }
            if !question.isLong { value = question.standard ?? "" }
            if value.first == ":", page.takesLetters { value = ":" + value }
        }
        if isSecret || value.unicodeScalars.contains(where: { $0.harmless != $0 }) { value = "" }
    }

    private mutating func add(_ listed: PagePrompt.ElementsOnPage, _ labels: [String]) {
        let name = listed.listing.name
        rows += listed.unnumbered.map { (name($0), name($0)) }
        candidates = { _ in (0..<listed.listing.count).map(name) + labels }
    }
}
