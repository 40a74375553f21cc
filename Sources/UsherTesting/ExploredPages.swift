import Usher

/// The known pages of a program, with the answers tried on each and the pages they led to.
final class ExploredPages {
    /// The identity of a page: its kind and title, regardless of other content.
    struct PageID: Hashable, CustomStringConvertible {
        let kind: PageKind
        let title: String

        var description: String { "\(kind.screen) “\(title)”" }
    }

    struct PageKind: Hashable {
        let screen: String
        let letters: [Unicode.Scalar]
        let hasItems: Bool
        let prompt: String?
        let isConfirmation: Bool
    }

    private struct KnownPage {
        let walk: [String]
        let hasHelp: Bool
        var isExplored: Bool
        /// The last one is tried next.
        var untried: [String] = []
        var destinations: [String: PageID] = [:]
        var attempts: [Attempt] = []
    }

    private struct Attempt {
        let answer: String
        let isWayBack: Bool
        let isText: Bool
        let isRefused: Bool
        let hasEffect: Bool
    }

    private var known: [PageID: KnownPage] = [:]
    private var places: [PageID] = []
    private var titles: [PageKind: Int] = [:]
    private var random: SeededRandomNumberGenerator
    private let texts: [String]
    private let samples: Int
    private var target: PageID?

    private static let tries = 3
    private static let itemLimit = 20

    private(set) var triedCount = 0

    init(seed: UInt64, texts: [String], samples: Int) {
        random = SeededRandomNumberGenerator(seed: seed)
        self.texts = texts + ["1", "x", "2000", "2000-01-01", "Å/\\"].filter { !texts.contains($0) }
        self.samples = samples
    }

    var pageCount: Int { places.count }

    var screens: [String] { Set(places.map(\.kind.screen)).sorted() }

    /// Returns the page that a session shows, and adds it if it's new.
    func arrive(at session: ScriptedSession, after walk: [String]) -> PageID {
        let page = session.page
        let place = PageID(
            kind: PageKind(
                screen: session.nameOfScreen, letters: page.commands.map(\.letter),
                hasItems: !page.items.isEmpty,
                prompt: page.isConfirmation ? nil : page.question?.prompt,
                isConfirmation: page.isConfirmation),
            title: page.title.isEmpty ? page.question?.prompt ?? "" : page.title)
        guard session.status == nil, known[place] == nil else { return place }
        places.append(place)
        let count = titles[place.kind, default: 0] + 1
        titles[place.kind] = count
        known[place] = KnownPage(
            walk: walk, hasHelp: page.hasHelp, isExplored: count <= samples,
            untried: count <= samples ? answers(to: page, in: session.words) : [])
        return place
    }

    /// Returns an untried answer to this page, or else an answer that leads toward an untried one.
    func next(at place: PageID) -> String? {
        if let answer = known[place]?.untried.last { return answer }
        var (steps, first): (ArraySlice<PageID>, [PageID: String]) = ([place], [place: ""])
        while let step = steps.popFirst() {
            if known[step]?.untried.isEmpty == false {
                target = step
                return first[step]
            }
            for (answer, next) in (known[step]?.destinations ?? [:]).sorted(by: { $0.key < $1.key })
            where first[next] == nil {
                first[next] = step == place ? answer : first[step]
                steps.append(next)
            }
        }
        return nil
    }

    /// Gives up on a page that can't be reached anymore, since the program's data changed.
    func giveUpTarget() {
        guard let target else { return }
        known[target]?.untried = []
        known[target]?.isExplored = false
    }

    func note(
        _ answer: String, at place: PageID, before: SessionSnapshot, after: SessionSnapshot,
        ledTo next: PageID
    ) {
        known[place]?.destinations[answer] = after.isOver ? nil : next
        guard var page = known[place], page.untried.last == answer else { return }
        page.untried.removeLast()
        triedCount += 1
        let isWayBack = before.page.waysBack.contains(answer)
        let attempt = Attempt(
            answer: answer, isWayBack: isWayBack,
            isText: !isWayBack && before.page.prompt != nil && answer.first != ":",
            isRefused: after.refusals > before.refusals, hasEffect: after.differs(from: before))
        page.attempts.append(attempt)
        // Try a refused answer again later, since it may work after others.
        if attempt.isRefused, !attempt.hasEffect, !isWayBack, !attempt.isText,
            page.attempts.count(where: { $0.answer == answer }) < Self.tries
        {
            page.untried.insert(answer, at: 0)
        }
        known[place] = page
    }

    var findings: [ExplorerFinding] {
        var screensWithoutHelp: Set<String> = []
        return places.flatMap { place -> [ExplorerFinding] in
            guard let page = known[place] else { return [] }
            var problems: [String] = []
            if !page.hasHelp, screensWithoutHelp.insert(place.kind.screen).inserted {
                problems.append("has no help")
            }
            if page.isExplored, page.untried.isEmpty {
                let (texts, offers) = (page.attempts.filter(\.isText), page.attempts.filter { !$0.isWayBack })
                if !texts.isEmpty, texts.allSatisfy({ $0.isRefused && !$0.hasEffect }) {
                    problems.append("refuses every text that was tried")
                } else if !(offers.isEmpty ? page.attempts : offers).contains(where: \.hasEffect) {
                    problems.append(ExplorerFinding.deadEnd)
                }
            }
            return problems.map { ExplorerFinding(page: "\(place)", problem: $0, walk: page.walk) }
        }
    }

    /// Returns answers to try, in random order. A secret comes twice, in case it's asked for twice.
    private func answers(to page: ShownPage, in words: Words) -> [String] {
        let colon = page.takesLetters ? ":" : ""
        let numberColon = page.prompt == nil ? "" : ":"
        var numbers = Array(1..<page.items.count + 1)
        if numbers.count > Self.itemLimit {
            numbers = Array(numbers.shuffled(using: &random).prefix(Self.itemLimit))
        }
        var answers = numbers.map { "\(numberColon)\($0)" }
        for command in page.commands {
            answers +=
                command.letter == "/" ? ["\(colon)/", "\(colon)/\(texts[0])"] : ["\(colon)\(command.letter)"]
        }
        switch page.question {
        case .text(_, let value), .value(_, let value): answers += (value == nil ? [] : [""]) + texts
        case .secret: answers += [""] + texts
        case .longText: answers += [""] + texts + ["."]
        case .yesOrNo: answers += page.yesAndNo
        case .several: answers += [words("all"), words("none"), ""]
        case .one, nil: break
        }
        if page.defaultItem != nil { answers.append("") }
        answers = (answers + page.waysBack).shuffled(using: &random)
        if case .secret = page.question { return answers.flatMap { [$0, $0] } }
        return answers
    }
}

extension ScriptedSession {
    /// The type name of the screen on top; for a question, also that of the screen that asks.
    fileprivate var nameOfScreen: String {
        let names = screens.suffix(2).map { "\(Swift.type(of: $0))" }
        guard screens.last is QuestionScreen, names.count == 2 else { return names.last ?? "" }
        return "\(names[1]) of \(names[0])"
    }
}

extension ShownPage {
    var prompt: String? {
        switch question {
        case .yesOrNo, .one, .several, nil: nil
        case let question?: question.prompt
        }
    }

    var takesLetters: Bool { if case .value = question { false } else { prompt != nil } }

    var isConfirmation: Bool { if case .yesOrNo = question { true } else { false } }

    fileprivate var waysBack: [String] { takesLetters ? [":b", ":h"] : ["b", "h"] }

    /// Whether the help says more than the page itself.
    fileprivate var hasHelp: Bool {
        !help.isEmpty || commands.contains { $0.help != $0.label && $0.letter != "n" && $0.letter != "p" }
    }
}

struct SessionSnapshot {
    let page: ShownPage
    let screens: [ObjectIdentifier]
    let refusals: Int
    let isOver: Bool

    init(_ session: ScriptedSession) {
        page = session.page
        screens = session.screens.map { ObjectIdentifier($0) }
        refusals = session.errorLines.count
        isOver = session.status != nil
    }

    func differs(from other: SessionSnapshot) -> Bool { page != other.page || screens != other.screens }
}
