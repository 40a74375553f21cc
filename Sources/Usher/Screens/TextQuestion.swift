extension String {
    /// The first line, cut where it is too long or others follow.
    var beginning: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 || line.endIndex < endIndex ? line.prefix(40) + "…" : self
    }
}

/// How a text is asked for, and what of it was typed so far.
struct TextQuestion {
    /// How it is typed.
    enum Manner {
        case line
        /// As a value that no letter is: commands carry no colon.
        case value(takes: (String) -> Bool)
        /// Unseen.
        case secret
        /// In lines, until one that is a single dot.
        case long
    }

    /// What an empty line stands for.
    let standard: String?
    let manner: Manner
    /// What may be typed; nothing where that is any text.
    var kind: Phrase.Kind?
    /// The parts that were typed, where there may be several.
    var draft: Draft?
    /// Whether the text may be left empty.
    var takesEmpty = false

    /// Lines of a long text, or a text that has to be typed once more.
    final class Draft {
        var parts: [String] = []
    }

    /// Whether another part of the text is typed.
    var isUnderWay: Bool { draft?.parts.isEmpty == false }

    var isSecret: Bool {
        if case .secret = manner { true } else { false }
    }

    var isLong: Bool {
        if case .long = manner { true } else { false }
    }
}
