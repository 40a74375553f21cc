extension Page {
    /// The meaning of a line here; `nil` for an empty line where nothing is offered for it.
    ///
    /// - Throws: A refusal that says what would do.
    func choice(of line: String) throws(Refusal) -> Choice? {
        if let listed = prompt.listed, let choice = try choice(of: line.trimmed, among: listed) {
            return choice
        }
        // Most answers are one digit or one letter.
        if line.utf8.count == 1, let byte = line.utf8.first, !takesLines, let choice = choice(of: byte) {
            return choice
        }
        if case .text(_, let question) = prompt {
            if question.isSecret { return try choice(ofSecret: line, question) }
            if question.isLong { return try choice(ofLongText: line, question) }
        }
        let isPlain = line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if !isPlain, line.unicodeScalars.contains(where: \.isControl) {
            throw Refusal(.controlCharacters)
        }
        var answer = line.utf8[...].trimmed
        if answer.isEmpty { return try choiceOfEmptyLine() }
        if answer.first == colon {
            answer.removeFirst()
            if answer.first == colon, takesLetters, takesText { return .text(String(Substring(answer))) }
            answer = answer.trimmed
            if !settings.sessionWords.isEmpty, let choice = try choice(ofWord: answer) { return choice }
            if case .several = prompt, Substring(answer).lowercased() == "on" {
                return .search(ListState.isOn)
            }
        } else if let choice = choice(ofText: answer) {
            return choice
        }
        if let row = row(ofList: answer) { return .row(row) }
        if answer.first == UInt8(ascii: "/"), offering.takesSearch {
            return .search(String(Substring(answer.dropFirst().trimmed)))
        }
        if case .several(_, let several) = prompt,
            let on = try several.turned(
                by: String(Substring(answer)), itemCount: content.itemCount, in: words)
        {
            return .turned(several.numbers(of: on))
        }
        if !answer.isEmpty, answer.allSatisfy(\.isDigit) { return try item(answer) }
        return try command(answer)
    }

    /// The row that a line turns a list of several pages to: `n 5`, `page 40`, `<`.
    private func row(ofList line: Substring.UTF8View) -> Int? {
        guard let list = actions.list, list.isLong, let last = line.last,
            last.isDigit || last == UInt8(ascii: "<") || last == UInt8(ascii: ">")
        else { return nil }
        let (text, position) = (Substring(line).lowercased(), list.list)
        if text == "<" || text == ">" {
            return choice(ofLetter: text) == nil ? text == "<" ? 0 : position.last(of: list.count) : nil
        }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
        switch String(parts[0]) {
        case "n", words(.label(.next)).lowercased(): return position.row(by: number, of: list.count)
        case "p", words(.label(.previous)).lowercased(): return position.row(by: -number, of: list.count)
        case words(.page).lowercased(): return (min(number, 1 << 31) - 1) * position.size
        default: return nil
        }
    }

    /// Whether a line is looked for, behind the slash.
    func isSearch(_ line: String) -> Bool { offering.takesSearch && line.utf8.first == UInt8(ascii: "/") }

    /// The meaning of a line where a text is asked for; `nil` where none is, or it is a command.
    private func choice(ofText text: Substring.UTF8View) -> Choice? {
        guard case .text(_, let question) = prompt else { return nil }
        return question.isValue
            ? choice(ofValue: Substring(text), question) : choice(ofLine: Substring(text), question)
    }

    /// The meaning of a word that the session answers itself.
    private func choice(ofWord text: Substring.UTF8View) throws(Refusal) -> Choice? {
        let end = text.firstIndex { $0.isSpace } ?? text.endIndex
        let name = Substring(text[..<end]).lowercased()
        if name == "words", text[end...].trimmed.isEmpty { return .words }
        for word in settings.sessionWords where word.name == name {
            return try word.choice(with: Substring(text[end...].trimmed))
        }
        return nil
    }

    private func choiceOfEmptyLine() throws(Refusal) -> Choice? {
        if let defaultItem { return .item(defaultItem) }
        switch prompt {
        case .choice: return nil
        case .text(_, let question): return try choice(standingFor: question.standard)
        case .confirmation(_, let answers, let isYes, let takesEmpty):
            if let isYes { return .confirmed(isYes) }
            guard takesEmpty else { throw answers.refusal(of: "", in: words) }
            return .text("")
        case .one(_, let one):
            let name = one.standard.map { one.listed.listing.name(at: $0) }
            if one.listed.listing.count == 0, !one.takesEmpty { throw Refusal(.nothingToPick) }
            return try choice(standingFor: name ?? (one.takesEmpty ? "" : nil))
        case .several(_, let several): return try several.done(with: several.on)
        }
    }

    /// The meaning of an empty line.
    func choice(standingFor standard: String?) throws(Refusal) -> Choice {
        guard let standard else { throw Refusal(.empty) }
        return .text(standard)
    }

    private func item(_ digits: Substring.UTF8View) throws(Refusal) -> Choice {
        var number = 0
        for digit in digits where number <= content.itemCount {
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        if number >= 1, number <= content.itemCount { return .item(number) }
        if let refusal = refusal(ofName: Substring(digits)) { throw refusal }
        if actions.fallback != nil { return .other(String(Substring(digits))) }
        throw noSuchNumber(Substring(digits))
    }

    private func noSuchNumber(_ digits: some StringProtocol) -> Refusal {
        Refusal(
            content.itemCount == 0
                ? .noNumbers(way: takesLetters ? ":?" : "?")
                : .noSuchNumber(
                    digits.quotation, from: 1, to: content.itemCount, searches: offering.takesSearch))
    }

    /// The meaning of a byte, if it is offered.
    private func choice(of byte: UInt8) -> Choice? {
        switch byte {
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            let number = Int(byte - UInt8(ascii: "0"))
            return number <= content.itemCount ? .item(number) : nil
        case UInt8(ascii: "b"): return position.level == .first ? nil : .back
        case UInt8(ascii: "h"): return position.level == .further ? .home : nil
        case UInt8(ascii: "q"): return .quit
        case UInt8(ascii: "?"): return .help
        case UInt8(ascii: "/"): return nil
        default:
            let letter = Unicode.Scalar(byte)
            return letter.isASCII && isOffered(letter) ? .command(letter) : nil
        }
    }

    /// The meaning of a letter in lower case, if it is offered.
    func choice(ofLetter word: String) -> Choice? {
        if word.utf8.count == 1, let byte = word.utf8.first, !("0"..."9" ~= Unicode.Scalar(byte)) {
            return choice(of: byte)
        }
        guard let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1, isOffered(letter) else {
            return nil
        }
        return .command(letter)
    }

    private func command(_ text: Substring.UTF8View) throws(Refusal) -> Choice {
        let word = Substring(text).lowercased()
        if word.utf8.count == 1, let byte = word.utf8.first {
            if let choice = choice(of: byte) { return choice }
            switch byte {
            case UInt8(ascii: "h") where position.level == .homeOfLayer:
                throw Refusal(.firstPageHere)
            case UInt8(ascii: "b"), UInt8(ascii: "h"): throw refusalOfBack
            default: break
            }
        }
        if let choice = choice(ofLetter: word) { return choice }
        if case .confirmation(_, let answers, _, _) = prompt {
            if let isYes = answers.answer(word) { return .confirmed(isYes) }
            if let choice = try choice(ofName: String(Substring(text))) { return choice }
            throw answers.refusal(of: Substring(text).quotation, in: words)
        }
        let line = String(Substring(text))
        if let choice = try takesText ? command(named: line) : choice(ofName: line) { return choice }
        if word == "exit" { return .quit }
        if actions.fallback != nil { return .other(line) }
        throw notOffered(line)
    }

    /// Why nothing lies behind this page.
    var refusalOfBack: Refusal { offering.nothingBefore.map { Refusal($0) } ?? Refusal(.firstPage) }

    /// Why a line is refused where one is picked by its name alone.
    private func refusal(ofName name: Substring) -> Refusal? {
        guard case .one(_, let one) = prompt else { return nil }
        if one.listed.listing.count == 0 { return Refusal(.nothingToPick) }
        return one.listed.isNumbered ? nil : Refusal(.noAnswer(name.quotation, of: one.listed.names))
    }

    /// Why a line is refused that means nothing here.
    func notOffered(_ line: String) -> Refusal {
        if let refusal = refusal(ofName: line[...]) { return refusal }
        if !line.isEmpty, line.utf8.allSatisfy(\.isDigit) { return noSuchNumber(line) }
        let isOne = if case .one = prompt { true } else { false }
        if content.itemCount > 0, isOne || line.utf8.first?.isDigit == true, !takesLetters {
            return Refusal(.numberOfLine(most: content.itemCount))
        }
        let way = takesLetters ? ":?" : offering.takesSearch ? "/" : "?"
        return Refusal(.notOffered(line.quotation, way: way, quit: takesLetters ? ":q" : "q"))
    }
}

private let colon = UInt8(ascii: ":")
