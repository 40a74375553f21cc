// Performs COUNT operations in one answer or form, to measure the cost.
//
//     growth flows|within|starting|screens|moves|timers|form|conditional|given COUNT

import Usher

final class Leaf: Screen {
    func draw(on page: inout Page) {
        page.title("Leaf")
    }
}

/// A flow that starts `depth` nested flows.
final class Flow: Coordinator {
    private let depth: Int
    private let navigator: Navigator

    init(depth: Int = 0, navigator: Navigator) { (self.depth, self.navigator) = (depth, navigator) }

    func start() {
        navigator.push(Leaf(), for: self)
        if depth > 0 { navigator.start(Flow(depth: depth - 1, navigator: navigator), for: self) }
    }
}

final class Starting: Coordinator {
    private let act: (Starting) -> Void

    init(_ act: @escaping (Starting) -> Void) { self.act = act }

    func start() { act(self) }
}

struct Texts {
    var texts: [String]
}

func operate(_ operation: String, _ count: Int, for root: Starting, on navigator: Navigator) {
    switch operation {
    case "flows": for _ in 0..<count { navigator.start(Flow(navigator: navigator), for: root) }
    case "within": navigator.start(Flow(depth: count, navigator: navigator), for: root)
    case "starting":
        let flow = Starting { flow in
            navigator.push(Leaf(), for: flow)
            for _ in 0..<count { navigator.start(Flow(navigator: navigator), for: flow) }
        }
        navigator.start(flow, for: root)
    case "screens":
        let flow = Starting { flow in
            navigator.push(Leaf(), for: flow)
            for _ in 0..<count {
                navigator.push(Leaf(), for: flow)
                navigator.pop()
            }
        }
        navigator.start(flow, for: root)
    case "moves":
        navigator.work(for: root) { _ in
            for _ in 0..<count / 6 {
                navigator.push(Leaf(), for: root)
                navigator.pop()
                let leaf = Leaf()
                navigator.present(leaf, for: root)
                navigator.dismiss(leaf)
                navigator.start(Flow(navigator: navigator), for: root)
                navigator.pop()
            }
        }
    case "timers": for _ in 0..<count { navigator.after(.zero, for: root) {} }
    default: ExitStatus.wrongUsage.exit()
    }
}

/// Answers a form. If `isConditional`, each question depends on the previous answer.
func answerForm(of count: Int, isConditional: Bool = false, isGiven: Bool = false) -> Session.End? {
    let answers = (0..<count).map { ("Question \($0)", "answer \($0)") }
    var conversation = Conversation { navigator in
        let value = Texts(texts: Array(repeating: "", count: count))
        let given = isGiven ? GivenAnswers(Dictionary(uniqueKeysWithValues: answers.dropLast())) : [:]
        return Form("Form", startingWith: value, given: given, navigator: navigator) { form in
            for index in 0..<count {
                if isConditional, index > 0, form.answers.texts[index - 1] == "none" { continue }
                form.ask("Question \(index)", \.texts[index], .text)
            }
        }
    }
    for (_, answer) in isGiven ? answers.suffix(1) : answers[...] { _ = conversation.answer(answer) }
    _ = conversation.answer("d")
    return conversation.end
}

func answer(_ operation: String, _ count: Int) -> Session.End? {
    var conversation = Conversation { navigator in
        Starting { root in
            let question = QuestionScreen { page in
                page.command("a", "act") { operate(operation, count, for: root, on: navigator) }
            }
            navigator.push(Leaf(), for: root)
            navigator.push(question, for: root)
        }
    }
    _ = conversation.answer("a")
    _ = conversation.answer("?")
    _ = conversation.endInput()
    return conversation.end
}

let arguments = CommandLine.arguments.dropFirst()
guard let operation = arguments.first, let count = arguments.last.flatMap({ Int($0) }) else {
    ExitStatus.wrongUsage.exit()
}
let end =
    switch operation {
    case "form": answerForm(of: count)
    case "conditional": answerForm(of: count, isConditional: true)
    case "given": answerForm(of: count, isGiven: true)
    default: answer(operation, count)
    }
(end ?? .failed("the conversation hasn't ended")).exit()
