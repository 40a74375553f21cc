extension Form {
    /// The questions of a form, described again after each answer and asked in that order.
    ///
    /// Question names are made unique, on their pages and in the summary.
    public struct Questions {
        /// The value with the answers to the questions so far.
        public internal(set) var answers: Value
        let initial: Value
        var asked: [FormQuestion] = []
        /// The ends of entries, each with the number of questions before it.
        var ends: [(place: Int, entry: FormEntry)] = []
        private(set) var ending = Ending()
        var book: FormAnswers
        let words: Words
        private var refusals: [(words: String, path: AnyKeyPath, last: String?)] = []
        /// A refusal of a part that no question asks for, and the last question before the refusal.
        var homeless: (refusal: Refusal, name: String?)?
        /// Mistakes to report to the developer in a debug build.
        var mistakes: [String] = []
        /// The last question that asks for each part of the value.
        var namesOfPaths: [AnyKeyPath: String] = [:]
        var isOnSummary = false
        /// The name of the entry, written before each question's name.
        var prefix = ""
        private var names: [String: Int] = [:]

        struct Ending {
            var letter: Unicode.Scalar = "d"
            var label: String?
            var confirmation: (Value) -> String? = { _ in nil }
            var work: ((inout Work, Value) throws -> Void)?
            var action: (Value) throws -> Void = { _ in }
        }

        init(_ value: Value, book: FormAnswers, in words: Words, _ describe: (inout Self) -> Void = { _ in })
        {
            (answers, initial) = (value, value)
            (self.book, self.words) = (book, words)
            describe(&self)
            requirePlaces()
        }

        /// Makes a name unique, as names may come from data: the second “Ada” becomes “Ada (2)”.
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
    /// Refuses answers that contradict each other.
    ///
    /// ```swift
    /// form.ask("From", \.first, .number)
    /// form.ask("To", \.last, .number)
    /// if form.answers.last < form.answers.first { form.refuse("It ends before it begins.", at: \.last) }
    /// ```
    ///
    /// An answer to that part's question is refused; if another answer causes the contradiction,
    /// the question is asked again. If no question asks for the part, the form returns to the last
    /// one before this call, and a debug build reports a mistake. Back is never refused.
    public mutating func refuse(_ words: String, at path: PartialKeyPath<Value>) {
        refusals.append((words, path, asked.last?.name))
    }

    /// Lists questions in the summary, where they are asked only if the user picks them.
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

    /// Sets the command that finishes the summary.
    ///
    /// ```swift
    /// form.doneCommand("c", "create", confirms: { "Create “\($0.name)”?" }) { try store.create($0) }
    /// ```
    ///
    /// By default that's `d` for “done”. `prompt` returns a yes-or-no question to ask first, if
    /// any. `work` handles the value if that takes a moment, then `action` receives it. If either
    /// throws, the user reads the error and the summary stays.
    public mutating func doneCommand(
        _ letter: Unicode.Scalar = "d", _ label: String? = nil,
        confirms prompt: @escaping (_ value: Value) -> String? = { _ in nil },
        work: ((_ work: inout Work, _ value: Value) throws -> Void)? = nil,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        ending = Ending(letter: letter, label: label, confirmation: prompt, work: work, action: action)
    }

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

    subscript(name: String) -> FormQuestion? { asked.first { $0.name == name } }
    var firstOpen: FormQuestion? { asked.first(where: \.isOpen) }

    func firstToAsk(after name: String?) -> FormQuestion? {
        let rest = name.flatMap { name in asked.firstIndex { $0.name == name } }.map { asked[($0 + 1)...] }
        return (rest ?? asked[...]).first { $0.isOpen || $0.isToBeAsked }
    }

    /// All possible questions: those asked now, each followed by those that its other choices add.
    func all(_ describe: (inout Self) -> Void) -> [FormQuestion] {
        var (found, tried, states) = (asked, Set<String>(), [self])
        while let state = states.popLast() {
            // Entries of a group are alike, so try only one more.
            for question in state.asked
            where tried.insert(question.adds == nil ? question.name : question.name.group).inserted {
                for answer in question.choices() {
                    var book = state.book
                    book.note(answer, to: question.name, isAhead: false, isDefault: false)
                    let next = Self(initial, book: book, in: words, describe)
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
