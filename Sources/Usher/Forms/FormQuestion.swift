/// A question of a form, as the answers stand.
struct FormQuestion {
    let name: String
    /// The part of the value that it asks for.
    let path: AnyKeyPath?
    let text: String
    /// The same as a line shows it.
    let line: String
    let isAnswered: Bool
    /// Whether it is one of those that are asked one after the other.
    let isToBeAsked: Bool
    /// Whether an answer is what stands there without one.
    let isDefault: (_ answer: Any) -> Bool
    var problem: (any Error)?
    /// Describes what is asked, with the answer that stands as the default, and hands over what is answered.
    let draw:
        (
            inout Page, ListState, _ check: @escaping (_ answer: Any) throws -> Void,
            _ take: @escaping (_ answer: Any) throws -> Void
        ) -> Void

    /// Whether it has to be asked before the form is done.
    var isOpen: Bool { !isAnswered || problem != nil }

    func line(in words: Words) -> String {
        "\(name): \(isOpen ? words(.toBeAnswered(anew: isAnswered)) : line)"
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
