package import MovieCatalog

extension JSONError: CustomStringConvertible {
    /// `column 17: the year “x” is not a whole number`.
    package var description: String { "column \(column): \(reason)" }
}

extension JSONError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notUTF8: "this is not UTF-8 text"
        case .endOfText: "a value is missing at the end"
        case .missingName: "a key in quotes is missing"
        case .missingColon: "a colon is missing"
        case .trailingText: "something follows where the line should end"
        case .controlCharacter: "the text has a control character, which is written with a “\\”"
        case .openQuote: "this quote is never closed"
        case .unknownEscape: "“\\” can't escape this character"
        case .halfCharacter: "this is half a character"
        case .missingDigits: "four hexadecimal digits are missing"
        case .notAnObject: "this is not an object in braces"
        case .notAValue(let text): "\(shown(text)) is not a value"
        case .tooDeep(let limit): "this is more than \(limit) lists deep"
        case .missingBracket(let bracket, let orComma):
            orComma ? "a comma or “\(bracket)” is missing" : "“\(bracket)” is missing"
        case .repeatedKey(let key): "the key \(key) is repeated"
        case .repeatedPart(let part, let key): "the key \(part) of \(key) is repeated"
        case .missingKey(let key): "there is no \(key)"
        case .tooLarge(let key, let value): "the \(key) \(value) is too large"
        case .mismatch(let key, let value, let expected): "the \(key) \(value) is not \(expected.words)"
        }
    }
}

extension JSONError.Expected {
    fileprivate var words: String {
        switch self {
        case .text: "text"
        case .texts: "a list of texts"
        case .integer: "a whole number"
        case .tenths: "a number with one decimal"
        case .rating: Rating.wanted
        case .flag: "true or false"
        case .date: "a date such as 1949-08-31"
        case .dates: "a list of dates"
        case .flagOrDate: "true, false or a date such as 2024-01-05"
        }
    }
}
