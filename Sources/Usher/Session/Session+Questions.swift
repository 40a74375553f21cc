// Questions before something is done
extension Session {
    /// Does what a choice does: first it asks what there is to ask, and what it answers goes.
    func make(_ choice: Choice) throws {
        guard page.actions.areAboutQuestions else { return try page.make(choice) }
        if let question = page.question(before: choice) {
            // What can't be asked is refused here.
            _ = try question.page()
            question.asker = page.actions.asked
            return navigator.ask(question)
        }
        guard page.name(ofAction: choice) != nil else { return try page.make(choice) }
        try navigator.answer(page.actions.asked) { try page.make(choice) }
    }

    /// Does what an answer with the one to its question behind it does.
    func make(_ ahead: Page.AnswerAhead) throws {
        try navigator.answer(page.actions.asked) { try ahead.answer() }
    }
}
