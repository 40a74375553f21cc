extension Notation {
    /// The elements of a collection by their names, as the cases of an enum are.
    ///
    /// ```swift
    /// page.ask("Format", .one(of: Format.allCases)) { [self] format in export(as: format) }
    /// ```
    ///
    /// A name is typed in either case, and so is a beginning that only it has.
    ///
    /// - Parameters:
    ///   - elements: What may be named.
    ///   - name: The name of an element; its description where this is left out.
    public static func one(
        of elements: some Collection<Value>, name: @escaping (_ element: Value) -> String = { "\($0)" }
    ) -> Notation {
        let named = elements.map { (name: name($0), element: $0) }
        return Notation(.one(of: shown(named.map(\.name)), more: max(0, named.count - Self.limit))) { text in
            let text = text.lowercased()
            if let exact = named.first(where: { $0.name.lowercased() == text }) { return exact.element }
            let fitting = text.isEmpty ? [] : named.filter { $0.name.lowercased().hasPrefix(text) }
            guard fitting.count <= 1 else {
                throw Refusal(
                    .beginsSeveral(
                        text.quotation, shown(fitting.map(\.name)), more: max(0, fitting.count - Self.limit)))
            }
            return fitting.first?.element
        } write: {
            name($0)
        }
    }

    /// How many names are told at most.
    private static var limit: Int { 8 }

    private static func shown(_ names: [String]) -> [String] { Array(names.prefix(limit)) }
}
