/// A strict HTML parser. Requires closed elements and quoted attributes.
struct Markup {
    private(set) var root = Element(name: "")

    final class Element {
        let name: String
        var attributes: [String: String] = [:]
        var children: [Element] = []
        /// The text of the element and its descendants.
        var text = ""

        init(name: String) { self.name = name }

        /// Returns all descendants with this name and, if `kind` isn't nil, this class.
        func all(_ name: String, _ kind: String? = nil) -> [Element] {
            children.flatMap { child in
                let isWanted =
                    child.name == name
                    && (kind.map {
                        child.attributes["class"]?.split(separator: " ").contains($0[...]) == true
                    } ?? true)
                return (isWanted ? [child] : []) + child.all(name, kind)
            }
        }

        var everything: [Element] { [self] + children.flatMap(\.everything) }
    }

    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private var rest: Substring.UnicodeScalarView

    init(_ text: String) throws {
        rest = Substring(text).unicodeScalars
        guard take("<!DOCTYPE html>\n") else { throw mistake("no document type") }
        var open = [root]
        while !rest.isEmpty {
            if take("</") {
                let name = taken { $0 != ">" }
                guard take(">"), open.count > 1, open.removeLast().name == name else {
                    throw mistake("</\(name)>")
                }
            } else if take("<") {
                let element = Element(name: taken(while: Self.isOfName))
                guard !element.name.isEmpty else { throw mistake("an element without a name") }
                open[open.count - 1].children.append(element)
                while take(" ") {
                    let name = taken(while: Self.isOfName)
                    if name.isEmpty { continue }
                    guard take("=\""), element.attributes[name] == nil else {
                        throw mistake("attribute \(name)")
                    }
                    element.attributes[name] = try decoded(taken { $0 != "\"" })
                    guard take("\"") else { throw mistake("an open attribute") }
                }
                if take("/>") { continue }
                guard take(">") else { throw mistake("in <\(element.name)") }
                open.append(element)
            } else {
                let text = try decoded(taken { $0 != "<" })
                for element in open { element.text += text }
            }
        }
        guard open.count == 1 else { throw mistake("\(open.count - 1) open elements") }
    }

    private func mistake(_ what: String) -> Mistake {
        Mistake(description: "\(what) before \(Substring(rest.prefix(60)))")
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.isASCII || "-0123456789".unicodeScalars.contains(scalar)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest = rest.dropFirst(text.unicodeScalars.count)
        return true
    }

    private mutating func taken(while isWanted: (Unicode.Scalar) -> Bool) -> String {
        let taken = rest.prefix(while: isWanted)
        rest = rest[taken.endIndex...]
        return String(taken)
    }

    private func decoded(_ text: String) throws -> String {
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        guard
            !text.unicodeScalars.contains(where: { "<>\"".unicodeScalars.contains($0) }) || text.contains("{")
        else {
            throw mistake("a sign that isn't escaped in \(text.prefix(40))")
        }
        return try parts.dropFirst().reduce(String(parts[0])) { decoded, part in
            let name = part.prefix { $0 != ";" }
            guard let sign = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][name], name.count < part.count
            else {
                throw mistake("&\(part.prefix(10))")
            }
            return decoded + sign + part.dropFirst(name.count + 1)
        }
    }
}
