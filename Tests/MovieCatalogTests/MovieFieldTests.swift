import MoviesApp
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Fields of movies")
struct MovieFieldTests {
    private let day = Day(number: 2026_01_02) ?? .today

    @Test("The error for a very long answer shows only its beginning")
    func longAnswer() {
        let error = #expect(throws: InvalidValue.self) {
            try MovieField.year.value(typed: String(repeating: "9", count: 100_000), in: day.year)
        }
        #expect((error?.description.count ?? .max) < 150)
    }

    @Test("Each field accepts the text that it shows, and optional ones can be cleared")
    func roundTrip() throws {
        for movie in try Catalog.sample().movies(of: MovieQuery(), in: 0..<1000) {
            for field in MovieField.typed {
                var copy = movie
                if field.isOptional { copy[field, typedOn: day] = nil }
                #expect(field.isOptional == (field.text(of: copy) == nil))
                guard let text = field.text(of: movie) else { continue }
                copy[field, typedOn: day] = try field.value(typed: text, in: day.year)
                #expect(copy == movie)
            }
        }
    }

    @Test("Only the title can't be cleared")
    func required() {
        #expect(MovieField.allCases.filter { !$0.isOptional } == [.title])
    }

    @Test("Ratings are 0 to 10 with at most one decimal", arguments: -2...102)
    func ratings(_ tenths: Int) {
        let rating = Rating(tenths: tenths)
        #expect((rating != nil) == (0...100).contains(tenths))
        guard let rating else { return }
        #expect(!(rating < rating))
        #expect(Rating(rating.description) == rating)
    }
}
