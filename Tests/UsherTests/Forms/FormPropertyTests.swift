import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Random forms, answered by random walks back and forth.
@Suite struct FormPropertyTests {
    @Test("A form's value has the last answer to each question that is asked")
    func lastAnswers() {
        for round: UInt64 in 0..<200 {
            var walk = Walk(seed: RandomNumbers.seed &+ round)
            walk.run()
            #expect(walk.values == [walk.expected], "\(walk.story)")
            #expect(walk.surprises == [], "\(walk.story)")
        }
    }
}

/// A form in which some questions depend on a yes to an earlier question.
private struct RandomForm {
    enum QuestionKind: CaseIterable {
        case text, pick, confirmation
    }

    struct AskedQuestion {
        let name: String
        let kind: QuestionKind
        /// The index of the question whose answer must be yes for this question to be asked.
        let condition: Int?

        var answers: [(line: String, value: String)] {
            switch kind {
            case .text: ["one", "two", "bb"].map { ($0, $0) }
            case .pick: [("1", "left"), ("right", "right")]
            case .confirmation: [("y", "yes"), ("n", "no")]
            }
        }
    }

    private(set) var questions: [AskedQuestion] = []

    init(using numbers: inout RandomNumbers) {
        for place in 0..<Int.random(in: 2...8, using: &numbers) {
            let conditions = questions.indices.filter { questions[$0].kind == .confirmation }
            questions.append(
                AskedQuestion(
                    name: "Q\(place)", kind: QuestionKind.allCases.randomElement(using: &numbers) ?? .text,
                    condition: Bool.random(using: &numbers)
                        ? conditions.randomElement(using: &numbers) : nil))
        }
    }

    func ask(_ form: inout Form<[String]>.Questions) {
        for (place, question) in questions.enumerated() {
            if let condition = question.condition, form.answers[condition] != "yes" { continue }
            switch question.kind {
            case .text: form.ask(question.name, \.[place], .text)
            case .pick: form.ask(question.name, \.[place], .one(of: ["left", "right"]))
            case .confirmation: form.ask(question.name, \.[yes: place], .yesOrNo)
            }
        }
    }

    /// Returns the form's value, given the last answer to each question.
    func value(of answers: [String]) -> [String] {
        var value = questions.map { _ in "" }
        for (place, question) in questions.enumerated() {
            if question.condition.map({ value[$0] == "yes" }) ?? true { value[place] = answers[place] }
        }
        return value
    }
}

extension [String] {
    fileprivate subscript(yes place: Int) -> Bool {
        get { self[place] == "yes" }
        set { self[place] = newValue ? "yes" : "no" }
    }
}

/// Answers a form at random and remembers the last answer to each question.
private struct Walk {
    private var numbers: RandomNumbers
    private let form: RandomForm
    private let session: ScriptedSession
    private let ends: Ends
    private var answers: [String]
    private(set) var story: String
    private(set) var surprises: [String] = []

    private final class Ends {
        var values: [[String]] = []
    }

    init(seed: UInt64) {
        numbers = RandomNumbers(seed: seed)
        let (form, ends) = (RandomForm(using: &numbers), Ends())
        session = ScriptedSession { navigator in
            Form("Form", startingWith: form.questions.map { _ in "" }, navigator: navigator) {
                form.ask(&$0)
                $0.doneCommand { ends.values.append($0) }
            }
        }
        (self.form, self.ends) = (form, ends)
        answers = form.questions.map { _ in "" }
        story = "seed \(seed):"
    }

    var values: [[String]] { ends.values }
    var expected: [String] { form.value(of: answers) }

    mutating func run() {
        for step in 0..<1_000 where session.end == nil {
            // After a while, the user only wants to finish.
            let isHasty = step > 100
            let page = session.page
            if let place = form.questions.firstIndex(where: { page.asks(for: $0.name) }) {
                answer(place, isHasty: isHasty)
            } else {
                correct(isHasty: isHasty)
            }
        }
        surprises += session.lostMoves + session.leaks
        surprises += session.errorLines.filter { !$0.hasSuffix("has no answer yet.") }
    }

    private mutating func answer(_ place: Int, isHasty: Bool) {
        if answers[place] != "", session.page.offered != answers[place] {
            surprises.append(
                "\(session.page.offered ?? "nothing") is offered to \(place) for \(answers[place])")
        }
        if !isHasty, session.screens.count > 1, Int.random(in: 0..<3, using: &numbers) == 0 {
            return type(":b")
        }
        if let offered = session.page.offered, Bool.random(using: &numbers) {
            answers[place] = offered
            return type("")
        }
        guard let answer = form.questions[place].answers.randomElement(using: &numbers) else { return }
        answers[place] = answer.value
        type(answer.line)
    }

    private mutating func correct(isHasty: Bool) {
        let names = session.page.items.map { String($0.prefix { $0 != ":" }) }
        guard !isHasty, let row = names.indices.randomElement(using: &numbers),
            let place = form.questions.firstIndex(where: { $0.name == names[row] }),
            let answer = form.questions[place].answers.randomElement(using: &numbers)
        else { return type("d") }
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: type("d")
        case 1 where session.screens.count > 1: type("b")
        case 2:
            answers[place] = answer.value
            type("\(row + 1) \(answer.line)")
        default: type("\(row + 1)")
        }
    }

    private mutating func type(_ line: String) {
        story += " “\(line)”"
        session.answer(line)
    }
}

extension ShownPage {
    fileprivate func asks(for name: String) -> Bool {
        switch question {
        case .text(name, default: _), .yesOrNo(name, default: _): true
        default: texts.contains(name)
        }
    }

    /// The answer that an empty line gives.
    fileprivate var offered: String? {
        switch question {
        case .text(_, let text): text
        case .yesOrNo(_, let isYes): isYes == true ? "yes" : "no"
        default: defaultItem.map { items[$0 - 1] }
        }
    }
}
