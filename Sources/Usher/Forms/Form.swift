/// Several questions about one value: a flow whose questions are a function of the answers so far.
///
/// ```swift
/// let form = Form("New project", startingWith: NewProject(), navigator: navigator) { form in
///     form.ask("Name", \.name, .text)
///     form.ask("License", \.license, .one(of: License.allCases))
///     form.ask("Private", \.isPrivate, .yesOrNo)
///     if form.answers.isPrivate { form.ask("Token", \.token, .secret) }
/// }
/// navigator.start(form, for: self) { project in
///     if let project { create(project) }
/// }
/// ```
///
/// Each question is a page of its own. Back leads to the one before, with its answer there as the default, and from the
/// first one out of the form; an answer that won't do never holds anybody up. In the end a summary has each answer with
/// its number, to correct it, and is done. The flow finishes with the value (``Navigator/finish(_:with:)``); whoever
/// started it hears `nil` where the person left, which a form with answers asks about first.
///
/// A question that is asked no longer gives its field back its initial value; asked again, it offers its former answer. One
/// that a correction brings up, or whose answer that makes wrong, is asked before the form is done.
public final class Form<Value>: Coordinator, RouteNamed {
    /// The flow finishes with the value.
    public typealias Output = Value

    /// The form's name in a route, if it has a place of its own there.
    public var routeName = ""
    private let title: String
    private let initial: Value
    private let isEditor: Bool
    private let navigator: Navigator
    private let describe: (inout Questions) -> Void

    private var questions: Questions
    /// The state of the lists in questions, by the questions' names.
    private var places: [String: ListState] = [:]
    /// The texts that an editor's summary showed first, by question.
    private var original: [String: String] = [:]
    private var given: GivenAnswers
    private var isFinished = false
    /// Takes the value, where no other flow does.
    var didFinish: (Value) -> Void = { _ in }
    private weak var summary: FormSummaryScreen?

    /// Makes a form for a new value, which asks one question after the other.
    ///
    /// - Parameters:
    ///   - title: The name of its pages.
    ///   - value: The value before anything is answered; what is there already is offered as a default.
    ///   - given: Answers given ahead. What will do is not asked, and a form that has nothing to ask finishes at once, with
    ///     no page; what won't do is refused by its name, and asked.
    ///   - navigator: The session's navigator.
    ///   - questions: Says what is asked, by the answers so far. Called anew after each answer.
    public convenience init(
        _ title: String, startingWith value: Value, given: GivenAnswers = [:], navigator: Navigator,
        questions: @escaping (_ form: inout Questions) -> Void
    ) {
        self.init(title, value, isEditor: false, given: given, navigator: navigator, questions)
    }

    /// Makes a form for a value that is there already, which begins at the summary: see
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
        self.title = title
        initial = value
        self.isEditor = isEditor
        self.given = given
        self.navigator = navigator
        self.describe = describe
        questions = Questions(value, book: FormAnswers(holdsInitial: isEditor), in: navigator.words)
    }

    /// Shows the first page.
    public func start() {
        take(run(questions.book))
        if isEditor { for question in questions.asked { original[question.name] = question.text } }
        let isGiven = !given.isEmpty
        let isClean = useGivenAnswers(orDefaults: true)
        if isEditor || questions.firstToAsk(after: nil) == nil {
            // Where there is nothing to correct, a summary would say nothing.
            if isGiven || questions.asked.isEmpty, isClean, questions.firstOpen == nil {
                do { return try finish() } catch {
                    navigator.object(words.text(of: error))
                }
            }
            showSummary()
        } else {
            showNext(after: nil)
        }
    }

    /// Asks before answers are lost.
    public func objection(to leaving: Leaving) -> Objection? {
        guard !isFinished, leaving.isFinal ? questions.book.hasAnswers || !unused.isEmpty : isUnsaved else {
            return nil
        }
        if leaving.isFinal { navigator.leaving.losesAnswers = true }
        let missing = questions.firstOpen.map { [Phrase.stillToAnswer($0.name)] } ?? []
        return .ask(
            words(.leaveForm(title)),
            atEnd: ([.formLost(title)] + missing + unused).map { words($0) }.joined(separator: " "))
    }

    private var words: Words { navigator.words }

    private var unused: [Phrase] { given.unused(of: questions.asked.map(\.name)) }

    /// Whether something would be lost that the person answered.
    private var isUnsaved: Bool {
        guard isEditor else { return questions.book.hasAnswersOfPerson }
        return questions.asked.contains { original[$0.name] != $0.text }
    }
}

// Answers
extension Form {
    /// Takes an answer, and leads to what comes next.
    private func take(_ answer: Any, to name: String, from screen: FormQuestionScreen?) throws {
        take(try questions(after: answer, to: name))
        useGivenAnswers()
        if let summary, navigator.stack.contains(summary) {
            showNextCorrection(after: name, from: screen)
        } else {
            showNext(after: name)
        }
    }

    /// The questions once one of them has an answer.
    private func questions(after answer: Any, to name: String, isAhead: Bool = false) throws -> Questions {
        var book = questions.book
        let isDefault = !isAhead && questions[name]?.isDefault(answer) == true
        book.note(answer, to: name, isAhead: isAhead, isDefault: isDefault)
        let questions = run(book)
        if let problem = questions[name]?.problem { throw problem }
        return questions
    }

    private func draw(
        _ question: FormQuestion, on page: inout Page, take: @escaping (_ answer: Any) throws -> Void
    ) {
        let place = places[question.name] ?? ListState()
        question.draw(&page, place, { [self] in _ = try questions(after: $0, to: question.name) }, take)
        // Most questions list nothing, and to keep the first place makes a type.
        if page.prompt.listed != nil { places[question.name] = place }
    }

    /// Runs the description, and returns the questions as the answers stand.
    private func run(_ book: FormAnswers) -> Questions {
        var questions = Questions(initial, book: book, in: words)
        describe(&questions)
        questions.requirePlaces()
        return questions
    }

    private func take(_ questions: Questions) {
        self.questions = questions
        self.questions.book.drop(allBut: questions.asked.map(\.name))
    }

    /// Uses the answers given ahead to all that is asked, as far as they will do, and returns whether all of them did.
    ///
    /// - Parameter hasDefaults: Whether what isn't given may take its default, until a question has none.
    @discardableResult
    private func useGivenAnswers(orDefaults hasDefaults: Bool = false) -> Bool {
        var isClean = true
        while let (question, text) = given.takeNext(of: questions.asked, orDefaults: hasDefaults && isClean) {
            do {
                var answer: Any?
                try GivenAnswers.answer(text, in: words) { draw(question, on: &$0) { answer = $0 } }
                guard let answer else { break }
                take(try questions(after: answer, to: question.name, isAhead: true))
                if text == nil {
                    navigator.say(words(.tookDefault(question.name, questions[question.name]?.line ?? "")))
                }
            } catch {
                if text == nil { break }
                isClean = false
                navigator.object("\(question.name): \(words.text(of: error))")
            }
        }
        return isClean
    }
}

// Pages
extension Form {
    private func showNext(after name: String?) {
        guard let question = questions.firstToAsk(after: name) ?? questions.firstOpen else {
            return showSummary()
        }
        show([page(of: question.name)])
    }

    private func showNextCorrection(after name: String, from screen: FormQuestionScreen?) {
        guard let question = questions.firstOpen else { return show([]) }
        // Back leads to the answer that brought the question up.
        show((screen == nil ? [page(of: name)] : []) + [page(of: question.name)])
    }

    private func showSummary() {
        let screen = FormSummaryScreen { [self] in drawSummary(on: &$0) }
        summary = screen
        show([screen])
    }

    /// Shows pages on top of what is asked; none returns to the summary.
    private func show(_ screens: [any Screen]) {
        let (questions, summary) = (questions, summary)
        navigator.change { [self] stack in
            for case let page as FormQuestionScreen in stack.screens
            where stack.parent(of: page) === self && questions[page.name] == nil {
                stack.remove(page)
            }
            for screen in screens { stack.add(.screen(screen), to: self) }
            if screens.isEmpty, let summary { stack.pop(to: summary) }
        }
    }

    private func page(of name: String) -> FormQuestionScreen {
        FormQuestionScreen(name) { [self] screen, page in
            if let question = questions[name] { draw(question, from: screen, on: &page) }
        }
    }

    private func draw(_ question: FormQuestion, from screen: FormQuestionScreen?, on page: inout Page) {
        page.title(title)
        page.commandGroup(question.name)
        page.presentation.form = .init(id: ObjectIdentifier(self), isSummary: false)
        if let problem = question.problem { page.text(words.text(of: problem)) }
        page.help(words(.helpOfForm))
        draw(question, on: &page) { [self] in try take($0, to: question.name, from: screen) }
    }

    private func drawSummary(on page: inout Page) {
        let ending = questions.ending
        let label = ending.label ?? words(.done)
        page.title(title)
        page.presentation.form = .init(id: ObjectIdentifier(self), isSummary: true)
        page.help(words(.helpOfForm))
        page.text(words(.correctsAnswers))
        for question in questions.asked {
            page.item(
                question.line(in: words), asks: { [self] in draw(question, from: nil, on: &$0) })
        }
        if questions.firstOpen == nil, let confirmation = ending.confirmation(questions.answers) {
            page.command(ending.letter, label, confirms: confirmation) { [self] in try finish() }
        } else {
            page.command(ending.letter, label) { [self] in try finish() }
        }
    }

    /// Ends the form with its value, or asks what is still open.
    private func finish() throws {
        if let question = questions.firstOpen {
            navigator.object(
                question.problem.map { "\(question.name): \(words.text(of: $0))" }
                    ?? words(.stillToAnswer(question.name)))
            return show([page(of: question.name)])
        }
        if let refusal = questions.homeless { throw refusal }
        if !unused.isEmpty {
            let unused = unused
            given = [:]
            throw Refusal(unused.map { words($0) }.joined(separator: " "))
        }
        guard let work = questions.ending.work else { return try hand(over: questions.answers) }
        navigator.work(for: self) { [self, value = questions.answers] in
            do {
                try work(&$0, value)
                try hand(over: value)
            } catch {
                // Where all was given, there is no page yet to say it on.
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
        didFinish(value)
        navigator.finish(self, with: value)
    }
}
