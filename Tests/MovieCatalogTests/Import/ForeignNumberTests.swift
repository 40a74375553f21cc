import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Numbers, ratings and lists as other programs write them")
struct ForeignNumberTests {
    private func cell(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

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
