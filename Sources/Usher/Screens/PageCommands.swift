package struct Offer: Equatable, Sendable {
    package let letter: Unicode.Scalar
    package let label: String
    package let help: String
    let width: Int

    init(_ letter: Unicode.Scalar, _ label: String, help: String) {
        let (label, width) = label.plainLine
        (self.letter, self.label, self.help) = (letter, label, help.isEmpty ? label : help)
        self.width = letter.displayWidth + 1 + width
    }

    var line: String { "\(letter) \(label)" }
}

struct PageCommands {
    /// The level of a page, which decides whether `b` and `h` do something.
    enum PageDepth {
        /// The home page of the program or of a section, without `b` and `h`.
        case first
        /// The first page of a presented layer, without `h`.
        case homeOfLayer
        case further
    }

    var offers: [Offer] = []
    /// The number of the page's own `offers`; those of flows follow.
    var ownCount = Int.max
    /// Letters of flows' commands that are hidden, because the page uses them itself.
    var hidden: [Unicode.Scalar] = []
    var takesSearch = false
    var defaultItem: Int?
    var level = PageDepth.further

    /// Whether commands that are added now belong to flows instead of the page.
    var isOfFlows: Bool { ownCount != .max }

    mutating func clear() {
        offers.removeAll(keepingCapacity: true)
        (ownCount, hidden, takesSearch, defaultItem) = (.max, [], false, nil)
    }

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

    /// Returns the command letter that a word in lowercase consists of; nil for any other word.
    func letter(_ word: String) -> Unicode.Scalar? {
        guard let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1, answers(letter) else {
            return nil
        }
        return letter
    }
}

extension Unicode.Scalar {
    var turnsList: Bool { self == "n" || self == "p" }

    /// Whether this letter or symbol can be a command: it isn't uppercase or used by the session.
    var canBeCommand: Bool {
        guard isASCII else { return !properties.isUppercase && !properties.isWhitespace && displayWidth > 0 }
        return switch self {
        case "0"..."9", "A"..."Z", "b", "h", "q", "?", "/", ":": false
        default: "!"..."~" ~= self
        }
    }
}
