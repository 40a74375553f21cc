/// The additions of flows to pages, beside the screens that they show.
struct PageAdditions {
    var words = Words.english
    var commands: [FlowCommands] = []
    /// The lines that the next page says.
    var said: [String] = []
    /// The screen that is describing its page, which it can't leave meanwhile.
    var drawing: (any Screen)?
    /// The question whose answer is under way, which goes with the first move that this makes.
    var answered: QuestionScreen?
    /// Whether a question of the root was answered in this turn, which may have been its last.
    var rootWasAnswered = false
}

/// The commands that a flow has on all of its pages.
struct FlowCommands {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
