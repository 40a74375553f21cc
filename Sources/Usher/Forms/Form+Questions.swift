extension Form {
    /// The questions of a form, described anew after each answer.
    ///
    /// Questions are asked in the order in which they are said. Each has a name of its own, which stands on its page, in the
    /// summary and before an answer given ahead.
    public struct Questions {
        /// The value as the answers to the questions said so far make it.
        public internal(set) var answers: Value
        /// The value before anything is answered.
        let initial: Value
        var asked: [FormQuestion] = []
        /// The ends of entries, by the number of questions before.
        var ends: [(place: Int, entry: FormEntry)] = []
        private(set) var ending = Ending()
        var book: FormAnswers
        let words: Words
        private var refusals: [(words: String, path: AnyKeyPath, last: String?)] = []
        /// Why answers don't go together, if the part that was named isn't asked for, and the last
        /// question before.
        var homeless: (refusal: Refusal, name: String?)?
        /// What the developer should know, in a debug build.
        var mistakes: [String] = []
        var isOnSummary = false
        /// The entry that is asked about, before the name of each question.
        var prefix = ""
        /// How often each name was asked for.
        private var names: [String: Int] = [:]

        struct Ending {
            var letter: Unicode.Scalar = "d"
            var label: String?
            var confirmation: (Value) -> String? = { _ in nil }
            var work: ((inout Work, Value) throws -> Void)?
            var action: (Value) throws -> Void = { _ in }
        }

        init(_ value: Value, book: FormAnswers, in words: Words) {
            (answers, initial) = (value, value)
            (self.book, self.words) = (book, words)
        }

        init(
            described describe: (inout Self) -> Void, _ value: Value, book: FormAnswers, in words: Words
        ) {
            self.init(value, book: book, in: words)
            describe(&self)
            requirePlaces()
        }

        /// A name that no other question of the form has: the second “Ada” is “Ada (2)”, since
        /// names may come from data.
        mutating func ownName(of name: String) -> String {
            let name = prefix + name
            var own = name
            while let count = names[own] {
                names[name, default: count] += 1
                own = "\(name) (\(names[name, default: 2]))"
            }
            names[own] = 1
            return own
        }
    }
}

extension Form.Questions {
    /// Refuses answers that don't go together, in words, and leads to a question that can mend it.
    ///
    /// ```swift
    /// form.ask("From", \.first, .number)
    /// form.ask("To", \.last, .number)
    /// if form.answers.last < form.answers.first { form.refuse("It ends before it begins.", at: \.last) }
    /// ```
    ///
    /// An answer to that question is refused with these words; where an answer to another one
    /// brings them up, the question is asked again. If it isn't asked, the form leads to the last
    /// question before, and a debug build says so. Back is never refused.
    ///
    /// - Parameters:
    ///   - words: The line that the person reads, which says what would do.
    ///   - path: What the question asks for.
    public mutating func refuse(_ words: String, at path: PartialKeyPath<Value>) {
        refusals.append((words, path, asked.last?.name))
    }

    /// Leaves questions to the summary: they stand there with the values that are there, and are asked only if the person
    /// picks them.
    ///
    /// ```swift
    /// form.ask("Title", \.title, .text)
    /// form.onSummary { form in
    ///     form.ask("Note", \.note, .optional(.text))
    /// }
    /// ```
    public mutating func onSummary(_ questions: (_ form: inout Self) -> Void) {
        let wasOnSummary = isOnSummary
        isOnSummary = true
        questions(&self)
        isOnSummary = wasOnSummary
    }

    /// Names the command that the summary is done with.
    ///
    /// ```swift
    /// form.doneCommand("c", "create", confirms: { "Create “\($0.name)”?" }) { try store.create($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - letter: The command's letter; `d`, where nothing is said.
    ///   - label: A word or two, shown with the page; “done”, where nothing is said.
    ///   - prompt: What is asked for a yes to before; it is looked for when the summary is shown with all answered.
    ///   - work: What is done with the value first, where that takes a moment; it may refuse, and the summary stands.
    ///   - action: Takes the value, before the form finishes with it. What it throws is said, and the summary stands.
    public mutating func doneCommand(
        _ letter: Unicode.Scalar = "d", _ label: String? = nil,
        confirms prompt: @escaping (_ value: Value) -> String? = { _ in nil },
        work: ((_ work: inout Work, _ value: Value) throws -> Void)? = nil,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        ending = Ending(
            letter: letter, label: label, confirmation: prompt, work: work, action: action)
    }

    /// Marks the answers that were refused.
    mutating func requirePlaces() {
        for (words, path, last) in refusals {
            guard let place = asked.firstIndex(where: { $0.path == path }) else {
                homeless = homeless ?? (Refusal(words), last)
                mistakes.append("form.refuse(“\(words)”, at:) names a part that the form doesn't ask for")
                continue
            }
            if asked[place].isAnswered, asked[place].problem == nil { asked[place].problem = Refusal(words) }
        }
    }
}
