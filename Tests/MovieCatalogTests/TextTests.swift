import Testing

@testable import MovieCatalog

@Suite("Texts and the numbers in them")
struct TextTests {
    private func bytes(_ text: String) -> ArraySlice<UInt8> { Array("..\(text)".utf8).dropFirst(2) }

    @Test(
        "bytes are taken apart at a sign, an empty part at the end aside",
        arguments: [
            ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("a,", ["a"]), (",a", ["", "a"]), (",", [""]),
            ("ab,,c", ["ab", "", "c"]), ("a,,", ["a", ""]),
        ] as [(String, [String])])
    func parts(_ text: String, _ parts: [String]) {
        let found = bytes(text).parts(at: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
        #expect(found == parts)
        #expect(
            bytes(text).has(",") == text.contains(",") && text.has(UInt8(ascii: ",")) == text.contains(","))
    }

    @Test(
        "a number is exact, whatever zeros and power of ten it is written with",
        arguments: [
            ("0", 0, 0), ("-0", 0, 0), ("0.0", 0, 0), ("0e5", 0, 0), ("7", 0, 7), ("-7", 0, -7),
            ("70", 0, 70),
            ("100200", 0, 100_200), ("1.0", 0, 1), ("0.5", 1, 5), ("-0.50", 1, -5), ("8.5", 1, 85),
            ("8.5", 0, nil), ("8.55", 1, nil), ("1e3", 0, 1_000), ("1E+3", 0, 1_000),
            ("1e10", 0, 10_000_000_000),
            ("1500e-2", 0, 15), ("1500e-3", 0, nil), ("1500e-3", 1, 15), ("1.25e2", 0, 125), ("1e0", 0, 1),
            ("9223372036854775807", 0, .max), ("-9223372036854775808", 0, .min),
            ("9223372036854775808", 0, nil), ("1e18", 0, 1_000_000_000_000_000_000), ("1e19", 0, nil),
            ("922337203685477580.7", 1, .max),
        ] as [(String, Int, Int?)])
    func decimalNumber(_ text: String, _ power: Int, _ number: Int?) throws {
        let decimal = try #require(DecimalNumber(bytes(text)))
        #expect((try? decimal.integer(timesTenTo: power)) == number)
    }

    @Test(
        "and what JSON doesn't write so is no number",
        arguments: [
            "", "-", "+1", "00", "01", "-01", "1.", ".5", "1.e3", "1e", "1e+", "1e-", "1e+-3", "1ee3", "1x",
            "1 ",
        ])
    func noDecimalNumber(_ text: String) { #expect(DecimalNumber(bytes(text)) == nil) }

    @Test(
        "tenths are written with no more digits than they take",
        arguments: [(0, "0"), (1, "0.1"), (-1, "-0.1"), (10, "1"), (-10, "-1"), (79, "7.9"), (110, "11")])
    func tenths(_ tenths: Int, _ text: String) { #expect(DecimalNumber.text(tenths: tenths) == text) }

    @Test(
        "a word is so many changes of a letter from another, two that are swapped being one",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "axc", 1),
            ("abc", "xbc", 1),
            ("abc", "xabc", 1), ("abc", "abxc", 1), ("abc", "abcx", 1), ("abc", "bc", 1), ("abc", "ac", 1),
            ("abc", "ab", 1), ("ab", "ba", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("abc", "cba", 2),
            ("ca", "abc", 3), ("kitten", "sitting", 3), ("abc", "xyz", 3), ("aab", "aba", 1),
            ("abab", "baba", 2),
        ])
    func distance(_ text: String, _ other: String, _ distance: Int) {
        #expect(EditDistance.between(text, other) == distance)
        #expect(EditDistance.between(other, text) == distance)
    }

    @Test(
        "the nearest of words is the first with one slip, or two where they are less than half of it",
        arguments: [
            ("a", ["b"], nil), ("ab", ["cd", "ac", "xb"], "ac"), ("abc", ["xyc"], nil),
            ("abcd", ["abxy"], "abxy"),
            ("ABCD", ["wxyz", "abcx"], "abcx"), ("abcdefgh", ["abcdexyz"], nil), ("abcd", [], nil),
        ] as [(String, [String], String?)])
    func near(_ word: String, _ words: [String], _ found: String?) {
        #expect(nearest(to: word, among: words) == found)
    }

    @Test(
        "digits are a number, and tenths of 0 to 10 with one decimal",
        arguments: [
            ("", nil, nil), ("0", 0, 0), ("9", 9, 90), ("10", 10, 100), ("11", 11, nil), ("007", 7, 70),
            ("8.5", nil, 85), ("8,5", nil, 85), ("0.0", nil, 0), ("10.9", nil, 109), ("8.55", nil, nil),
            ("8.", nil, nil), (".5", nil, nil), ("8.x", nil, nil), ("8 ", nil, nil), ("-1", nil, nil),
            ("9223372036854775807", .max, nil), ("9223372036854775808", nil, nil),
            ("99999999999999999999", nil, nil),
        ] as [(String, Int?, Int?)])
    func numbers(_ text: String, _ number: Int?, _ tenths: Int?) {
        #expect(text.utf8.number == number && text.utf8.tenths == tenths)
    }

    @Test(
        "stars are full, half and hollow",
        arguments: [
            ("", [0, 0, 0]), ("★", [1, 0, 0]), ("**½", [2, 1, 0]), ("★★☆☆☆", [2, 0, 3]), ("⭐️ ⭐", [2, 0, 0]),
            ("½½", [0, 2, 0]), ("★x", nil),
        ] as [(String, [Int]?)])
    func stars(_ text: String, _ counts: [Int]?) {
        #expect(text.stars.map { [$0.full, $0.halves, $0.hollow] } == counts)
    }

    @Test(
        "bytes lose the spaces around them",
        arguments: [("", ""), ("  ", ""), ("a", "a"), (" a", "a"), ("a ", "a"), ("  a  b ", "a  b")])
    func trimmed(_ text: String, _ trimmed: String) {
        #expect(bytes(text).trimmed.elementsEqual(trimmed.utf8))
    }

    @Test(
        "an id at IMDb is tt and seven digits or more, alone or in an address",
        arguments: [
            ("tt0113277", "tt0113277"), ("tt011327", nil), ("xx0113277", nil), ("ttx113277", nil),
            ("0113277", nil),
            ("tt011327x", nil), ("heat heat", nil), ("tt123456789012345678", "tt123456789012345678"),
            ("tt1234567890123456789", nil), ("", nil), ("tt", nil),
            ("https://www.imdb.com/title/tt0113277/?ref_=fn", "tt0113277"),
            ("imdb.com/title/tt0113277?x", "tt0113277"), ("imdb.com/name/nm0000134/", nil),
        ] as [(String, String?)])
    func imdbID(_ text: String, _ id: String?) {
        #expect(text.imdbID.map(String.init) == id)
        #expect(bytes(text).isIMDbID == (text == id))
    }

    @Test(
        "a value is shown in a message plain or in quotes, cut short, on one line",
        arguments: [
            ("1949-08-31", "1949-08-31"), ("-", "-"), ("", "“”"), ("1949.5", "“1949.5”"), ("a", "“a”"),
            (String(repeating: "9", count: 20), String(repeating: "9", count: 20)),
            (String(repeating: "9", count: 21), "“\(String(repeating: "9", count: 21))”"),
            (String(repeating: "a", count: 40), "“\(String(repeating: "a", count: 40))”"),
            (String(repeating: "a", count: 41), "“\(String(repeating: "a", count: 40))…”"),
            ("a\n\u{85}\u{E000}\u{2028}", "“a\\n\\u{0085}\\u{E000}\\u{2028}”"),
            ("a\u{200B}b", "“a\\u{200B}b”"),
            ("👩‍🚀", "“👩‍🚀”"),
        ])
    func shown(_ value: String, _ text: String) { #expect(MovieCatalog.shown(value) == text) }
}
