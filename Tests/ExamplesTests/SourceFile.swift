import Foundation

/// A Swift file of an example, parsed as text. Relies on the layout that `swift format` produces.
struct SourceFile {
    /// The path within the example, without `.swift`.
    let name: String

    /// The words outside comments and string literals, some of which are type names.
    let words: Set<String>

    /// The types declared at the top level, or in an extension of the folder's namespace.
    let types: Set<String>

    init(name: String, text: String) {
        self.name = name
        let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        words = Set(
            lines.joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
                .split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let declaration =
            /( {4})?(?:private |package |final )*(?:actor|class|struct|enum|protocol|typealias) ([A-Z][A-Za-z]*)/
        var isInExtension = false
        types = lines.reduce(into: []) { types, line in
            if line.hasPrefix("extension ") { isInExtension = true }
            guard let match = line.prefixMatch(of: declaration) else { return }
            if match.1 == nil { isInExtension = false }
            if match.1 == nil || isInExtension { types.insert(String(match.2)) }
        }
    }
}
