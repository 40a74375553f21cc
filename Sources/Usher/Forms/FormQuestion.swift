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
    /// Whether it adds an entry of the name, if that is what it asks.
    let adds: Bool?
    /// Whether an answer is what stands there without one.
    let isDefault: (_ answer: Any) -> Bool
    var problem: (any Error)?
    /// Describes an answer, as the usage of a command line does.
    let usage: (Words) -> String
    /// The answers to choose from, of which each may lead to other questions.
    let choices: () -> [Any]
    /// Describes what is asked, with the answer that stands as the default, and hands over what is answered.
    let draw:
        (
            inout Page, ListState, _ check: @escaping (_ answer: Any) throws -> Void,
            _ take: @escaping (_ answer: Any) throws -> Void
        ) -> Void

    /// Whether it has to be asked before the form is done.
    var isOpen: Bool { !isAnswered || problem != nil }

    func line(in words: Words) -> String {
        if adds != nil { return words(.addEntry(name)) }
        return "\(name): \(isOpen ? words(.toBeAnswered(anew: isAnswered)) : line)"
    }
}

extension Question {
    /// Describes an answer in a few words, with the default: “a path”, “yes or no (no)”, “mit,
    /// apache (mit)”.
    func usage(of answer: Answer?, in words: Words) -> String {
        let kind: String
        switch shape.manner {
        case .one(let listing), .several(let listing, _, _):
            let names = (0..<min(listing.count, 9)).map { listing.name(at: $0) }
            kind = names.joined(separator: ", ") + (listing.count > 9 ? ", …" : "")
        case .yesOrNo(let own):
            let answers = YesOrNo(own, in: words)
            kind = words(.yesOrNo(answers.yes, answers.no))
        default: kind = (shape.kind ?? Phrase.text).text(in: words)
        }
        let hasDefault = answer.map { !text($0, words).isEmpty } == true && !shape.isSecret
        return hasDefault ? "\(kind) (\(words(.byDefault(line(answer, in: words)))))" : kind
    }

    /// The first answers to choose from; none of a question for a text.
    func choices(in words: Words) -> [Answer] {
        let replies: [RawAnswer] =
            switch shape.manner {
            case .yesOrNo: [.yes(true), .yes(false)]
            case .one(let listing): (0..<min(listing.count, 30)).map { .element($0) }
            default: []
            }
        return replies.compactMap { try? answer(to: $0, in: words) }
    }
}

extension Form.Questions {
    subscript(name: String) -> FormQuestion? { asked.first { $0.name == name } }

    /// The first question without an answer that will do.
    var firstOpen: FormQuestion? { asked.first(where: \.isOpen) }

    /// The first question after another one that is to be asked.
    func firstToAsk(after name: String?) -> FormQuestion? {
        let rest = name.flatMap { name in asked.firstIndex { $0.name == name } }.map { asked[($0 + 1)...] }
        return (rest ?? asked[...]).first { $0.isOpen || $0.isToBeAsked }
    }

    /// The questions that there may be: those asked now, each followed by those that other choices
    /// would bring up.
    func all(_ describe: (inout Self) -> Void) -> [FormQuestion] {
        var (found, tried, states) = (asked, Set<String>(), [self])
        while let state = states.popLast() {
            // Of a group, the first further entry stands for all.
            for question in state.asked
            where tried.insert(question.adds == nil ? question.name : question.name.group).inserted {
                for answer in question.choices() {
                    var book = state.book
                    book.note(answer, to: question.name, isAhead: false, isDefault: false)
                    let next = Self(described: describe, initial, book: book, in: words)
                    let new = next.asked.filter { new in !found.contains { $0.name == new.name } }
                    guard !new.isEmpty else { continue }
                    let place = found.firstIndex { $0.name == question.name }.map { $0 + 1 }
                    found.insert(contentsOf: new, at: place ?? found.endIndex)
                    states.append(next)
                }
            }
        }
        return found.filter { $0.adds == nil }
    }
}
