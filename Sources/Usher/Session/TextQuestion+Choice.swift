extension Page {
    /// What a line means that may be a value or a command without a colon; nothing where it can only be a command.
    func choice(
        of text: Substring, among takes: (String) -> Bool, _ question: TextQuestion
    ) -> Choice? {
        if let letter = text.unicodeScalars.first, text.unicodeScalars.count == 1, !("0"..."9" ~= letter) {
            let isOffered = choice(ofLetter: text.lowercased()) != nil || letter == "b" || letter == "h"
            return isOffered ? nil : question.choice(of: text)
        }
        if text.first == "/", takesSearch, !takes(String(text)) { return nil }
        if let command = command(named: String(text)), !takes(String(text)) { return command }
        return question.choice(of: text)
    }

    /// What a line means where a secret is asked for: it is one, but for a colon with the letter of a command alone.
    ///
    /// - Throws: A refusal that doesn't name what was typed.
    func choice(ofSecret line: String, _ question: TextQuestion) throws(Refusal) -> Choice? {
        if line.isEmpty { return question.standard.map { .text($0) } }
        guard line.utf8.first == UInt8(ascii: ":") else { return question.choice(of: line[...]) }
        let rest = line.dropFirst()
        if rest.utf8.first == UInt8(ascii: ":") { return question.choice(of: rest) }
        if rest.unicodeScalars.count == 1, let choice = choice(ofLetter: rest.lowercased()) { return choice }
        throw Refusal(.colonInSecret)
    }

    /// What a line means of a long text: mostly a line of it.
    func choice(ofLongText line: String, _ question: TextQuestion) throws(Refusal) -> Choice? {
        let lines = question.draft?.parts ?? []
        if line == "." {
            if lines.isEmpty, !question.takesEmpty { throw Refusal(.nothingInText) }
            return .text(lines.joined(separator: "\n"))
        }
        if line.unicodeScalars.contains(where: \.isControl) { throw Refusal(.controlCharacters) }
        if lines.isEmpty {
            if line.allSatisfy(\.isWhitespace) { return question.standard.map { .text($0) } }
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
            throw Refusal(word == "h" && place == .homeOfLayer ? .firstPageHere : .firstPage)
        }
        for offered in sessionWords where offered.rawValue == word { return try offered.choice(with: "") }
        return nil
    }

    /// What the command does whose letter a person typed as a text, which is refused: “:b goes back to the page before.”
    func meaningOfLetter(in line: String) -> String? {
        guard case .text(_, let question) = prompt, case .line = question.manner else { return nil }
        let letter = line.trimmed.lowercased()
        guard letter.unicodeScalars.count == 1, choice(ofLetter: letter) != nil,
            let offer = (offers + sessionOffers).first(where: { "\($0.letter)" == letter })
        else { return nil }
        return words(.meaningOfLetter(":\(letter)", command(of: offer).help))
    }

    /// What stands in place of a line with a secret, wherever it would be shown or written down; nothing for a line
    /// without one.
    func cover(of line: String) -> String? {
        let cover = words(.notShown)
        if asksForSecret {
            switch try? choice(of: line) {
            case .text, .part, nil: return line.isEmpty ? nil : cover
            default: return nil
            }
        }
        guard asking != nil, line.utf8.contains(where: \.isSpace), let ahead = answerAhead(in: line),
            let page = try? ahead.question.page(in: words), page.asksForSecret
        else { return nil }
        return "\(line.prefix { !$0.isWhitespace }) \(cover)"
    }
}

extension TextQuestion {
    /// A text that was typed: the answer, or what has to be typed again.
    func choice(of text: Substring) -> Choice {
        draft == nil || isUnderWay ? .text(String(text)) : .part(String(text))
    }
}
