import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Bytes that are no UTF-8, and what they can be")
struct CodePageTests {
    /// Returns a text's bytes in an encoding that has all of its characters.
    private func bytes(_ text: String, _ encoding: CodePage) throws -> [UInt8] {
        try text.unicodeScalars.map { scalar in
            try #require((0...255).first { encoding.utf8([$0][...]).elementsEqual(String(scalar).utf8) })
        }
    }

    @Test(
        "each byte is the sign that the encoding has for it",
        arguments: [
            (CodePage.windows1252, String.Encoding.windowsCP1252), (.windows1250, .windowsCP1250),
            (.windows1251, .windowsCP1251),
        ])
    func signs(_ page: CodePage, _ encoding: String.Encoding) {
        for byte: UInt8 in 0...255 {
            let sign = String(decoding: page.utf8([byte][...]), as: UTF8.self)
            #expect(sign == "\u{FFFD}" || sign == String(bytes: [byte], encoding: encoding), "\(byte)")
        }
        #expect(CodePage.macRoman.utf8([0x7F, 0x80, 0xFF]).elementsEqual("\u{7F}Äˇ".utf8))
    }

    @Test(
        "letters of one script are a word, without signs and capitals among them and three accents on end",
        arguments: [
            ("Amélie", true), ("Éa", true), ("aÉ", false), ("éé", true), ("ééé", false), ("aéé", true),
            ("éaéa", true), ("¿Qué", true), ("(¿qué", true), ("l'été", true), ("l'Été", true),
            ("é-éé", true), ("a×é", false), ("é®", false), ("a£é", false), ("été£", true), ("d´été", true),
            ("col·lecció", true), ("éÀ", false), ("ÉÀ", true), ("é2à", true), ("éa2£à", true),
        ])
    func words(_ text: String, _ isWord: Bool) throws {
        var statistics = EncodingStatistics()
        statistics.add(try bytes(text, .windows1252)[...])
        #expect(statistics.likely.contains(.windows1252) == isWord)
    }

    @Test(
        "Cyrillic letters are a word, and Latin ones among them are none",
        arguments: [("Москва", true), ("Мосkва", false), ("kа", false), ("Мо k", true), ("Я", true)])
    func cyrillic(_ text: String, _ isWord: Bool) throws {
        var statistics = EncodingStatistics()
        statistics.add(try bytes(text, .windows1251)[...])
        #expect(statistics.likely.contains(.windows1251) == isWord)
    }

    @Test("an encoding is likely where one word in ten is none, and not where one in nine is")
    func likely() throws {
        #expect(EncodingStatistics().likely == CodePage.allCases)
        for (words, isLikely) in [(9, true), (8, false)] {
            var statistics = EncodingStatistics()
            for _ in 0..<words { statistics.add(try bytes("plain café", .windows1252)[...]) }
            statistics.add(try bytes("caÉ", .windows1252)[...])
            #expect(statistics.likely.contains(.windows1252) == isLikely)
            #expect(statistics.samples[.windows1252] == "plain café")
        }
    }

    @Test(
        "two bytes a sign are Japanese where a quarter are kana, and Chinese where nine in ten are high",
        arguments: [
            ([0xB0, 0xB0], 9, [0xB0, 0x20], "GB18030"), ([0xB0, 0xB0], 8, [0xB0, 0x20], nil),
            ([0xB0, 0xB0], 9, [0xB0, 0x20, 0x80, 0x20], "GB18030"),
            ([0xB0, 0xB0], 9, [0xB0, 0x7F], "GB18030"), ([0xB0, 0xB0], 8, [0xB0, 0x7F], nil),
            ([0xB0, 0xB0], 9, [0xB0, 0x40, 0xB0, 0x20], "GB18030"),
            ([0xB0, 0xB0], 9, [0xB0, 0x3F], "GB18030"), ([0xB0, 0xB0], 8, [0xB0, 0x3F], nil),
            ([0xB0, 0xB0], 9, [0xB0, 0x41], "GB18030"), ([0xB0, 0xB0], 8, [0xB0, 0x41], nil),
            ([0xB0, 0xB0], 3, [0x82, 0xB0], "GB18030"), ([0xB0, 0xB0], 2, [0x82, 0xB0], "SHIFT_JIS"),
            ([0xB0, 0xB0], 3, [0x83, 0xB0], "GB18030"), ([0xB0, 0xB0], 2, [0x83, 0xB0], "SHIFT_JIS"),
            ([0xB0, 0xB0], 2, [0x84, 0xB0], "GB18030"),
        ] as [([UInt8], Int, [UInt8], String?)])
    func seeming(_ pair: [UInt8], _ count: Int, _ rest: [UInt8], _ name: String?) {
        var statistics = EncodingStatistics()
        statistics.add((Array(repeatElement(pair, count: count).joined()) + rest)[...])
        #expect(statistics.likely == [] && statistics.seeming == name)
    }

    @Test(
        "UTF-16 is told by zeros beside ASCII in its first four bytes",
        arguments: [
            ([0x61, 0, 0x62, 0], "ab"), ([0, 0x61, 0, 0x62], "ab"), ([0x61, 0, 0x62], nil),
            ([0x61, 0, 0x80, 0], nil), ([0, 0x61, 0, 0x80], nil), ([0, 0, 0, 0], nil),
            ([0x61, 0x62, 0x63, 0x64], nil), ([0x61, 0, 0x62, 0x63], nil), ([0, 0x61, 0x62, 0x63], nil),
            ([0x61, 0x62, 0, 0x63], nil), ([0x7F, 0, 0x62, 0, 0x63, 0], "\u{7F}bc"),
        ] as [([UInt8], String?)])
    func utf16(_ bytes: [UInt8], _ text: String?) throws {
        for step in [1, .max] {
            let source = NormalizedBytes(BytesInMemory(bytes, step: step))
            var read: [UInt8] = []
            while case let more = try source.next(), !more.isEmpty { read += more }
            #expect(source.isGuessed == (text != nil))
            #expect(read == text.map { Array($0.utf8) } ?? bytes)
        }
    }
}
