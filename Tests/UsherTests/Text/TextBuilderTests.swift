import Platform
import Randomness
import Testing

@testable import Usher

@Suite struct TextBuilderTests {
    private func shown(_ text: String) -> (bytes: [UInt8], width: Int) {
        var (bytes, width): ([UInt8], Int) = ([], 0)
        for scalar in text.unicodeScalars {
            var one = TextBuilder()
            width += one.append(plain: String(scalar))
            bytes += one.array
        }
        return (bytes, width)
    }

    @Test(
        "A character is written the same at any place in a text",
        arguments: [
            "\u{0}", "\u{1B}", "\u{1F}", " ", "~", "\u{7F}", "\n", "\t", "\u{80}", "\u{9F}", "\u{A0}", "é",
            "七", "😀",
            "\u{202E}", "!", "@",
        ])
    func position(character: String) {
        for length in 0...17 {
            for place in 0...length {
                let text =
                    String(repeating: "a", count: place) + character
                    + String(repeating: "b", count: length - place)
                var buffer = TextBuilder()
                let width = buffer.append(plain: text)
                let expected = shown(text)
                #expect(buffer.array == expected.bytes, "\(text.debugDescription)")
                #expect(width == expected.width, "\(text.debugDescription)")
            }
        }
    }

    @Test("Every character that is invisible or changes the text's direction is spelled out")
    func invisible() {
        for scalar in (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init) where scalar.isInvisible {
            let spelled = scalar.escaped(asASCII: true)
            let title = shown("a\(scalar)b")
            #expect(String(decoding: title.bytes, as: UTF8.self) == "a\(spelled)b")
            #expect(title.width == spelled.utf8.count + 2)
        }
    }

    @Test("A joiner is kept if its script needs it", arguments: ["👩‍🚀", "می‌خواهم", "ക്‍", "❤️"])
    func joiners(text: String) {
        var buffer = TextBuilder()
        buffer.append(plain: text)
        #expect(buffer.array == Array(text.utf8))
    }

    @Test(
        "A joiner that has nothing to join is spelled out",
        arguments: [
            "م\u{200C}", "م\u{200C}a", "a\u{200C}م", "\u{200D}م", "👩\u{200D}", "👩\u{200D}a", "a\u{200D}👩",
        ])
    func strayJoiners(text: String) {
        var buffer = TextBuilder()
        buffer.append(plain: text)
        #expect(buffer.text.contains("\\u{200"))
    }

    @Test("A row counts its columns and separates its heading, fields and details")
    func row() {
        var row = Row()
        func text() -> String { row.buffer.text(row.pageLine(.text).range) }
        row.begin()
        row.heading("Old")
        row.write("Old")
        row.begin()
        #expect(row.heading == nil && text().isEmpty && row.width == 0)
        row.write(12)
        row.write(sign: UInt8(ascii: "."))
        row.beginText()
        row.field("year", 1979)
        row.field("七", "é")
        row.detail("long")
        row.detail(nil)
        row.detail("")
        #expect(text() == "12. year: 1979, 七: é, long")
        #expect(row.width == 27)
        let end = row.buffer.count
        #expect(row.details.map(\.start) == [end - ", long".utf8.count, end, end])
        row.begin()
        row.detail("alone")
        #expect(text() == "alone" && row.width == 5)
    }

    @Test("A text builder keeps its text while it grows, and after it was shortened")
    func growth() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<50 {
            var buffer = TextBuilder()
            var expected: [UInt8] = []
            for _ in 0..<60 {
                let word = String(
                    repeating: "ab七\u{1B}c".randomElement(using: &random) ?? "d",
                    count: .random(in: 0...300, using: &random))
                let start = buffer.count
                buffer.append(plain: word)
                expected += shown(word).bytes
                #expect(buffer.text(start..<buffer.count).utf8.elementsEqual(expected[start...]))
                if Bool.random(using: &random) {
                    let number = Int.random(in: .min ... .max, using: &random)
                    buffer.append("\(number)")
                    expected += Array("\(number)".utf8)
                }
            }
            #expect(buffer.array == expected, "seed \(RandomNumbers.seed)")
            let length = Int.random(in: 0...buffer.count, using: &random)
            buffer.truncate(to: length)
            buffer.append(plain: "end")
            #expect(buffer.array == expected[..<length] + Array("end".utf8), "seed \(RandomNumbers.seed)")
        }
    }
}
