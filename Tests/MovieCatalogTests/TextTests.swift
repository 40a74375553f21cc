import Testing

@testable import MovieCatalog

@Suite("Texts and the numbers in them")
struct TextTests {
    @Test(
        "tenths are written with no more digits than they take",
        arguments: [(0, "0"), (1, "0.1"), (-1, "-0.1"), (10, "1"), (-10, "-1"), (79, "7.9"), (110, "11")])
    func tenths(_ tenths: Int, _ text: String) { #expect(DecimalNumber.text(tenths: tenths) == text) }

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
}
