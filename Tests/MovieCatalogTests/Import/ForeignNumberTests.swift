import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Numbers, ratings and lists as other programs write them")
struct ForeignNumberTests {
    private func cell(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test(
        "a whole number has thousands apart, a dollar before it or a percent sign behind it, and no decimals",
        arguments: [
            ("0", 0), ("12345", 12_345), ("1,234,567", 1_234_567), ("12,345", 12_345), ("123,456", 123_456),
            ("1234,567", nil), ("1,23", nil), ("1,2345", nil), ("1,,234", nil), (",234", nil), ("1,", nil),
            ("$5", 5), ("$ 5", 5), ("$", nil), ("5$", nil), ("97%", 97), ("%97", nil), ("%", nil),
            ("1995.0", 1_995), ("9.00", 9), ("9.000", nil), ("9.", nil), ("9.5", nil), ("9.05", nil),
            ("999,999.0", 999_999), ("", nil), ("x", nil), ("-1", nil),
        ] as [(String, Int?)])
    func numbers(_ text: String, _ number: Int?) {
        #expect(cell(text).foreignNumber == number)
    }

    @Test(
        "a year stands alone, in parentheses, in a day or before a dash",
        arguments: [
            ("1995", 1_995), ("(1995)", 1_995), ("(1995", nil), ("1995)", nil), ("1995-1999", 1_995),
            ("1995–", 1_995), ("1995x", nil), ("1995 x", nil), ("199-", nil), ("19955-1", nil), ("", nil),
            ("10/30/1995", 1_995), ("30/10/1995", 1_995), ("c. 1995", nil), ("(1995–1999)", 1_995),
        ] as [(String, Int?)])
    func years(_ text: String, _ year: Int?) {
        #expect(cell(text).foreignYear == year)
    }

    @Test(
        "minutes stand with a unit, with hours or behind them",
        arguments: [
            ("142", 142), ("2:22", 142), ("2:22:30", 142), ("2:22:30:00", nil), ("2::22", nil), ("2:2", nil),
            ("2:022", nil), ("2:22:x", nil), ("x:22", nil), ("2:59", 179), ("2:60", nil), ("99:00", 5_940),
            ("100:00", nil), ("2h 22m", 142), ("2h", 120), ("22m", 22), ("2h22", nil), ("1h 1h", nil),
            ("1m 1m", nil), ("6000 min", 6_000), ("6001 min", nil), ("h", nil), ("", nil), ("2h x", nil),
        ] as [(String, Int?)])
    func minutes(_ text: String, _ minutes: Int?) {
        #expect(cell(text).foreignMinutes == minutes)
    }

    @Test(
        "an id at IMDb has seven digits or more",
        arguments: [
            ("tt0114709", "tt0114709"), ("0114709", "tt0114709"), ("0114709.0", "tt0114709"),
            ("0114709.00", nil), ("01147090", "tt01147090"), ("114709", nil), ("", nil),
            ("/tt0114709", "tt0114709"),
            ("x/tt0114709", "tt0114709"), ("x/tt0114709?a=1", "tt0114709"), ("x/tt0114709x", "tt0114709"),
            ("x/nm0114709", nil), ("x/tt", nil), ("tt0114709x", nil),
        ] as [(String, String?)])
    func ids(_ text: String, _ id: String?) {
        #expect(cell(text).foreignIMDbID == id)
    }

    @Test(
        "a day is a number of five digits in a spreadsheet, from 1990 on",
        arguments: [
            ("9999", nil), ("32874", nil), ("32875", "1990-01-02"), ("43209", "2018-04-19"),
            ("99999", "2173-10-13"), ("100000", nil), ("4320x", nil),
        ] as [(String, String?)])
    func serialDays(_ text: String, _ day: String?) {
        #expect(Day(serial: cell(text))?.description == day)
    }

    @Test(
        "a rating is a number with a scale or without one, or stars, of which five are the most where none are hollow",
        arguments: [
            ("8", 800, nil), ("8.5", 850, nil), ("8,5", 850, nil), ("8.05", 805, nil), ("8.559", 855, nil),
            ("9999", 999_900, nil), ("0", 0, nil), ("85%", 8_500, 100), ("85 %", 8_500, 100),
            ("4/5", 400, 5), ("4 / 5", 400, 5), ("7.9/10", 790, 10), ("4/1", 400, 1), ("4/1000", 400, 1_000),
            ("★", 100, 5), ("½", 50, 5), ("★★★½", 350, 5), ("★★★★★", 500, 5), ("★★★★★★", 600, 6),
            ("★★★★★½", 550, 6), ("**********", 1_000, 10), ("☆", 0, 1), ("★☆", 100, 2), ("★½☆", 150, 3),
            ("☆☆☆☆☆", 0, 5),
        ] as [(String, Int, Int?)])
    func ratings(_ text: String, _ hundredths: Int, _ highest: Int?) {
        #expect(RatingCell(cell(text)) == RatingCell(hundredths: hundredths, highest: highest))
    }

    @Test(
        "what is no rating is none",
        arguments: [
            "", "x", "8.", "8.x", "8x", "10000", "85%%", "4/", "4/0", "4/1001", "4/x", "***********", "½½",
            "★½½", " ", "-1", ".5",
        ])
    func noRatings(_ text: String) {
        #expect(RatingCell(cell(text)) == nil)
    }

    @Test(
        "the highest rating tells the scale, but where it could be good or bad",
        arguments: [
            (0, true, 5), (99, true, 5), (100, true, nil), (400, true, nil), (400, false, 5), (100, false, 5),
            (450, false, 5), (500, true, 5), (501, false, 10), (600, true, 10), (1_000, true, 10),
            (1_001, false, nil), (2_000, true, nil), (2_001, false, 100), (10_000, true, 100),
            (10_001, false, nil),
        ] as [(Int, Bool, Int?)])
    func scales(_ hundredths: Int, _ areWhole: Bool, _ highest: Int?) {
        let scale = RatingScale(holding: hundredths, areWhole: areWhole)
        #expect(scale?.highest == highest && scale?.isRounding != true)
    }

    @Test(
        "a rating in tenths is exact, or rounded to the nearer one where a person says the scale",
        arguments: [
            (5, false, "5", 100), (5, false, "5.01", nil), (5, false, "3.25", 65), (5, false, "3.26", nil),
            (5, false, "8/10", 80), (5, false, "11/10", nil), (10, false, "0", 0), (4, true, "3.5", 88),
            (4, true, "0.5", 13), (4, true, "0.49", 12), (3, true, "1", 33), (3, true, "2", 67),
            (3, true, "3", 100), (3, true, "3.01", nil), (3, false, "1", nil), (1_000, true, "5", 1),
            (1_000, true, "4", 0),
        ] as [(Int, Bool, String, Int?)])
    func tenths(_ highest: Int, _ isRounding: Bool, _ text: String, _ tenths: Int?) throws {
        let scale = RatingScale(highest: highest, isRounding: isRounding)
        #expect(scale.rating(try #require(RatingCell(cell(text))))?.tenths == tenths)
    }

    @Test(
        "a list stands in any notation, and without empty values",
        arguments: [
            ("Drama", ["Drama"]), ("a|b,c;d/e", ["a", "b,c;d/e"]), ("a,b;c", ["a,b", "c"]),
            ("a, b", ["a", "b"]),
            ("a;b/c", ["a", "b/c"]), ("a / b", ["a", "b"]), ("a/b", ["a/b"]), ("a||b| ", ["a", "b"]),
            ("{}", nil), ("[]", []), ("[1, \"a\", null]", ["1", "a"]), ("[true]", nil), ("[[]]", nil),
            ("['a', None, 'None']", ["a", "None"]), ("[None]", []), ("[Nope]", nil),
            ("['N', 'one']", ["N", "one"]),
            (#"['It\'s', "It's", 'say "x"', "say 'x'"]"#, ["It's", "It's", "say \"x\"", "say 'x'"]),
            (#"['\x41\u0042', "a\"b", 'a\\']"#, ["AB", "a\"b", "a\\"]), ("['', ' a ']", ["a"]),
            (#"[{"id": 1, "name": "a"}, {"name": " "}, {"name": 2}]"#, ["a", "2"]), (#"[{"id": 1}]"#, nil),
            ("['a'] ['b']", nil), ("['a", nil),
        ] as [(String, [String]?)])
    func lists(_ text: String, _ values: [String]?) {
        #expect(ListNotation.values(in: cell(text)) == values)
    }

    @Test(
        "two names may be one person's where each pair has one of a single word",
        arguments: [
            ("Coen, Joel", true), ("Coen, Joel, Coen, Ethan", true), ("Joel Coen", false),
            ("Joel Coen, Ethan Coen", false), ("Michael Mann, Heat", true), ("Coen, Joel, Ethan", false),
            ("A B, Coen, C D, Joel", true), ("A B, Coen, C D, E F", false),
            ("Joel Coen, Ethan Coen,Prince,Madonna", false), ("Coen, Joel|x", false),
            ("Coen, Joel; x", false),
            ("[Coen, Joel]", false), (#"Coen\, Joel"#, false), ("李安, 王家卫", false), ("A B, C", false),
            ("A B, Cd", true),
        ])
    func lastFirst(_ text: String, _ mayBe: Bool) {
        #expect(ListNotation.mayBeLastFirst(cell(text)) == mayBe)
    }

    @Test(
        "a genre in small letters gets capitals, and any other stays",
        arguments: [
            ("true_crime", "True Crime"), ("drama", "Drama"), ("sci_fi", "Sci-Fi"),
            ("talk show", "Talk-Show"),
            ("TV movie", "TV movie"), ("Animated short", "Animated short"), ("Zombie film", "Zombie film"),
            ("comédie noire", "comédie noire"), ("", ""),
        ])
    func genres(_ text: String, _ genre: String) {
        #expect(ListNotation.genre(text) == genre)
    }

    @Test(
        "viewings as movies writes them are days, a yes each, or one no",
        arguments: [
            ("no", []), ("yes", [Viewing()]), ("2020-01-01", [Viewing(on: Day("2020-01-01"))]),
            ("no,no", nil),
            ("yes,2020-01-01", [Viewing(), Viewing(on: Day("2020-01-01"))]), ("no,2020-01-01", nil),
            ("x", nil),
        ] as [(String, [Viewing]?)])
    func viewings(_ text: String, _ viewings: [Viewing]?) throws {
        #expect((try? MovieField.viewings.ownValue(of: cell(text), years: 1...9_999))?.viewings == viewings)
    }
}
