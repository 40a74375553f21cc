/// Observes what each answer does: a recorder or a replay.
protocol SessionWitness: AnyObject {
    /// Something else than a line came.
    func didHear(_ event: Recording.Event)

    /// A line came, which is to be withheld where it holds a secret.
    func willTake(_ line: String, isSecret: Bool)

    /// A page was drawn; the answer to it comes next, if moves and work don't come before.
    func didShow(_ page: borrowing Page)

    /// A move was made, or was refused.
    func didMove(_ move: Move)

    func didEnd(with status: ExitStatus)
}

extension Recording.Event {
    /// The page, by its title or what it asks.
    static func page(_ page: borrowing Page) -> Self {
        .page((page.content.titleLine ?? page.prompt.line).map { page.content.text($0) } ?? "")
    }

    /// The move, if it changed anything or was refused.
    init?(_ move: Move) {
        var words = move.reason == .program ? [] : ["\(move.reason)"]
        if let objector = move.objector {
            words.append("refused by \(type(of: objector))")
        } else {
            guard move.before.last !== move.after.last else { return nil }
            let (ended, began) = (move.ended, move.began)
            words += ended.map { "- \($0)" } + began.map { "+ \($0)" }
            // What was only carried to another place neither came nor went.
            if ended.isEmpty, began.isEmpty, let top = move.after.topEntry {
                words.append("to \(top.member.name)")
            }
        }
        self = .move(words.joined(separator: " "))
    }
}
