import Platform

extension TextQuestion {
    func choiceOfEmptyLine() throws(Refusal) -> ParsedAnswer {
        guard let standard else { throw Refusal(key: "refusal.empty") }
        return .text(standard)
    }

    /// The meaning of a line of text; nil if it can only be a command or a search.
    func choice(ofText text: String, on page: borrowing Page) -> ParsedAnswer? {
        let letter = page.offering.letter(text.lowercased())
        guard isValue else {
            // A command's letter has to be typed twice to count as an answer.
            return letter == nil || typed.parts == [text] ? .text(text) : .part(text)
        }
        if text.unicodeScalars.count == 1, !text.utf8.allSatisfy(\.isDigit) {
            return letter != nil || text == "b" || text == "h" ? nil : .text(text)
        }
        if page.isSearch(text), !takes(text) { return nil }
        if let command = page.command(named: text), !takes(text) { return command }
        return .text(text)
    }

    /// Reads a secret, or a command after a colon. Refusals don't quote the line.
    func choice(ofSecret line: String, on page: borrowing Page) throws(Refusal) -> ParsedAnswer? {
        func choice(_ text: String) -> ParsedAnswer { !isTwice || isUnderWay ? .text(text) : .part(text) }
        if line.isEmpty { return try choiceOfEmptyLine() }
        guard line.utf8.first == .colon else { return choice(line) }
        let rest = String(line.dropFirst())
        if rest.utf8.first == .colon { return choice(rest) }
        if let letter = page.offering.letter(rest.lowercased()) { return ParsedAnswer(letter) }
        throw Refusal(key: ["b", "h"].contains(rest.lowercased()) ? "refusal.firstPage" : "refusal.colon")
    }

    func choice(ofLine line: String, on page: borrowing Page) throws(Refusal) -> ParsedAnswer? {
        let lines = typed.parts
        if line == "." {
            if lines.isEmpty, !shape.takesEmpty { throw Refusal(.nothingInText) }
            return .text(lines.joined(separator: "\n"))
        }
        if line.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(key: "refusal.controlCharacters")
        }
        // Pasted lines are never commands.
        if line.utf8.contains(.newline) {
            let text = line.replacing("\r\n", with: "\n")
            return .part(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
        if lines.isEmpty {
            if line.allSatisfy(\.isWhitespace) { return try choiceOfEmptyLine() }
            if let command = try commandAlone(line, on: page) { return command }
            if line.hasPrefix("::") {
                // `::b` is the text `:b`, even if the command `:b` is refused on this page.
                let isText = try? commandAlone(":" + line.drop { $0 == ":" }, on: page) == nil
                if isText != true { return .part(String(line.dropFirst())) }
            }
        }
        return .part(line.utf8.allSatisfy { $0 == UInt8(ascii: ".") } ? String(line.dropFirst()) : line)
    }

    /// Returns the command if the line has nothing else: `:b`, `:tree`.
    private func commandAlone(_ line: String, on page: borrowing Page) throws(Refusal) -> ParsedAnswer? {
        let text = line.trimmed
        guard text.utf8.first == .colon else { return nil }
        let word = text.dropFirst().lowercased()
        if word == "edit" { return .edit }
        // On the first page, this throws a refusal of `:b`, so that it isn't taken as text.
        if let choice = try page.offering.choice(word) { return choice }
        return word.utf8.contains(where: \.isSpace) ? nil : try page.settings.choice(ofWord: word[...])
    }

    /// Returns a hint after a command's letter was refused as text: “Type :b for back.”
    func commandOfLetter(in line: String, on page: borrowing Page) -> String? {
        guard case .line = shape.inputStyle, typed.parts.isEmpty else { return nil }
        let letter = line.trimmed.lowercased()
        return page.label(ofLetter: letter).map {
            page.words("refusal.typeCommand", ["letter": ":\(letter)", "command": $0])
        }
    }

    func require(_ text: String) throws(Refusal) {
        let parts = typed.parts
        typed.parts = []
        if isTwice, let first = parts.first, first != text { throw Refusal(key: "refusal.twice") }
    }

    /// Stores text that isn't a complete answer yet. Returns false if it was a command's letter.
    func note(_ text: String) -> Bool {
        guard isLong || isTwice else {
            typed.parts = [text]
            return false
        }
        typed.parts.append(text)
        return true
    }
}
