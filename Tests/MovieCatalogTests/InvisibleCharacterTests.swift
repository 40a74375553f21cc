import Platform
import Testing

@testable import MovieCatalog

@Suite("Invisible characters")
struct InvisibleCharacterTests {
    /// All scalars in the ranges where Unicode has invisible characters.
    private static let all = [0...0xFFFF, 0x1BC00...0x1D1FF, 0xE0000...0xE0FFF as ClosedRange<UInt32>]
        .joined()
        .compactMap(Unicode.Scalar.init)

    @Test("Invisible characters are Unicode's ignorable and bidi controls, except variation selectors")
    func unicode() {
        for scalar in Self.all {
            let properties = scalar.properties
            let isSelector =
                properties.isVariationSelector || 0xE0100...0xE01EF ~= scalar.value
                || 0x180B...0x180F ~= scalar.value && scalar.value != 0x180E
            guard properties.isDefaultIgnorableCodePoint || properties.isBidiControl, !isSelector else {
                continue
            }
            #expect(scalar.isInvisible, "\(scalar.escaped(asASCII: true))")
        }
        let visible = Self.all.filter(\.isInvisible).filter {
            !$0.properties.isDefaultIgnorableCodePoint && !(0xFFF0...0xFFFF ~= $0.value)
        }
        #expect(Array(visible) == [])
    }

    @Test("Invisible characters are spelled out in messages and JSON, and read back equal")
    func spelledOut() throws {
        for scalar in Self.all where scalar.isInvisible {
            let text = "a\(scalar)b"
            #expect(!harmless(text).unicodeScalars.contains(scalar))
            let movie = Movie(text)
            #expect(!String(decoding: movie.json, as: UTF8.self).unicodeScalars.contains(scalar))
            #expect(
                try Movie(json: movie.json, id: movie.id).title.unicodeScalars.elementsEqual(
                    text.unicodeScalars))
        }
    }

    @Test(
        "Invisible characters stay in emoji and between letters that join",
        arguments: ["👩‍🚀", "👁️‍🗨️", "می‌خواهم", "ക്‍", "ර්‍ය", "❤️", "葛\u{E0100}"])
    func joiners(text: String) {
        #expect(harmless(text) == text)
    }

    @Test(
        "Joiners that join nothing are spelled out",
        arguments: [
            "a\u{200D}b", "\u{200D}", "1\u{200D}2", "a\u{200C}", "a\u{200D}🚀", "👩\u{200D}a", "👩\u{200C}🚀",
        ])
    func strayJoiners(text: String) {
        #expect(harmless(text) != text)
    }
}
