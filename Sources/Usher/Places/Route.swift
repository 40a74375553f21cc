/// The path to a place in a program, as text: `/movies;page=3/tt0111161/edit`.
///
/// Each part leads to a flow or a screen, whose state follows a semicolon. `..` goes up in the tree
/// without closing anything: `/movies/tt1/../tt2` is the second movie on top of the first. The
/// root's state comes first: `/;theme=dark/movies`. Delimiters, spaces and non-ASCII bytes are
/// percent-encoded as in URLs, and an empty name is `%`.
///
/// ```swift
/// try navigator.open("/movies/tt0111161")
/// print(navigator.stack.route)
/// ```
public struct Route: Hashable, Sendable, LosslessStringConvertible, ExpressibleByStringLiteral {
    package struct Part: Hashable, Sendable {
        package var name: String
        package var state: [String: String]
        let leadsUp: Bool
        package static let up = Part("..", leadsUp: true)

        package init(_ name: String, state: [String: String] = [:], leadsUp: Bool = false) {
            (self.name, self.state, self.leadsUp) = (name, state, leadsUp)
        }
    }

    package var state: [String: String]
    package var parts: [Part]

    /// Makes a route from names, escaping them as needed.
    public init(names: [String]) { self.init(names.map { Part($0) }) }

    package init(_ parts: [Part] = [], state: [String: String] = [:]) {
        (self.parts, self.state) = (parts, state)
    }

    /// Parses a route; `nil` if it doesn't begin with a slash or is malformed.
    public init?(_ description: String) {
        guard description.first == "/" else { return nil }
        self.init()
        for (index, text) in description.split(separator: "/").enumerated() {
            if text == ".." {
                parts.append(.up)
                continue
            }
            var pieces = text.split(separator: ";", omittingEmptySubsequences: false)[...]
            guard let first = pieces.popFirst(), first != ".." else { return nil }
            var state: [String: String] = [:]
            for piece in pieces {
                let pair = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard pair.count == 2, let key = decoded(pair[0]), let value = decoded(pair[1]) else {
                    return nil
                }
                state[key] = value
            }
            if first.isEmpty {
                guard index == 0 else { return nil }
                self.state = state
            } else {
                guard let name = first == "%" ? "" : decoded(first) else { return nil }
                parts.append(Part(name, state: state))
            }
        }
    }

    /// Makes a route from a literal. Traps if it's malformed.
    public init(stringLiteral text: String) {
        guard let route = Route(text) else {
            mistake("“\(text)” is not a route. A route begins with a slash")
        }
        self = route
    }

    /// The route as text.
    public var description: String {
        let root = state.isEmpty ? "" : "/" + written(state)
        let steps = parts.map { part in
            part.leadsUp ? "/.." : "/" + written(name: part.name) + written(part.state)
        }
        let route = root + steps.joined()
        return route.isEmpty ? "/" : route
    }
}

/// The error for a part of a route that can't be opened.
public struct RouteError: Error, Translatable, CustomStringConvertible {
    let route: Route
    /// The index of the part; `nil` for the root's state.
    let index: Int?
    let isState: Bool

    /// Why the part can't be opened.
    public let reason: any Error

    /// The part and the reason, in one line.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        let part = index.map { route.parts[$0] }
        let state = part.map { Route([$0]) } ?? Route(state: route.state)
        let text = part.flatMap { isState ? nil : $0.name } ?? String(state.description.dropFirst())
        return words(
            "open.failed", ["part": text, "path": route.description, "reason": words.text(of: reason)])
    }
}

private func written(name: String) -> String {
    switch name {
    case "": "%"
    case "..": "%2E%2E"
    default: encoded(name)
    }
}

private func written(_ state: [String: String]) -> String {
    state.sorted(by: <).map { ";\(encoded($0))=\(encoded($1))" }.joined()
}

private func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        if byte <= 0x20 || byte >= 0x7F || "/;=%".utf8.contains(byte) {
            bytes += Array("\(byte < 0x10 ? "%0" : "%")\(String(byte, radix: 16, uppercase: true))".utf8)
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func decoded(_ text: Substring) -> String? {
    let pieces = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Array(pieces[0])
    for piece in pieces.dropFirst() {
        let digits = Substring(piece.prefix(2))
        guard digits.utf8.count == 2, digits.first?.isHexDigit == true, let byte = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(byte)
        bytes += piece.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
}
