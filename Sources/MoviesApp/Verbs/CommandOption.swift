import MovieCatalog

package struct CommandOption: Sendable {
    package enum ArgumentKind: Sendable {
        case file(String)
        case oneOf(String, [String])
        case number(String, ClosedRange<Int>)
        case other(String)

        package var name: String {
            switch self {
            case .file(let name), .oneOf(let name, _), .number(let name, _), .other(let name): name
            }
        }
    }

    package let name: String
    package let value: ArgumentKind?
    package let meaning: String
    let isOfPages: Bool

    init(_ name: String, _ value: ArgumentKind?, _ meaning: String, isOfPages: Bool = false) {
        (self.name, self.value, self.meaning, self.isOfPages) = (name, value, meaning, isOfPages)
    }

    init(_ name: String, _ meaning: String, isOfPages: Bool = false) {
        self.init(name, nil, meaning, isOfPages: isOfPages)
    }

    static func named(_ name: some StringProtocol) -> CommandOption? {
        let ofVerbs = Verb.table.lazy.flatMap(\.options)
        return general.first { $0.name == name } ?? ofVerbs.first { $0.name == name }
    }

    package var spelling: String { value.map { "\(name) \($0.name)" } ?? name }

    func check(_ text: String) throws(UsageError) {
        switch value {
        case .oneOf(_, let names) where !names.contains(text):
            throw UsageError(
                "\(name) can't be “\(text)”. Use \(names.filter { !$0.hasPrefix("-") }.joined(separator: ", "))."
            )
        case .number(_, let range) where Int(text).map(range.contains) != true:
            throw UsageError("\(name) can't be “\(text)”. Use \(wholeNumber(in: range)).")
        default: break
        }
    }
}
