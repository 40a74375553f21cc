/// A flow that asks several questions about one value, depending on the answers so far.
///
/// ```swift
/// let form = Form("New project", startingWith: NewProject(), navigator: navigator) { form in
///     form.ask("Name", \.name)
///     form.ask("License", \.license)
///     form.ask("Private", \.isPrivate)
///     if form.answers.isPrivate { form.ask("Token", \.token, .secret) }
/// }
/// navigator.start(form, for: self) { project in
///     if let project { create(project) }
/// }
/// ```
///
/// Each question is a page. Going back returns to the previous question, which offers its answer as
/// the default. From the first question, it leaves the form. An invalid answer never prevents going
/// back. A summary at the end numbers the answers, so that they can be corrected. The flow then
/// finishes with the value, or with `nil` if the user left. Before answers are lost, the user
/// confirms.
///
/// When a question is no longer asked, its part of the value is reset. If the question returns, it
/// offers its former answer. Questions that a correction adds or invalidates are asked next.
public final class Form<Value>: Coordinator, RouteNamed {
    /// The flow's result.
    public typealias Output = Value

    /// The form's name in a route, empty if it isn't part of one.
    public var routeName = ""
    private let title: String
    private let initial: Value
    private let isEditor: Bool
    private let navigator: Navigator
    private let describe: (inout Questions) -> Void

    private var questions: Questions
    private var places: [String: ListState] = [:]
    private var original: [String: String] = [:]
    private let givenAtStart: GivenAnswers
    private var given: GivenAnswers
    /// The index of the first question that may have an unused given answer.
    private var nextGiven = 0
    private var isFinished = false
    private var knownMistakes: Set<String> = []
    /// Called with the value when the form finishes. Set for a form that's the root.
    var didFinish: (Value) -> Void = { _ in }
    private weak var summary: FormSummaryScreen?

    /// Creates a form for a new value, which asks one question after another.
    ///
    /// The parts of `value` are the default answers. Questions with a valid answer in `given` are
    /// skipped. If that leaves none to ask, the form finishes without showing a page. `questions`
    /// may run again after an answer: see ``Questions``.
    public convenience init(
        _ title: String, startingWith value: Value, given: GivenAnswers = [:], navigator: Navigator,
        questions: @escaping (_ form: inout Questions) -> Void
    ) {
        self.init(title, value, isEditor: false, given: given, navigator: navigator, questions)
    }

    /// Creates a form for an existing value, which starts at the summary: see
    /// ``init(_:startingWith:given:navigator:questions:)``.
    public convenience init(
        _ title: String, editing value: Value, given: GivenAnswers = [:], navigator: Navigator,
        questions: @escaping (_ form: inout Questions) -> Void
    ) {
        self.init(title, value, isEditor: true, given: given, navigator: navigator, questions)
    }

    private init(
        _ title: String, _ value: Value, isEditor: Bool, given: GivenAnswers, navigator: Navigator,
        _ describe: @escaping (inout Questions) -> Void
    ) {
        (self.title, initial, self.isEditor) = (title, value, isEditor)
        (self.given, givenAtStart) = (given, given)
        (self.navigator, self.describe) = (navigator, describe)
        questions = Questions(value, book: FormAnswers(holdsInitial: isEditor), in: navigator.words) { _ in }
    }

    /// Starts the form. Starting it again forgets the former answers.
    public func start() {
        (isFinished, given, places) = (false, givenAtStart, [:])
        take(run(FormAnswers(holdsInitial: isEditor)))
        for question in isEditor ? questions.asked : [] {
            original[question.name] = question.text(of: question.answer, in: words)
        }
        let isGiven = !given.isEmpty
        if given.isCommandLine { navigator.statusOfGivenAnswers = .wrongUsage }
        if let (status, reason) = given.failure { return quit(with: status, for: [reason]) }
        if given.wantsHelp {
            for line in given.usage(of: questions.all(describe), in: words) { navigator.say(line) }
            return navigator.quit(with: .success)
        }
        let isClean = useGivenAnswers()
        if given.isCommandLine, !unused.isEmpty {
            let unknown = given.unused(of: questions.all(describe), areAll: true)
            if !unknown.isEmpty { return quit(with: .wrongUsage, for: unknown) }
        }
        guard isEditor || questions.firstToAsk(after: nil) == nil else { return showNext(after: nil) }
        // With nothing to correct, skip the summary.
        let isDone = (isGiven || questions.asked.isEmpty) && isClean && questions.firstOpen == nil
        if isDone { finishOrSumUp() } else { showSummary() }
    }

    private func quit(with status: ExitStatus, for reasons: [any Translatable]) {
        navigator.statusOfGivenAnswers = status
        navigator.objections += reasons.map { $0.text(in: words) }
        navigator.quit(with: status)
    }

    /// Asks the user to confirm before answers are lost.
    public func objection(to leaving: Leaving) -> Objection? {
        let isLost = questions.book.hasAnswers || !unused.isEmpty || given.isCommandLine
        guard !isFinished, leaving.isFinal ? isLost : isUnsaved else { return nil }
        if leaving.isFinal { navigator.losesAnswers = true }
        let losesAny = questions.book.hasAnswers || !unused.isEmpty || missing == nil
        let lost = losesAny ? [Phrase("form.lost", ["title": title])] : []
        let phrases = lost + [missing].compactMap(\.self) + unused
        let prompt = words(title.isEmpty ? "form.leave.untitled" : "form.leave", ["title": title])
        return .ask(prompt, atEnd: phrases.map { words($0) }.joined(separator: " "))
    }

    private var words: Words { navigator.words }
    private var unused: [Phrase] { given.unused(of: questions.asked) }

    /// A message about the first open question, or about all missing options of a command line.
    private var missing: Phrase? {
        guard given.isCommandLine else {
            return questions.firstOpen.map { Phrase("form.missing", ["name": $0.name]) }
        }
        let names = questions.asked.filter { question in
            question.isOpen && question.adds == nil
                && (!given.takesDefault(of: question.name) || (try? answer(nil, to: question)) == nil)
        }
        let options = names.map { "--\($0.name.optionName)" }
        return options.isEmpty ? nil : Phrase("usage.missing", ["names": options.joined(separator: ", ")])
    }

    private var isUnsaved: Bool {
        guard isEditor else { return questions.book.hasAnswersOfPerson }
        return questions.asked.count != original.count
            || questions.asked.contains { original[$0.name] != $0.text(of: $0.answer, in: words) }
    }

    private func take(_ answer: Any, to name: String, isPushed: Bool) throws {
        try take(answer, to: name)
        useGivenAnswers()
        guard isSummedUp else { return showNext(after: name) }
        guard let question = questions.firstOpen else { return show([]) }
        // Going back from the new question returns to the corrected one, so push that page first.
        show((isPushed ? [] : [page(of: name)]) + [page(of: question.name)])
    }

    private var isSummedUp: Bool { summary.map(navigator.stack.contains) ?? false }

    private func take(_ answer: Any, to name: String, isAhead: Bool = false) throws {
        let note = note(answer, to: name, isAhead: isAhead)
        if !isSummedUp, try questions.take(note, to: name) { return }
        take(try questions(after: note, to: name))
    }

    private func note(_ answer: Any, to name: String, isAhead: Bool) -> FormAnswers.StoredAnswer {
        let isDefault = questions[name].map {
            !isAhead && $0.text(of: answer, in: words) == $0.text(of: $0.initial, in: words)
        }
        return FormAnswers.StoredAnswer(answer: answer, isAhead: isAhead, isDefault: isDefault == true)
    }

    private func questions(after note: FormAnswers.StoredAnswer, to name: String) throws -> Questions {
        var book = questions.book
        book.answers[name] = note
        let questions = run(book)
        if let problem = questions[name]?.problem { throw problem }
        return questions
    }

    private func draw(
        _ question: FormQuestion, on page: inout Page, take: @escaping (_ answer: Any) throws -> Void
    ) {
        let (name, place) = (question.name, places[question.name] ?? ListState())
        let prompt = question.addsEntry ? words("form.add", ["name": name]) + "?" : name
        let work = question.work.map { work in
            { [self] (task: inout Work, answer: Any) in
                if questions.dependOnAnswers {
                    _ = try questions(after: note(answer, to: name, isAhead: false), to: name)
                }
                try work(&task, answer)
            }
        }
        page.ask(prompt, question.question, default: question.offered, at: place, action: take, work: work)
        if page.prompt.listed != nil { places[name] = place }
    }

    private func run(_ book: FormAnswers) -> Questions { Questions(initial, book: book, in: words, describe) }

    private func take(_ questions: Questions) {
        (self.questions, nextGiven) = (questions, 0)
        self.questions.book.drop(allBut: questions.asked)
        #if DEBUG
            for mistake in questions.mistakes where knownMistakes.insert(mistake).inserted {
                if navigator.isObserved {
                    navigator.tell(lost: mistake)
                } else {
                    navigator.log.lose(mistake, isMistake: true)
                }
            }
        #endif
    }

    /// Uses given answers, then defaults if `given` says so. Returns false if one was refused.
    @discardableResult
    private func useGivenAnswers() -> Bool {
        var isClean = true
        while let (question, reply) = given.takeNext(of: questions.asked, from: &nextGiven) {
            do {
                guard let answer = try answer(reply, to: question) else { break }
                try take(answer, to: question.name, isAhead: true)
                if reply == nil, question.adds == nil {
                    let line = question.question.line(questions[question.name]?.answer, in: words)
                    navigator.say(words("form.default", ["name": question.name, "answer": line]))
                }
            } catch {
                if reply == nil { break }
                isClean = false
                given.refuse(question.name)
                navigator.objections.append("\(question.name): \(words.text(of: error))")
            }
        }
        return isClean
    }

    /// Reads the reply to a question without showing its page. A `nil` reply takes the default.
    private func answer(_ reply: GivenAnswers.GivenReply?, to question: FormQuestion) throws -> Any? {
        var answer: Any?
        var page = Page(in: words)
        draw(questions[question.name] ?? question, on: &page) { answer = $0 }
        let choice = try reply.map { try page.choice(of: $0) } ?? page.choice(of: "")
        if let choice { try page.make(choice) }
        return answer
    }

    private func showNext(after name: String?) {
        guard let question = questions.firstToAsk(after: name) ?? questions.firstOpen else {
            return given.takesDefaults ? finishOrSumUp() : showSummary()
        }
        show([page(of: question.name)])
    }

    private func showSummary() {
        // Update the questions, since an answer may have changed the defaults of other questions.
        if !questions.dependOnAnswers { take(run(questions.book)) }
        let screen = FormSummaryScreen { [self] in drawSummary(on: &$0) }
        summary = screen
        show([screen])
    }

    /// Pushes the screens, or returns to the summary if there are none.
    private func show(_ screens: [any Screen]) {
        if let screen = screens.first, screens.count == 1, !questions.dependOnAnswers {
            // All questions are still asked, so no page has to be removed.
            return navigator.push(screen, for: self)
        }
        let (questions, summary) = (questions, summary)
        navigator.change { [self] stack in
            for entry in stack.entries where entry.owner?.object === self {
                if let page = entry.object as? FormQuestionScreen, questions[page.name] == nil {
                    stack.remove(page)
                }
            }
            for screen in screens { stack.add(StackAddition(member: .screen(screen), owner: self)) }
            if screens.isEmpty, let summary { stack.pop(to: summary) }
        }
    }

    private func page(of name: String) -> FormQuestionScreen {
        FormQuestionScreen(name) { [self] page in
            if let question = questions[name] { draw(question, isPushed: true, on: &page) }
        }
    }

    private func draw(_ question: FormQuestion, isPushed: Bool, on page: inout Page) {
        page.title(title)
        page.commandGroup(question.name)
        page.presentation.form = (ObjectIdentifier(self), isSummary: false)
        if let problem = question.problem { page.text(words.text(of: problem)) }
        page.help(words("form.help"))
        draw(question, on: &page) { [self] in try take($0, to: question.name, isPushed: isPushed) }
    }

    private func drawSummary(on page: inout Page) {
        let ending = questions.ending
        let label = ending.label ?? words("done")
        page.title(title)
        page.presentation.form = (ObjectIdentifier(self), isSummary: true)
        page.help(words("form.help"))
        page.text(words("form.correct"))
        for (place, question) in questions.asked.enumerated() {
            addEnds(at: place, on: &page)
            if question.adds == true { continue }
            page.item(question.line(in: words), asks: { [self] in draw(question, isPushed: false, on: &$0) })
        }
        addEnds(at: questions.asked.count, on: &page)
        if questions.firstOpen == nil, let confirmation = ending.confirmation(questions.value) {
            page.command(ending.letter, label, confirms: confirmation) { [self] in try finish() }
        } else {
            page.command(ending.letter, label) { [self] in try finish() }
        }
    }

    /// For each entry of `askSeveral` that ends before this question, adds an item to remove it.
    private func addEnds(at place: Int, on page: inout Page) {
        for entry in questions.ends[place] ?? [] {
            let label = words("form.remove", ["name": entry.name])
            page.item(label, confirms: label + "?") { [self] in
                var book = questions.book
                book.remove(entry)
                take(run(book))
                show([])
            }
        }
    }

    private func finishOrSumUp() {
        do { try finish() } catch {
            navigator.objections.append(words.text(of: error))
            showSummary()
        }
    }

    private func finish() throws {
        if let question = questions.firstOpen {
            navigator.objections.append(
                question.problem.map { "\(question.name): \(words.text(of: $0))" }
                    ?? words("form.missing", ["name": question.name]))
            return show([page(of: question.name)])
        }
        if let (refusal, name) = questions.unattachedRefusal {
            guard let name, questions[name] != nil else { throw refusal }
            navigator.objections.append("\(name): \(words.text(of: refusal))")
            return show([page(of: name)])
        }
        if !unused.isEmpty {
            let unused = unused
            given = [:]
            throw Refusal(unused.map { words($0) }.joined(separator: " "))
        }
        guard let work = questions.ending.work else { return try hand(over: questions.value) }
        navigator.work(for: self) { [self, value = questions.value] in
            do {
                try work(&$0, value)
                try hand(over: value)
            } catch {
                // If all answers were given ahead, there's no page yet.
                if !navigator.stack.screens.contains(where: { navigator.stack.parent(of: $0) === self }) {
                    showSummary()
                }
                throw error
            }
        }
    }

    private func hand(over value: Value) throws {
        try questions.ending.action(value)
        isFinished = true
        navigator.statusOfGivenAnswers = nil
        didFinish(value)
        navigator.finish(self, with: value)
    }
}
