extension Form {
    /// What a form asks, said anew after each answer.
    ///
    /// Questions are asked in the order in which they are said. Each has a name of its own, which stands on its page, in the
    /// summary and before an answer given ahead.
    public struct Questions {
        /// The value as the answers to the questions said so far make it.
        public private(set) var answers: Value
        private(set) var asked: [FormQuestion] = []
        private(set) var ending = Ending()
        private let book: FormBook
        /// The language of all that isn't the program's.
        let words: Words
        private var refusals: [(words: String, name: String)] = []
        private var isOnSummary = false

        /// How the summary is done.
        struct Ending {
            var letter: Unicode.Scalar = "d"
            var label: String?
            var confirmation: String?
            var action: (Value) throws -> Void = { _ in }
        }

        init(_ value: Value, book: FormBook, in words: Words) {
            answers = value
            (self.book, self.words) = (book, words)
        }

        /// Adds a question.
        ///
        /// - Parameters:
        ///   - name: What is asked for.
        ///   - isSecret: Whether the answer is not shown.
        ///   - accept: Puts an answer into the value, or throws why it won't do.
        ///   - text: The answer in words, as it stands in the value.
        ///   - prepare: Makes the question's page, given the answer to offer where it isn't in the value.
        mutating func add<Answer>(
            _ name: String, isSecret: Bool = false, accept: (Answer, inout Value) throws -> Void,
            text: (Value) -> String,
            prepare:
                @escaping (_ value: Value, _ former: Answer?) -> (
                    inout Page, _ take: @escaping (Answer) throws -> Void
                ) throws -> Void
        ) {
            if self[name] != nil { mistake("the form asks for “\(name)” twice") }
            let former = book.answer(to: name) as? Answer
            let counts = former != nil && book.isAnswered(name)
            var (value, problem) = (answers, nil as (any Error)?)
            if counts, let former {
                do { try accept(former, &value) } catch { problem = error }
            }
            if problem == nil { answers = value }
            let offered = counts && problem == nil ? nil : former
            asked.append(
                FormQuestion(
                    name: name, text: text(answers), isSecret: isSecret,
                    isAnswered: counts || isOnSummary || book.holdsInitial(of: name),
                    isToBeAsked: !isOnSummary && !book.isAhead(name),
                    problem: problem
                ) { [answers] in
                    let draw = prepare(answers, offered)
                    return { page, take in try draw(&page) { try take($0) } }
                })
        }
    }
}

extension Form.Questions {
    /// Refuses answers that don't go together, in words, and leads to a question that can mend it.
    ///
    /// ```swift
    /// form.ask("From", \.first)
    /// form.ask("To", \.last)
    /// if form.answers.last < form.answers.first { form.refuse("It ends before it begins.", at: "To") }
    /// ```
    ///
    /// An answer to that question is refused with these words; where an answer to another one brings them up, the question
    /// is asked again. Back is never refused.
    ///
    /// - Parameters:
    ///   - words: The line that the person reads, which says what would do.
    ///   - name: The question.
    public mutating func refuse(_ words: String, at name: String) {
        refusals.append((words, name))
    }

    /// Leaves questions to the summary: they stand there with the values that are there, and are asked only if the person
    /// picks them.
    ///
    /// ```swift
    /// form.ask("Title", \.title)
    /// form.onSummary { form in
    ///     form.ask("Note", \.note)
    /// }
    /// ```
    public mutating func onSummary(_ questions: (_ form: inout Self) -> Void) {
        let wasOnSummary = isOnSummary
        isOnSummary = true
        questions(&self)
        isOnSummary = wasOnSummary
    }

    /// Says how the summary is done.
    ///
    /// ```swift
    /// form.done("c", "create", confirms: "Create “\(form.answers.name)”?") { try store.create($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - letter: The command's letter; `d`, where nothing is said.
    ///   - label: A word or two, shown with the page; “done”, where nothing is said.
    ///   - prompt: What is asked for a yes to before.
    ///   - action: Takes the value, before the form finishes with it. What it throws is said, and the summary stands.
    public mutating func done(
        _ letter: Unicode.Scalar = "d", _ label: String? = nil, confirms prompt: String? = nil,
        action: @escaping (_ value: Value) throws -> Void = { _ in }
    ) {
        ending = Ending(letter: letter, label: label, confirmation: prompt, action: action)
    }

    /// Marks the answers that were refused.
    mutating func requirePlaces() {
        for (words, name) in refusals {
            guard let place = asked.firstIndex(where: { $0.name == name }) else {
                mistake("“\(name)” leads to no question of the form")
            }
            if asked[place].isAnswered, asked[place].problem == nil { asked[place].problem = Refusal(words) }
        }
    }
}
