/// A question of a form with its current answer.
struct FormQuestion {
    let name: String
    let path: AnyKeyPath?
    let question: Question<Any>
    let isYesOrNo: Bool
    /// Whether the question is asked only if the user picks it on the summary.
    let isOnSummary: Bool
    let addsEntry: Bool
    let work: ((inout Work, Any) throws -> Void)?

    /// The question's part of the value before the answer is written into it.
    var initial: Any?
    var answer: Any?
    /// The default on the question's page: the current answer, or a former one.
    var offered: Any?
    var isAnswered = false
    /// Whether the answer was given ahead, so that the form skips the question.
    var isAhead = false
    var problem: (any Error)?

    var isOpen: Bool { !isAnswered || problem != nil }
    var isToBeAsked: Bool { !isOnSummary && !isAhead }
    /// The answer to a question about adding an entry; `nil` for other questions.
    var adds: Bool? { addsEntry ? answer as? Bool : nil }

    func text(of answer: Any?, in words: Words) -> String { answer.map { question.text($0, words) } ?? "" }

    func line(in words: Words) -> String {
        if addsEntry { return words("form.add", ["name": name]) }
        if isOpen { return "\(name): \(words(isAnswered ? "form.anew" : "form.open"))" }
        return "\(name): \(question.line(answer, in: words))"
    }
}

struct FormPart<Value> {
    let get: (Value) -> Any?
    let put: (inout Value, Any) -> Void
    /// Returns a stored answer if it has the type of this question's answers, or else `nil`.
    let cast: (Any) -> Any?
}

extension Question {
    /// The same question, without the type of its answer.
    var erased: Question<Any> {
        Question<Any>(
            shape: shape, read: read,
            write: { [write] in
                guard let answer = $0 as? Answer else { throw Refusal(key: "refusal.empty") }
                return try write(answer, $1)
            },
            text: { [text] in
                guard let answer = $0 as? Answer else { return "" }
                return text(answer, $1)
            })
    }

    /// Describes the answers and the default, as in “yes or no (default: no)”.
    func usage(of answer: Answer?, in words: Words) -> String {
        let kind: String
        switch shape.inputStyle {
        case .one(let listing), .several(let listing, _, _):
            let names = (0..<min(listing.count, 9)).map { listing.name(at: $0) }
            kind = names.joined(separator: ", ") + (listing.count > 9 ? ", …" : "")
        case .yesOrNo(let own):
            let answers = YesOrNo(own, in: words)
            kind = words("yesOrNo", ["yes": answers.yes, "no": answers.no])
        default: kind = (shape.kind ?? Phrase("kind.text")).text(in: words)
        }
        let hasDefault = answer.map { !text($0, words).isEmpty } == true && !shape.isSecret
        let byDefault = hasDefault ? " (\(words("usage.default", ["answer": line(answer, in: words)])))" : ""
        return kind + byDefault + (shape.hint.map { ". \($0)" } ?? "")
    }

    /// The answers to choose from: yes and no, or at most 30 elements of a list. Empty otherwise.
    func choices(in words: Words) -> [Answer] {
        let replies: [TypedOrPickedAnswer] =
            switch shape.inputStyle {
            case .yesOrNo: [.yes(true), .yes(false)]
            case .one(let listing): (0..<min(listing.count, 30)).map { .element($0) }
            default: []
            }
        return replies.compactMap { try? answer(to: $0, in: words) }
    }
}

class FormScreen: Screen {
    /// The question that the page asks, empty on the summary.
    let name: String
    private let describe: (inout Page) -> Void

    init(_ name: String = "", _ describe: @escaping (inout Page) -> Void) {
        (self.name, self.describe) = (name, describe)
    }

    func draw(on page: inout Page) { describe(&page) }
}

final class FormQuestionScreen: FormScreen {}
final class FormSummaryScreen: FormScreen {}
