struct Offer: Sendable {
    let letter: Unicode.Scalar
    /// The letter and the label. The buffer goes on with a comma and a space.
    let line: TextLine
    /// The explanation in the help; by default the label.
    let help: String

    var label: Range<Int> { line.range.lowerBound + letter.utf8.count + 1..<line.range.upperBound }
}

/// The commands of a page, its search and its default.
struct PageCommands {
    /// The level of a page, which decides whether `b` and `h` do something.
    enum PageDepth {
        /// The first page of the program, without `b` and `h`.
        case first
        /// The first page of a layer, without `h`.
        case homeOfLayer
        case further
    }

    var offers: [Offer] = []
    /// The number of the page's own commands, which precede those of flows.
    var ownCount = Int.max
    /// Letters of flows that the page uses itself.
    var hidden: [Unicode.Scalar] = []
    var takesSearch = false
    var defaultItem: Int?
    var level = PageDepth.further

    /// Whether commands that are added now are those of flows.
    var isOfFlows: Bool { ownCount != .max }

    var own: ArraySlice<Offer> { offers.prefix(ownCount) }

    func has(_ letter: Unicode.Scalar) -> Bool { index(of: letter) != nil }

    func index(of letter: Unicode.Scalar) -> Int? { offers.firstIndex { $0.letter == letter } }

    /// Whether a letter is a command of the page or the session.
    func answers(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "b": level != .first
        case "h": level == .further
        case "q", "?": true
        case "/": false
        default: has(letter)
        }
    }

    /// The command that a lowercase word is.
    func letter(_ word: String) -> Unicode.Scalar? {
        guard let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1, answers(letter) else {
            return nil
        }
        return letter
    }
}

extension Row {
    /// Adds a command's letter and label, followed by a comma and a space.
    mutating func offer(_ letter: Unicode.Scalar, _ label: String, help: String) -> Offer {
        let start = buffer.count
        buffer.append(letter)
        buffer.append(UInt8(ascii: " "))
        let width = letter.displayWidth + 1 + buffer.append(plain: label)
        let line = TextLine(range: start..<buffer.count, width: width)
        buffer.append(UInt8(ascii: ","), UInt8(ascii: " "))
        return Offer(letter: letter, line: line, help: help)
    }
}

extension Unicode.Scalar {
    /// Whether the letter turns a list.
    var turnsList: Bool { self == "n" || self == "p" }

    /// Whether a page may offer it: a lowercase letter or a sign that the session doesn't answer.
    var canBeCommand: Bool {
        guard isASCII else { return !properties.isUppercase && !properties.isWhitespace && displayWidth > 0 }
        let isReserved = "0"..."9" ~= self || "A"..."Z" ~= self || "bhq?/:".unicodeScalars.contains(self)
        return "!"..."~" ~= self && !isReserved
    }
}
