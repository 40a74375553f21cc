import Foundation

/// A Swift file, read as text. It relies on the layout that `swift format` gives a file.
struct SourceFile {
    /// Where it lies in its example, without `.swift`.
    let name: String

    /// Its lines without comments and blank lines.
    let lines: [String]

    /// The types it declares, in an extension that stands for a folder too, but not those inside of another type.
    let declarations: [Declaration]

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n").map(String.init).filter { line in
            let code = line.drop { $0 == " " }
            return !code.isEmpty && !code.hasPrefix("//")
        }
        declarations = Self.parts(of: lines).compactMap(\.declaration)
    }

    /// The words of the code that could be a type's name, without what stands in texts.
    var words: Set<String> {
        let code = lines.joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
        return Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }

    /// The texts of the code, without what stands on a page.
    var texts: Set<String> {
        let code = lines.joined(separator: "\n").replacing(
            /\bpage\.\w+\((?:(?:\w+: )?"[^"\n]*"(?:, )?)+/, with: "")
        return Set(code.matches(of: /"([^"\n]*)"/).map { String($0.1) })
    }

    /// How often a type is found out only at run time.
    var casts: Int { count(#/\bas[?!]|(?:moduleInput|destination)\(as:/#) }

    func count(_ pattern: some RegexComponent) -> Int {
        lines.reduce(0) { $0 + $1.matches(of: pattern).count }
    }

    /// What the file says of each type, in its declaration and in extensions.
    var linesOfTypes: [String: [String]] {
        var lines: [String: [String]] = [:]
        for part in Self.parts(of: self.lines) where !part.lines.isEmpty {
            lines[part.type, default: []] += part.lines
        }
        return lines
    }
}

/// A type as its declaration begins.
struct Declaration {
    let kind: String
    let name: String

    init?(_ code: Substring) {
        let beginning = /(?:private |final )*(actor|class|struct|enum|protocol|typealias) ([A-Z][A-Za-z]*)/
        guard let match = code.prefixMatch(of: beginning) else { return nil }
        (kind, name) = (String(match.1), String(match.2))
    }
}

extension SourceFile {
    /// Some lines that are about one type.
    private struct Part {
        let type: String
        var declaration: Declaration?
        var lines: [String] = []
    }

    /// Cuts a file into what it says of each type. Closing braces don't count, nor does an extension's first line, unless
    /// it adds a conformance.
    private static func parts(of lines: [String]) -> [Part] {
        var parts: [Part] = []
        var extended: String?
        for line in lines {
            let indentation = line.prefix { $0 == " " }.count
            let code = line.dropFirst(indentation)
            if indentation == 0, let match = code.prefixMatch(of: /extension (?:[A-Za-z]+\.)*([A-Za-z]+)/) {
                extended = String(match.1)
                parts.append(Part(type: String(match.1), lines: code.contains(":") ? [line] : []))
            } else if indentation == 0 || indentation == 4 && extended != nil,
                let declaration = Declaration(code)
            {
                if indentation == 0 { extended = nil }
                parts.append(Part(type: declaration.name, declaration: declaration, lines: [line]))
            } else if indentation == 4, code == "}", let extended {
                parts.append(Part(type: extended))
            } else if indentation > 0, code != "}", !parts.isEmpty {
                parts[parts.count - 1].lines.append(line)
            }
        }
        return parts
    }
}
