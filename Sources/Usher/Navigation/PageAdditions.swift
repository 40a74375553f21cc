struct PageAdditions {
    var words = Words.english
    var commands: [FlowCommands] = []
    var said: [String] = []
    /// The screen that is drawing; it can't navigate meanwhile.
    var drawing: (any Screen)?
    /// The question being answered; the first move removes it.
    var answered: QuestionScreen?
    /// Whether this turn answered a question of the root, which ends the root if it shows nothing.
    var rootWasAnswered = false
}

struct FlowCommands {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
