extension Form {
    /// The questions of a form, in the order in which they are asked.
    ///
    /// The closure that describes them may run again after an answer, and always does if it reads
    /// ``answers``. Repeated question names are made unique.
    public struct Questions {
        var value: Value
        let initial: Value
        var asked: [FormQuestion] = []
        /// The part of the value for each question. Unused if the questions depend on answers.
        private var parts: [FormPart<Value>] = []
        private var places: [String: Int] = [:]
        private var repeats: [String: Int] = [:]
        /// The index of the last question with a stored answer.
        private var lastAnswered = -1
        private let dependence = DependenceFlag()
        /// The entries of `askSeveral` that end before a question, by its index.
        var ends: [Int: [FormEntry]] = [:]
        private(set) var ending = DoneCommand()
        var book: FormAnswers
        let words: Words
        private var refusals: [(words: String, path: AnyKeyPath, last: String?)] = []
        /// A refusal at a path that no question asks for, and the question before the refusal.
        var unattachedRefusal: (refusal: Refusal, name: String?)?
        /// Mistakes to report to the developer in a debug build.
        var mistakes: [String] = []
        private var namesOfPaths: [AnyKeyPath: String] = [:]
        private var isOnSummary = false
        /// The start of the names in an entry of `askSeveral`, such as “Author 1, ”.
        private var prefix = ""

        struct DoneCommand {
            var letter: Unicode.Scalar = "d"
            var label: String?
            var confirmation: (Value) -> String? = { _ in nil }
            var work: ((inout Work, Value) throws -> Void)?
            var action: (Value) throws -> Void = { _ in }
        }

        private final class DependenceFlag { var isSet = false }

        init(_ value: Value, book: FormAnswers, in words: Words, _ describe: (inout Self) -> Void) {
            (self.value, initial) = (value, value)
            (self.book, self.words) = (book, words)
            describe(&self)
            requirePlaces()
        }

        /// Whether describing the questions used answers, so that other answers may change them.
        var dependOnAnswers: Bool { dependence.isSet }

        /// The value with the answers to the questions so far.
        public var answers: Value {
            dependence.isSet = true
            return value
        }
    }
}

extension Form.Questions {
    /// Asks for a part of the value.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text)
    /// form.ask("Note", \.note, .optional(.text))
    /// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
    /// ```
    ///
    /// Only one question may ask for each part. The part's current value is the default answer. A
    /// second question named “Ada” becomes “Ada (2)”. Use `work` for slow checks of an answer, and
    /// ``Question/checked(_:)`` for fast ones.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer>, _ question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, question, { $0[keyPath: path] }, at: path, work: work) { $0[keyPath: path] = $1 }
    }

    /// Asks for a required part of the value that starts as `nil`: see ``ask(_:_:_:work:)``.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer?>, _ question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, question, { $0[keyPath: path] }, at: path, work: work) { $0[keyPath: path] = $1 }
    }

    /// Asks for a part of the value with the question of its type: see ``Answerable``.
    public mutating func ask<Answer: Answerable>(
        _ name: String, _ path: WritableKeyPath<Value, Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, path, Answer.question, work: work)
    }

    /// Asks for one of the cases of an enum.
    @_disfavoredOverload
    public mutating func ask<Answer: CaseIterable>(
        _ name: String, _ path: WritableKeyPath<Value, Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, path, .one(of: Array(Answer.allCases)), work: work)
    }

    /// Asks for one of the cases of an enum, or none.
    @_disfavoredOverload
    public mutating func ask<Answer: CaseIterable>(
        _ name: String, _ path: WritableKeyPath<Value, Answer?>,
        work: ((_ work: inout Work, _ answer: Answer?) throws -> Void)? = nil
    ) {
        ask(name, path, .optional(.one(of: Array(Answer.allCases))), work: work)
    }

    package mutating func ask<Answer>(
        _ name: String, _ question: Question<Answer>, _ held: @escaping (Value) -> Answer?,
        at path: PartialKeyPath<Value>? = nil, work: ((inout Work, Answer) throws -> Void)? = nil,
        addsEntry: Bool = false, put: @escaping (inout Value, Answer) -> Void
    ) {
        let name = addsEntry ? name : ownName(of: name)
        if addsEntry { places[name] = asked.count }
        #if DEBUG
            if let path, let other = namesOfPaths.updateValue(name, forKey: path) {
                mistakes.append("“\(other)” and “\(name)” of a form ask for the same part of the value")
            }
        #endif
        let part = FormPart<Value>(
            get: { held($0).map { $0 as Any } },
            put: { if let answer = $1 as? Answer { put(&$0, answer) } },
            cast: { ($0 as? Answer).map { $0 as Any } })
        var question = FormQuestion(
            name: name, path: path,
            question: question.erased, isYesOrNo: Answer.self == Bool.self, isOnSummary: isOnSummary,
            addsEntry: addsEntry,
            work: work.map { work in { if let answer = $1 as? Answer { try work(&$0, answer) } } })
        answer(&question, at: part)
        if book.answers[name] != nil { lastAnswered = asked.count }
        asked.append(question)
        if !dependOnAnswers { parts.append(part) }
    }

    /// Makes a name unique, since names may come from data.
    private mutating func ownName(of name: String) -> String {
        let name = prefix + name
        var own = name
        while places[own] != nil {
            repeats[name, default: 1] += 1
            own = "\(name) (\(repeats[name, default: 2]))"
        }
        places[own] = asked.count
        return own
    }

    /// Writes the stored answer to a question into the value, unless it's refused.
    private mutating func answer(_ question: inout FormQuestion, at part: FormPart<Value>) {
        let note = book.answers[question.name]
        let initial = part.get(value)
        (question.initial, question.answer, question.offered) = (initial, initial, initial)
        question.isAnswered = question.isOnSummary || book.holdsInitial(of: question.name)
        question.isAhead = note?.isAhead == true
        let noted = note.flatMap { part.cast($0.answer) }
        guard let note, let former = note.isTaken && note.isDefault ? initial ?? noted : noted else { return }
        question.offered = former
        guard note.isTaken else { return }
        question.isAnswered = true
        do {
            // The question's limits may have changed since it was answered.
            let reply = try question.question.write(former, words)
            part.put(&value, try question.question.answer(to: reply, in: words))
            question.answer = part.get(value)
            question.offered = question.answer
        } catch {
            question.problem = error
        }
    }

    /// Takes an answer without describing the questions again, if possible. Returns whether it did.
    mutating func take(_ note: FormAnswers.StoredAnswer, to name: String) throws -> Bool {
        guard !dependOnAnswers, let place = places[name], place > lastAnswered else { return false }
        var question = asked[place]
        book.answers[name] = note
        answer(&question, at: parts[place])
        if let problem = question.problem {
            book.answers[name] = nil
            throw problem
        }
        asked[place] = question
        lastAnswered = place
        return true
    }

    subscript(name: String) -> FormQuestion? {
        guard let place = places[name], place < asked.count, asked[place].name == name else { return nil }
        var question = asked[place]
        if !dependOnAnswers, place > lastAnswered {
            // The default may depend on earlier answers.
            var form = self
            form.answer(&question, at: parts[place])
        }
        return question
    }

    /// Asks the same questions about several entries. After each, asks whether to add another.
    ///
    /// ```swift
    /// form.askSeveral("Author", \.authors, startingWith: Author()) { form in
    ///     form.ask("Name", \.name)
    ///     form.ask("Email", \.email)
    /// }
    /// ```
    ///
    /// A question's name includes its entry: “Author 1, Name”. Answers given ahead use these names,
    /// as in `--author-1-name` or `Author 1, Name: Ada`. The form adds the entries that they name,
    /// and doesn't ask for more. Initial entries are asked about, too. On the summary, the user can
    /// change, add and remove entries. `name` is singular, and `questions` asks about one entry.
    public mutating func askSeveral<Entry>(
        _ name: String, _ path: WritableKeyPath<Value, [Entry]>, startingWith entry: Entry,
        questions: (_ form: inout Form<Entry>.Questions) -> Void
    ) {
        let (group, first) = (ownName(of: name), answers[keyPath: path])
        let kept = book.kept(of: first.count, in: group)
        var entries: [Entry] = []
        while true {
            let number = entries.count + 1
            var adds = number <= kept.count
            if !adds { ask("\(group) \(number)", .yesOrNo, { _ in adds }, addsEntry: true) { adds = $1 } }
            guard adds else { break }
            let value = number <= kept.count ? first[kept[number - 1]] : entry
            let form = Form<Entry>.Questions(value, book: book, in: words) { form in
                (form.prefix, form.isOnSummary) = ("\(group) \(number), ", isOnSummary)
                questions(&form)
            }
            add(form, as: FormEntry(group: group, number: number, initial: kept))
            entries.append(form.value)
        }
        value[keyPath: path] = entries
    }

    private mutating func add<Entry>(_ form: Form<Entry>.Questions, as entry: FormEntry) {
        for (place, entries) in form.ends { ends[asked.count + place, default: []] += entries }
        for question in form.asked {
            places[question.name] = asked.count
            asked.append(question)
        }
        ends[asked.count, default: []].append(entry)
        unattachedRefusal = unattachedRefusal ?? form.unattachedRefusal
        mistakes += form.mistakes
    }

    /// Refuses answers that contradict each other.
    ///
    /// ```swift
    /// form.ask("From", \.first, .number)
    /// form.ask("To", \.last, .number)
    /// if form.answers.last < form.answers.first { form.refuse("It ends before it begins.", at: \.last) }
    /// ```
    ///
    /// An answer to the question about `path` is refused. If another answer causes the
    /// contradiction, the question about `path` is asked again. If no question asks about `path`,
    /// the form returns to the last question before this call, and debug builds report a mistake.
    public mutating func refuse(_ words: String, at path: PartialKeyPath<Value>) {
        dependence.isSet = true
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
    /// By default, it's `d` for “done”. `prompt` returns a yes-or-no question to ask first, or
    /// `nil`. `work` does slow work with the value, and then `action` receives the value. If either
    /// throws, the error is shown and the summary stays.
    public mutating func doneCommand(
        _ letter: Unicode.Scalar = "d", _ label: String? = nil,
        confirms prompt: @escaping (_ value: Value) -> String? = { _ in nil },
        work: ((_ work: inout Work, _ value: Value) throws -> Void)? = nil,
        action: @escaping (_ value: Value) throws -> Void
    ) {
        ending = DoneCommand(letter: letter, label: label, confirmation: prompt, work: work, action: action)
    }

    mutating func requirePlaces() {
        for (words, path, last) in refusals {
            guard let place = asked.firstIndex(where: { $0.path == path }) else {
                unattachedRefusal = unattachedRefusal ?? (Refusal(words), last)
                mistakes.append("form.refuse(“\(words)”, at:) names a part that the form doesn't ask for")
                continue
            }
            if asked[place].isAnswered, asked[place].problem == nil { asked[place].problem = Refusal(words) }
        }
    }

    var firstOpen: FormQuestion? { asked.first(where: \.isOpen) }

    func firstToAsk(after name: String?) -> FormQuestion? {
        let place = name.flatMap { places[$0] }.map { $0 + 1 } ?? 0
        return asked.dropFirst(place).first { $0.isOpen || $0.isToBeAsked }
    }

    /// Returns the current questions, each followed by those that another answer could add.
    func all(_ describe: (inout Self) -> Void) -> [FormQuestion] {
        if !dependOnAnswers { return asked }
        var (found, tried, states) = (asked, Set<String>(), [self])
        while let state = states.popLast() {
            // All entries of a group have the same questions, so try adding only one.
            for question in state.asked
            where tried.insert(question.adds == nil ? question.name : question.name.group).inserted {
                for answer in question.question.choices(in: words) {
                    var book = state.book
                    book.answers[question.name] = FormAnswers.StoredAnswer(answer: answer)
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

struct FormEntry {
    let group: String
    let number: Int
    /// The indices of the group's initial entries that haven't been removed.
    let initial: [Int]

    var name: String { "\(group) \(number)" }
}

extension String {
    var group: String { String(self[..<(lastIndex(of: " ") ?? endIndex)]) }
}
