import Platform
import Testing

@testable import MovieCatalog

@Suite("Titles")
struct TitleTests {
    @Test("Every Latin letter with marks folds the same in either case and either normal form")
    func latinLetters() throws {
        for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) {
            let letter = try #require(Unicode.Scalar(UInt32(value)))
            let plain = LatinLetters.plain(letter)
            #expect(plain.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }, "\(letter)")
            let upper = letter.properties.uppercaseMapping
            guard letter.properties.isLowercase, upper.unicodeScalars.count == 1, !plain.isEmpty else {
                continue
            }
            #expect(folded(upper) == plain, "\(letter) and \(upper)")
        }
        #expect(folded("\u{E9}") == folded("e\u{301}"))
        #expect(folded("\u{1EC7}") == folded("e\u{323}\u{302}"))
    }

    @Test("Titles sort by their words and numbers, without articles, punctuation or accents")
    func filing() {
        let filed = [
            "$0.50", "The 1st Night", "2 Fast 2 Furious", "10 Things I Hate About You", "The 39 Steps",
            "101 Dalmatians", "2001: A Space Odyssey", "A", "À bout de souffle", "Alien", "Alien 3",
            "Alien 20",
            "Aliens", "Amélie", "An American in Paris", "The Apartment", "The 'Burbs", "“Crocodile” Dundee",
            "¡Dios!", "The The", "Them!", "Zodiac", "Ödipussi 七",
        ]
        let sorted = filed.reversed().sorted {
            TitleForm(of: $0).sortKey.lexicographicallyPrecedes(TitleForm(of: $1).sortKey)
        }
        #expect(
            sorted == [
                "$0.50", "The 1st Night", "2 Fast 2 Furious", "10 Things I Hate About You", "The 39 Steps",
                "101 Dalmatians", "2001: A Space Odyssey", "A", "À bout de souffle", "Alien", "Alien 3",
                "Alien 20", "Aliens", "Amélie", "An American in Paris", "The Apartment", "The 'Burbs",
                "“Crocodile” Dundee", "¡Dios!", "Ödipussi 七", "The The", "Them!", "Zodiac",
            ])
    }

    @Test("Equal titles sort by year, and those without a year come last")
    func years() {
        let form = TitleForm(of: "Heat")
        let keys = [1, 255, 256, 511, 512, 1791, 1792, 1995, 2047, 2048, 2303, 2304, 9999, nil].map {
            form.sortKey(year: $0)
        }
        for (left, right) in zip(keys, keys.dropFirst()) { #expect(left.lexicographicallyPrecedes(right)) }
        let key = Array("heat 0\u{1}2\0".utf8) + [0x07, 0xCB]
        #expect(TitleForm(of: "Heat 2").sortKey(year: 1995) == key, "the key that catalogs store")
    }

    @Test(
        "A title of only an article, punctuation or digits still has a sort key",
        arguments: ["The", "A", "...", "The ...", "???", "300", "0", String(repeating: "9", count: 999)])
    func bareTitles(_ title: String) {
        #expect(TitleForm(of: title).sortKey != TitleForm(of: "").sortKey)
    }
}
