/// A place in a program, in words: `/movies;page=3/tt0111161/edit`.
///
/// Each part leads one step further, to a flow or a screen; what stands behind a semicolon says how that looked. `..` is
/// a step up in the tree with all still there: `/movies/tt1/../tt2` is the second movie over the first one. What means
/// something in a path, and what can't be read in a line, is written as in an address on the web: `%2F`.
///
/// ```swift
/// if let path = Path("/movies/tt0111161") { try navigator.open(path) }
/// print(navigator.stack.path)
/// ```
public struct Path: Hashable, Sendable, LosslessStringConvertible {
    /// A step of a path.
    public struct Part: Hashable, Sendable {
        /// The name of the route.
        public var name: String

        /// How it looks there, by name: see ``Restorable``.
        public var state: [String: String]

        /// Makes a step.
        public init(_ name: String, state: [String: String] = [:]) {
            self.name = name
            self.state = state
        }
    }

    /// A step up in the tree.
    static let up = Part("..")

    /// The steps from the root on.
    public var parts: [Part]

    /// Makes a path of these steps; of none, the root's.
    public init(_ parts: [Part] = []) {
        self.parts = parts
    }

    /// Reads a path; `nil` where it doesn't begin with a slash or is written wrong.
    public init?(_ description: String) {
        guard description.first == "/" else { return nil }
        parts = []
        for text in description.dropFirst().split(separator: "/") {
            var pieces = text.split(separator: ";", omittingEmptySubsequences: false)[...]
            guard let name = pieces.popFirst().flatMap(decoded), !name.isEmpty else { return nil }
            var part = Part(name)
            for piece in pieces {
                let pair = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard pair.count == 2, let key = decoded(pair[0]), let value = decoded(pair[1]) else {
                    return nil
                }
                part.state[key] = value
            }
            parts.append(part)
        }
    }

    /// The path as it is written.
    public var description: String {
        if parts.isEmpty { return "/" }
        return parts.map { part in
            let state = part.state.sorted { $0.key < $1.key }
            return "/" + encoded(part.name) + state.map { ";\(encoded($0))=\(encoded($1))" }.joined()
        }.joined()
    }
}

private let hexadecimal = Array("0123456789ABCDEF".utf8)

/// The text with what means something in a path, or in a line, as `%2F`.
private func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        if byte <= 0x20 || byte >= 0x7F || "/;=%".utf8.contains(byte) {
            bytes += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
            bytes.append(byte)
            continue
        }
        let digits = Substring(rest.prefix(2))
        guard digits.utf8.count == 2,
            digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let value = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
}
