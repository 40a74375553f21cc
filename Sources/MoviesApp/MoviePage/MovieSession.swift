import MovieCatalog
import Usher

/// What the flows of a session share: the catalog, and how they change it and ask about that.
struct MovieSession {
    let catalog: Catalog
    let context: SessionContext
    /// Whether a line that's no command is refused, not searched for.
    let isStrict: Bool
    /// Whether lines come from a pipe, so that the next one doesn't answer a question.
    let isPiped: Bool
    let navigator: Navigator

    func make(_ change: MovieChange) throws { tell(try catalog.make(change)) }

    /// Says what was done, and leaves the pages of movies that are gone, wherever they are.
    func tell(_ done: Catalog.Done) {
        navigator.say(done.words)
        guard done.isChange else { return }
        for case let flow as any Coordinator & MovieDependent in navigator.stack.coordinators
        where flow.isGone { navigator.stop(flow) }
        if let screen = navigator.stack.top as? any MovieDependent, screen.isGone { navigator.pop() }
    }

    /// Makes the change of a viewing as typed, or asks which of its two meanings it has.
    func note(
        _ typed: TypedViewing, for flow: any Coordinator, change: @escaping (Viewing) -> MovieChange
    ) throws {
        guard let words = typed.asWords else { return try make(change(typed.viewing)) }
        let refusal = InvalidValue.twoViewings(typed.text, typed.viewing, words)
        if isStrict || isPiped { throw refusal }
        let choices = [typed.viewing, words].map { ("Note: \($0.inWords(today: catalog.today()))", $0) }
        let question = QuestionScreen(choosing: "What do you mean?", choices, isOffer: true) {
            try make(change($0))
        }
        navigator.push(question, for: flow)
    }
}

/// A flow or a screen of something that may be gone from the catalog.
protocol MovieDependent: AnyObject {
    var isGone: Bool { get }
}

extension QuestionScreen {
    /// - Parameter isOffer: Whether an empty line takes the first choice.
    convenience init<Choice>(
        choosing title: String, _ choices: [(label: String, value: Choice)], isOffer: Bool = false,
        choose: @escaping (Choice) throws -> Void
    ) {
        let position = ListPosition(size: 20)
        self.init { page in
            page.title(title)
            guard choices.count <= 20 else {
                return page.list(choices, at: position) {
                    $0.write($1.label)
                } choose: {
                    try choose($0.value)
                }
            }
            for (index, choice) in choices.enumerated() {
                page.item(choice.label, isDefault: isOffer && index == 0) { try choose(choice.value) }
            }
        }
    }
}
