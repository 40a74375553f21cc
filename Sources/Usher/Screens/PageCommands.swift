package struct OfferedCommand: Equatable, Sendable {
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
    /// The level of a page. It decides whether `b` and `h` are offered.
    enum PageDepth {
        /// The home page of the program or of a section, without `b` and `h`.
        case first
        /// The first page of a presented layer, without `h`.
        case homeOfLayer
        case further
    }

    var offers: [OfferedCommand] = []
    /// The number of the page's own `offers`. The offers of flows follow them.
    var ownCount = Int.max
    /// Letters of flows' commands that are hidden because the page or an inner flow uses them.
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

    var own: ArraySlice<OfferedCommand> { offers.prefix(ownCount) }
    func has(_ letter: Unicode.Scalar) -> Bool { index(of: letter) != nil }
    func index(of letter: Unicode.Scalar) -> Int? { offers.firstIndex { $0.letter == letter } }

    /// Whether a letter runs a command of the page or the session. A slash begins a search instead.
    func answers(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "b": level != .first
        case "h": level == .further
        case "q", "?": true
        case "/": false
        default: has(letter)
        }
    }

    func letter(_ word: String) -> Unicode.Scalar? {
        Unicode.Scalar(word).flatMap { answers($0) ? $0 : nil }
    }
}

extension Unicode.Scalar {
    var turnsList: Bool { self == "n" || self == "p" }

    var canBeCommand: Bool {
        guard isASCII else { return !properties.isUppercase && !properties.isWhitespace && displayWidth > 0 }
        return switch self {
        case "0"..."9", "A"..."Z", "b", "h", "q", "?", "/", ":": false
        default: "!"..."~" ~= self
        }
    }
}
