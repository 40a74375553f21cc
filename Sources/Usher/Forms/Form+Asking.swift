extension Form.Questions {
    /// Asks for a part of the value.
    ///
    /// ```swift
    /// form.ask("Name", \.name, .text)
    /// form.ask("Note", \.note, .optional(.text))
    /// form.ask("Readers", \.readers, .several(of: Reader.allCases, atLeast: 1))
    /// ```
    ///
    /// Only one question may ask for a part, whose current value is the default. A second question
    /// named “Ada” becomes “Ada (2)”. `work` checks an answer if that takes a moment; for fast
    /// checks see ``Question/checked(_:)``.
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

    /// Asks for a part of the value without a key path.
    package mutating func ask<Answer>(
        _ name: String, _ question: Question<Answer>, _ held: (Value) -> Answer?,
        at path: PartialKeyPath<Value>? = nil, work: ((inout Work, Answer) throws -> Void)? = nil,
        addsEntry: Bool = false, put: (inout Value, Answer) -> Void
    ) {
        let (name, words) = (addsEntry ? name : ownName(of: name), words)
        #if DEBUG
            if let path, let other = namesOfPaths.updateValue(name, forKey: path) {
                mistakes.append("“\(other)” and “\(name)” of a form ask for the same part of the value")
            }
        #endif
        let prompt = addsEntry ? words(.addEntry(name)) + "?" : name
        let initial = held(answers)
        let note = book[name]
        // Map first: a nil note cast to an optional answer would count as an answer.
        let (noted, isTaken) = (note.flatMap { $0.answer as? Answer }, note?.isTaken == true)
        let former = isTaken && note?.isDefault == true ? initial ?? noted : noted
        let counts = former != nil && isTaken
        var problem: (any Error)?
        if counts, let former {
            do {
                // The question's limits may have changed since it was answered.
                let answer = try question.answer(to: question.write(former, words), in: words)
                put(&answers, answer)
            } catch {
                problem = error
            }
        }
        let answer = counts && problem == nil ? held(answers) : initial
        let offered = counts && problem == nil ? answer : former ?? answer
        func text(_ answer: Answer?) -> String? { answer.map { question.text($0, words) } }
        asked.append(
            FormQuestion(
                name: name, path: path, isAnswered: counts || isOnSummary || book.holdsInitial(of: name),
                isToBeAsked: !isOnSummary && note?.isAhead != true,
                adds: addsEntry ? answer as? Bool : nil, problem: problem,
                isYesOrNo: Answer.self == Bool.self,
                text: text(answer) ?? "", answer: question.line(answer, in: words),
                isDefault: { text($0 as? Answer) == text(initial) },
                usage: { question.usage(of: answer, in: words) },
                choices: { question.choices(in: words) },
                draw: { page, place, check, take in
                    page.ask(
                        prompt, question, default: offered, at: place, action: take,
                        work: work.map { work in
                            {
                                try check($1)
                                try work(&$0, $1)
                            }
                        })
                }))
    }
}
