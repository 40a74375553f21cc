extension Page {
    /// The meaning of a line that may be a value, or a command without a colon; `nil` where it can only be a
    /// command.
    func choice(ofValue text: Substring, _ question: TextQuestion) -> Choice? {
        if let letter = text.unicodeScalars.first, text.unicodeScalars.count == 1, !("0"..."9" ~= letter) {
            let isOffered = choice(ofLetter: text.lowercased()) != nil || letter == "b" || letter == "h"
            return isOffered ? nil : .text(String(text))
        }
        if text.first == "/", offering.takesSearch, !question.takes(String(text)) { return nil }
        if let command = command(named: String(text)), !question.takes(String(text)) { return command }
        return .text(String(text))
    }

    /// The meaning of a line where any text is an answer: that, but the letter of a command has to be typed
    /// again before it is one.
    func choice(ofLine text: Substring, _ question: TextQuestion) -> Choice {
        let text = String(text)
        if question.typed.parts == [text] || text.unicodeScalars.count > 1 { return .text(text) }
        return choice(ofLetter: text.lowercased()) == nil ? .text(text) : .part(text)
    }

    /// The meaning of a line where a secret is asked for: it is one, but for a colon with the letter of a
    /// command alone.
    ///
    /// - Throws: A refusal that doesn't name what was typed.
    func choice(ofSecret line: String, _ question: TextQuestion) throws(Refusal) -> Choice? {
        if line.isEmpty { return try choice(standingFor: question.standard) }
        guard line.utf8.first == UInt8(ascii: ":") else { return question.choice(ofSecret: line) }
        let rest = line.dropFirst()
        if rest.utf8.first == UInt8(ascii: ":") { return question.choice(ofSecret: String(rest)) }
        if rest.unicodeScalars.count == 1, let choice = choice(ofLetter: rest.lowercased()) { return choice }
        throw Refusal(.colonInSecret)
    }

    /// The meaning of a line of a long text: mostly a line of it.
    func choice(ofLongText line: String, _ question: TextQuestion) throws(Refusal) -> Choice? {
        let lines = question.typed.parts
        if line == "." {
            if lines.isEmpty, !question.shape.takesEmpty { throw Refusal(.nothingInText) }
            return .text(lines.joined(separator: "\n"))
        }
        if line.unicodeScalars.contains(where: \.isControl) { throw Refusal(.controlCharacters) }
        if lines.isEmpty {
            if line.allSatisfy(\.isWhitespace) { return try choice(standingFor: question.standard) }
            if let command = try commandAlone(line) { return command }
            if line.hasPrefix("::"), isCommandAlone(":" + line.drop { $0 == ":" }) {
                return .part(String(line.dropFirst()))
            }
        }
        return .part(line.utf8.allSatisfy { $0 == UInt8(ascii: ".") } ? String(line.dropFirst()) : line)
    }

    private func isCommandAlone(_ line: String) -> Bool {
        do { return try commandAlone(line) != nil } catch { return true }
    }

    /// The command that a line is with nothing beside it: `:b`, `:tree`.
    private func commandAlone(_ line: String) throws(Refusal) -> Choice? {
        let text = line.trimmed
        guard text.utf8.first == UInt8(ascii: ":") else { return nil }
        let word = text.dropFirst().lowercased()
        if word == "edit" { return .edit }
        if let choice = choice(ofLetter: word) { return choice }
        // What isn't offered on the first page is refused there, and no text.
        if word == "b" || word == "h" {
            throw word == "h" && position.level == .homeOfLayer ? Refusal(.firstPageHere) : refusalOfBack
        }
        if word == "words", !settings.sessionWords.isEmpty { return .words }
        for offered in settings.sessionWords where offered.name == word {
            return try offered.choice(with: "")
        }
        return nil
    }

    /// The command whose letter was typed as a text and refused: “Type :b for back.”
    func commandOfLetter(in line: String) -> String? {
        guard case .text(_, let question) = prompt, case .line = question.shape.manner else { return nil }
        let letter = line.trimmed.lowercased()
        guard question.typed.parts.isEmpty else { return nil }
        return label(ofLetter: letter).map { words(.commandOfLetter(":\(letter)", label: $0)) }
    }

    /// The label of the command that is offered with a letter.
    func label(ofLetter letter: String) -> String? {
        guard choice(ofLetter: letter) != nil else { return nil }
        return (offering.offers + sessionOffers).first { "\($0.letter)" == letter }
            .map { command(of: $0).label }
    }

    /// The text shown and recorded in place of a line with a secret; `nil` for a line without one.
    func cover(of line: String) -> String? {
        let cover = words(.notShown)
        if asksForSecret {
            switch try? choice(of: line) {
            case .text, .part, nil: return line.isEmpty ? nil : cover
            default: return nil
            }
        }
        guard let start = startOfSecret(in: line) else { return nil }
        return "\(line[..<start]) \(cover)"
    }

    /// The position behind the letter, the number or the name of what asks for a secret.
    func startOfSecret(in line: String) -> String.Index? {
        guard !asking.isEmpty, !isSearch(line),
            line.utf8.contains(where: { $0 < 0x30 || $0 == 0x3A || $0 == 0x3D })
        else { return nil }
        let text = line.drop { $0.isWhitespace || $0 == ":" }
        // Nothing stands behind letters and digits alone.
        guard text.utf8.contains(where: { !($0.isDigit || 0x61...0x7A ~= $0 | 0x20) }) else { return nil }
        let first = text.prefix { $0.isLetter || $0.isNumber }
        for answer in asking {
            // Its own name, the beginning of that, or its letter or number with some sign behind it.
            var start: String.Index?
            if text.lowercased().hasPrefix(answer.name.lowercased()) {
                start = text.index(text.startIndex, offsetBy: answer.name.count, limitedBy: text.endIndex)
            } else if !first.isEmpty,
                answer.name.lowercased().hasPrefix(first.lowercased()) || answer.typed == first
            {
                start = first.endIndex
            } else if text.hasPrefix(answer.typed),
                let end = text.firstIndex(where: {
                    !$0.isLetter && !$0.isNumber && !$0.isPunctuation && !$0.isSymbol
                }), answer.typed == text[..<end]
            {
                start = end
            }
            guard let start, start < line.endIndex, !line[start].isLetter, !line[start].isNumber,
                line[start...].contains(where: { $0.isLetter || $0.isNumber }),
                let page = try? QuestionScreen(from: answer.source, answer.draw).page(in: words),
                page.asksForSecret
            else { continue }
            return start
        }
        return nil
    }
}

extension TextQuestion {
    /// A secret that was typed: the answer, or what has to be typed again.
    fileprivate func choice(ofSecret text: String) -> Choice {
        !isTwice || isUnderWay ? .text(text) : .part(text)
    }
}
