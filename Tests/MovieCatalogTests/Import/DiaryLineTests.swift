import Randomness
import Testing
import Usher

@testable import MovieCatalog
@testable import MovieImport

/// Checks that a diary line in a file is read like the same line typed after the command `a`. In a
/// file, though, “yesterday” and the like are part of the note.
@Suite struct DiaryLineTests {
    private static let today = Day(year: 2026, month: 11, day: 22) ?? .today
    private static let titles = [
        "Heat", "Se7en", "12 Angry Men", "Perfect Days", "Amélie", "M", "Freaky Friday",
        "2001: A Space Odyssey",
        "What Lies Beneath", "Rebel Without a Cause", "8½", "東京物語",
    ]
    private static let days = [
        "2024-01-05", "5 January 2024", "Jan 5, 2024", "31.8.2024", "2024", "June 2024", "",
    ]
    private static let ratings = ["8/10", "4/5", "80%", "★★★★", "8", "8.5", "four stars", ""]
    private static let words = ["with Anna", "Loved it.", "again", "rewatch", "at the cinema", ""]

    @Test("A line of a diary file is read like the same line typed after `a`", arguments: 0..<4)
    func sameReading(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        var dated = 0
        for _ in 0..<500 {
            let pieces = [Self.days, Self.ratings, Self.words].map { $0.randomElement(using: &random) ?? "" }
            let title = Self.titles.randomElement(using: &random) ?? ""
            let text = (["\(title) (1995)"] + pieces).filter { !$0.isEmpty }.joined(separator: " ")
            let bullet = ["", "- ", "* ", "3. "].randomElement(using: &random) ?? ""
            let line = try #require(PlainTextLine(bullet + text), "\(text)")
            let (film, rest) = try #require(FilmName.leading(text))
            #expect(line.title == film.title && line.year == film.year, "\(text)")
            guard !rest.isEmpty, let typed = try? TypedViewing(rest, today: Self.today).viewing else {
                continue
            }
            let day = typed.date == PartialDate(Self.today) && pieces[0].isEmpty ? nil : typed.date
            // A day in numbers stays as written, as the whole file shows what its numbers mean.
            #expect(line.day == day?.description ?? "" || line.day == pieces[0], "\(text)")
            #expect(line.rating == typed.rating && line.isRewatch == typed.isRewatch, "\(text)")
            #expect(line.note == typed.note ?? "", "\(text)")
            dated += day == nil ? 0 : 1
        }
        #expect(dated > 100)
    }

    @Test("A relative day in a file is part of the note")
    func relative() throws {
        let line = try #require(PlainTextLine("Heat (1995) yesterday 8"))
        #expect(line.day.isEmpty && line.note == "yesterday 8" && line.rating == nil)
    }
}
