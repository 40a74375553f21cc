/// The reason why a line of JSON can't be read.
package struct JSONError: Error, Hashable, Sendable {
    /// The column of the trouble, in bytes from 1.
    package let column: Int
    package let reason: Reason

    /// A trouble. A value stands in it as it can stand in a message.
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
