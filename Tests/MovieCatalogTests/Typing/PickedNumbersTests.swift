import MoviesApp
import Testing

@testable import MovieCatalog

@Suite("Numbers of several at once")
struct PickedNumbersTests {
    @Test(
        "are picked with commas and dashes, each once, and end at the first word",
        arguments: [
            ("3", [3], ""), ("1,3,5-8", [1, 3, 5, 6, 7, 8], ""), ("1,3 yesterday", [1, 3], "yesterday"),
            ("1, 3 , 5 noirvember", [1, 3, 5], "noirvember"), ("2-4,3,1", [2, 3, 4, 1], ""),
            (" 10 ", [10], ""),
            ("1–3", [1, 2, 3], ""), ("4-4", [4], ""), ("1-4 8.5 great", [1, 2, 3, 4], "8.5 great"),
        ] as [(String, [Int], String)])
    func picks(_ text: String, _ numbers: [Int], _ rest: String) throws {
        let picked = try #require(try PickedNumbers(leading: text, of: 1...10))
        #expect(picked.numbers == numbers && picked.rest == rest)
    }

    @Test(
        "and what isn't there or can't be read is named",
        arguments: [
            ("11", "There is no line 11. Choose 1 to 10."), ("0", "There is no line 0. Choose 1 to 10."),
            (
                "1-99999999999999999999",
                "“1-99999999999999999999” is not a number of a line. Type numbers such as 1,3,5-8."
            ),
            ("2-11", "There is no line 11. Choose 1 to 10."), ("5-3", "5-3 runs backwards. Type 3-5."),
            ("1,", "A number is missing after the comma. Type numbers such as 1,3,5-8."),
            ("1,,2", "A number is missing after the comma. Type numbers such as 1,3,5-8."),
            ("5-", "5- is not a number of a line. Type numbers such as 1,3,5-8."),
            ("1-2-3", "1-2-3 is not a number of a line. Type numbers such as 1,3,5-8."),
            ("3x", "“3x” is not a number of a line. Type numbers such as 1,3,5-8."),
            ("1, x", "“x” is not a number of a line. Type numbers such as 1,3,5-8."),
        ])
    func refuses(_ text: String, _ message: String) {
        let error = #expect(throws: InvalidValue.self) { try PickedNumbers(leading: text, of: 1...10) }
        #expect(error?.description == message)
    }

    @Test("and words are none")
    func words() throws {
        for text in ["", "noirvember 1", ",1", "-3"] {
            #expect(try PickedNumbers(leading: text, of: 1...10) == nil)
        }
    }
}
