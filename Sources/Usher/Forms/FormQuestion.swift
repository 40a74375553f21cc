/// A question of a form, as the answers stand.
struct FormQuestion {
    /// Describes what is asked, and hands over what is answered.
    typealias Draw = (inout Page, _ take: @escaping (_ answer: Any) throws -> Void) throws -> Void

    let name: String
    /// The answer in words.
    let text: String
    let isSecret: Bool
    let isAnswered: Bool
    /// Whether it is one of those that are asked one after the other.
    let isToBeAsked: Bool
    /// Why its answer won't do.
    var problem: (any Error)?
    /// Makes its page, with the answer that stands as the default; what is turned on there is on until it is made anew.
    let prepare: () -> Draw

    /// Whether it has to be asked before the form is done.
    var isOpen: Bool { !isAnswered || problem != nil }

    /// Its line of the summary.
    func line(in words: Words) -> String {
        let text =
            isOpen
            ? words(.toBeAnswered(anew: isAnswered))
            : text.isEmpty ? words(.none) : isSecret ? words(.notShown) : text
        return "\(name): \(text)"
    }
}

extension Form.Questions {
    subscript(name: String) -> FormQuestion? { asked.first { $0.name == name } }

    /// The first question without an answer that will do.
    var firstOpen: FormQuestion? { asked.first(where: \.isOpen) }

    /// The first question behind another one that is to be asked.
    func firstToAsk(after name: String?) -> FormQuestion? {
        let rest = name.flatMap { name in asked.firstIndex { $0.name == name } }.map { asked[($0 + 1)...] }
        return (rest ?? asked[...]).first { $0.isOpen || $0.isToBeAsked }
    }
}
