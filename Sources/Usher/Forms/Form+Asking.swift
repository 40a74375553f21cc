// What a form can ask: what a page can, about a part of the value
extension Form.Questions {
    /// Asks for a part of the value.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text)
    /// form.ask("Note", \.note, .optional(.text))
    /// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
    /// ```
    ///
    /// - Parameters:
    ///   - name: What is asked for; a second question of the name “Ada” is called “Ada (2)”.
    ///   - path: Where the answer belongs in the value, for one question: a debug build names a
    ///     second. What is there is the default.
    ///   - question: How it is answered; an ``Question/optional(_:)`` one may be left empty.
    ///   - work: Checks an answer where that takes a moment, once it is given: see ``Question/checked(_:)`` for what doesn't.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer>, _ question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, question, { $0[keyPath: path] }, at: path, work: work) { $0[keyPath: path] = $1 }
    }

    /// Asks for a part of the value that has to be there in the end: see ``ask(_:_:_:work:)``.
    public mutating func ask<Answer>(
        _ name: String, _ path: WritableKeyPath<Value, Answer?>, _ question: Question<Answer>,
        work: ((_ work: inout Work, _ answer: Answer) throws -> Void)? = nil
    ) {
        ask(name, question, { $0[keyPath: path] }, at: path, work: work) { $0[keyPath: path] = $1 }
    }

    /// Asks for a part of the value by the question that its type carries: see ``Answerable``.
    ///
    /// ```swift
    /// form.ask("License", \.license)
    /// form.ask("Note", \.note)
    /// ```
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

    /// The same for a part that no path leads to, or one that would have to be made anew each time.
    package mutating func ask<Answer>(
        _ name: String, _ question: Question<Answer>, _ held: (Value) -> Answer?,
        at path: PartialKeyPath<Value>? = nil, work: ((inout Work, Answer) throws -> Void)? = nil,
        addsEntry: Bool = false, put: (inout Value, Answer) -> Void
    ) {
        let name = addsEntry ? name : ownName(of: name)
        #if DEBUG
            if let path, let other = asked.first(where: { $0.path == path }) {
                mistakes.append("“\(other.name)” and “\(name)” of a form ask for the same part of the value")
            }
        #endif
        let prompt = addsEntry ? words(.addEntry(name)) + "?" : name
        let standing = held(answers).map { question.text($0, words) }
        let note = book[name]
        // No note is no answer, where an optional could be cast to one.
        let (noted, isTaken) = (note.flatMap { $0.answer as? Answer }, note?.isTaken == true)
        let former = isTaken && note?.isDefault == true ? held(answers) ?? noted : noted
        let counts = former != nil && isTaken
        var problem: (any Error)?
        if counts, let former {
            do {
                // The question may take less than when it was answered.
                let answer = try question.answer(to: question.write(former, words), in: words)
                put(&answers, answer)
            } catch {
                problem = error
            }
        }
        let answer = held(answers)
        let offered = counts && problem == nil ? answer : former ?? answer
        asked.append(
            FormQuestion(
                name: name, path: path, text: answer.map { question.text($0, words) } ?? "",
                line: question.line(answer, in: words),
                isAnswered: counts || isOnSummary || book.holdsInitial(of: name),
                isToBeAsked: !isOnSummary && note?.isAhead != true,
                adds: addsEntry ? answer as? Bool : nil,
                isDefault: { [words] in ($0 as? Answer).map { question.text($0, words) } == standing },
                problem: problem, usage: { question.usage(of: answer, in: $0) },
                choices: { [words] in question.choices(in: words) }
            ) { page, place, check, take in
                page.ask(
                    prompt, question, default: offered, at: place, action: take,
                    work: work.map { work in
                        {
                            try check($1)
                            try work(&$0, $1)
                        }
                    })
            })
    }
}
