/// A question for a text as it stands on a page, and what of it was typed so far.
struct TextQuestion {
    let shape: QuestionShape
    /// The meaning of an empty line.
    let standard: String?
    /// Whether a text is an answer.
    let takes: (String) -> Bool
    /// The parts that were typed, where there may be several.
    let typed = TypedParts()

    /// Lines of a long text, or a text that has to be typed once more.
    final class TypedParts {
        var parts: [String] = []
    }

    var isLong: Bool { shape.isLong }

    var isSecret: Bool { shape.isSecret }

    var isValue: Bool { if case .value = shape.manner { true } else { false } }

    var isTwice: Bool { if case .secret(isTwice: true) = shape.manner { true } else { false } }

    var isUnderWay: Bool { (isLong || isTwice) && !typed.parts.isEmpty }
}

extension String {
    /// The first line, cut where it is too long or others follow.
    var beginning: String {
        let line = prefix { !$0.isNewline }
        return line.count > 40 || line.endIndex < endIndex ? line.prefix(40) + "…" : self
    }
}
