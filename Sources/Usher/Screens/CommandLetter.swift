extension Unicode.Scalar {
    /// Whether a page with a list keeps the letter for turning it.
    var turnsList: Bool { self == "n" || self == "p" }

    /// Whether a page may offer it: a letter in lower case or a sign, and not one the session answers itself.
    var canBeCommand: Bool {
        guard isASCII else { return !properties.isUppercase && !properties.isWhitespace && displayWidth > 0 }
        switch UInt8(truncatingIfNeeded: value) {
        case UInt8(ascii: "b"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "?"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            return false
        case let byte: return UInt8(ascii: "!")...UInt8(ascii: "~") ~= byte
        }
    }
}
