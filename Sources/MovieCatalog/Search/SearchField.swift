package struct SearchField: Sendable {
    let name: String
    /// Other names of it; those of several words are printed on pages.
    private let others: [String]
    let values: Values

    /// The values that it is compared with.
    enum Values {
        case words([MovieField])
        case label(LabelKind)
        case number(MovieField, InvalidValue.ExpectedKind)
        case dates(MovieField)
        case answer, decade, certificate, id, sort
    }

    init(_ name: String, _ values: Values, or others: String...) {
        (self.name, self.values, self.others) = (name, values, others)
    }

    package static let names = all.map(\.name)

    static let labels = allNames.filter { $0.contains(" ") }

    /// The names of all fields, none of which another field's name begins with.
    static let allNames = all.flatMap { [$0.name] + $0.others }

    /// Whether it can be compared without a colon: `rating>8`.
    var isCompared: Bool {
        switch values {
        case .number, .dates: true
        default: false
        }
    }

    /// The field that is meant, which may be typed as far as no other begins so.
    ///
    /// - Returns: One field, several that begin so, or none.
    static func meant(by typed: some StringProtocol) -> [SearchField] {
        let typed = typed.lowercased()
        return all.filter { $0.name.hasPrefix(typed) || $0.others.contains { $0.hasPrefix(typed) } }
    }

    /// The error for a field that isn't known, or can be several.
    static func error(of typed: Substring, in word: Substring) -> InvalidValue {
        let meant = meant(by: typed)
        guard meant.isEmpty else {
            return .ambiguousField(String(typed), in: String(word), meant.map(\.name))
        }
        let near = nearest(to: String(typed), among: allNames)
        return .unknownField(String(typed), in: String(word), near: near)
    }
}
