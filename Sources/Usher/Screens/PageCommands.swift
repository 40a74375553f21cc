struct Offer: Sendable {
    let letter: Unicode.Scalar
    /// The letter and the label. A comma and a space follow them in the buffer, and no line break.
    let line: TextLine
    /// The explanation in the help; empty for the label.
    let help: String

    var label: Range<Int> { line.range.lowerBound + letter.utf8.count + 1..<line.range.upperBound }
}

/// The commands of a page, its search and its default.
struct PageCommands {
    /// The level of a page, which decides whether it offers `b` and `h`.
    enum PageDepth {
        /// Nothing lies behind it.
        case first
        /// A layer begins here: back leads out of it.
        case homeOfLayer
        case further
    }

    var offers: [Offer] = []
    /// The number of those that are the page's own, and not offered by flows.
    var ownCount = Int.max
    /// Letters of flows that the screen has, too.
    var hidden: [Unicode.Scalar] = []
    var takesSearch = false
    /// The item that an empty line picks, by its number.
    var defaultItem: Int?
    var level = PageDepth.further

    /// Removes all but the position of the page.
    mutating func clear() {
        offers.removeAll(keepingCapacity: true)
        ownCount = .max
        if !hidden.isEmpty { hidden = [] }
        takesSearch = false
        defaultItem = nil
    }

    /// Whether the commands are those of flows from here on.
    var isOfFlows: Bool { ownCount != .max }

    var own: ArraySlice<Offer> { offers.prefix(ownCount) }

    func has(_ letter: Unicode.Scalar) -> Bool { index(of: letter) != nil }

    /// Looks at the letters where they are: a copy of each command would cost more than all the rest.
    func index(of letter: Unicode.Scalar) -> Int? {
        for index in offers.indices where offers[index].letter == letter { return index }
        return nil
    }

    /// Whether a letter is an answer by itself, to the page or to the session.
    func answers(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "b": level != .first
        case "h": level == .further
        case "q", "?": true
        case "/": false
        default: has(letter)
        }
    }

    /// The letter that a word in lower case is, where that is an answer.
    func letter(_ word: String) -> Unicode.Scalar? {
        guard let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1, answers(letter) else {
            return nil
        }
        return letter
    }
}

extension Row {
    /// Adds a command's letter and label, with a comma and a space behind them.
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
    /// Whether a page with a list keeps the letter for turning it.
    var turnsList: Bool { self == "n" || self == "p" }

    /// Whether a page may offer it: a letter in lower case or a sign, and not one the session answers itself.
    var canBeCommand: Bool {
        guard isASCII else { return !properties.isUppercase && !properties.isWhitespace && displayWidth > 0 }
        switch UInt8(truncatingIfNeeded: value) {
        case UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "?"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return false
        case let byte: return UInt8(ascii: "!")...UInt8(ascii: "~") ~= byte
        }
    }
}
