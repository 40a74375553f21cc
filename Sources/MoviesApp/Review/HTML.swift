import MovieCatalog

/// Markup, in which interpolated texts are escaped: `"<b>\(title)</b>\(markup: rest)"`.
struct HTML: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation parts: StringInterpolation) { text = parts.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ markup: String) { text += markup }
        mutating func appendInterpolation(markup: HTML?) { text += markup?.text ?? "" }
        mutating func appendInterpolation(markup: [HTML]) { for part in markup { text += part.text } }
        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ plain: String) {
            for scalar in harmless(plain).unicodeScalars {
                switch scalar {
                case "&": text += "&amp;"
                case "<": text += "&lt;"
                case ">": text += "&gt;"
                case "\"": text += "&quot;"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
    }
}
