package struct JSONError: Error, Hashable, Sendable {
    /// In bytes, from 1.
    package let column: Int
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case notUTF8, endOfText, missingName, missingColon, trailingText, controlCharacter, openQuote
        case unknownEscape, halfCharacter, missingDigits, notAnObject
        case notAValue(String)
        case tooDeep(limit: Int)
        case missingBracket(Character, orComma: Bool)
        case repeatedKey(String)
        case repeatedPart(String, of: String)
        case missingKey(String)
        case tooLarge(key: String, value: String)
        case mismatch(key: String, value: String, Expected)
    }

    package enum Expected: Sendable {
        case text, texts, integer, tenths, rating, flag, date, dates, flagOrDate
    }
}
