struct FormQuestion {
    let name: String
    let path: AnyKeyPath?
    let isAnswered: Bool
    /// Whether it's asked in turn, not only from the summary.
    let isToBeAsked: Bool
    /// The answer to whether an entry is added; `nil` for other questions.
    let adds: Bool?
    var problem: (any Error)?
    let isYesOrNo: Bool
    /// The current answer: in full, and as the summary shows it.
    let text: String
    let answer: String
    let isDefault: (_ answer: Any) -> Bool
    /// Describes the answers for a command line's help.
    let usage: () -> String
    /// The first answers to choose from; empty for a text.
    let choices: () -> [Any]
    let draw: (inout Page, ListState, _ check: @escaping Take, _ take: @escaping Take) -> Void

    typealias Take = (_ answer: Any) throws -> Void

    var isOpen: Bool { !isAnswered || problem != nil }

    func line(in words: Words) -> String {
        if adds != nil { return words(.addEntry(name)) }
        return "\(name): \(isOpen ? words(.toBeAnswered(anew: isAnswered)) : answer)"
    }
}

extension Question {
    /// Describes the answers and the default: “a path”, “yes or no (default: no)”.
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
        let byDefault = hasDefault ? " (\(words(.byDefault(line(answer, in: words)))))" : ""
        return kind + byDefault + (shape.hint.map { ". \($0)" } ?? "")
    }

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

final class FormQuestionScreen: Screen {
    let name: String
    private let describe: (FormQuestionScreen, inout Page) -> Void

    init(_ name: String, _ describe: @escaping (FormQuestionScreen, inout Page) -> Void) {
        (self.name, self.describe) = (name, describe)
    }

    func draw(on page: inout Page) { describe(self, &page) }
}

final class FormSummaryScreen: Screen {
    private let describe: (inout Page) -> Void

    init(_ describe: @escaping (inout Page) -> Void) { self.describe = describe }

    func draw(on page: inout Page) { describe(&page) }
}
