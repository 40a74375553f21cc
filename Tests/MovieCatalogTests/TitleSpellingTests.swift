import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Spellings of titles")
struct TitleSpellingTests {
    @Test("A movie is also known by its original title")
    func originalTitle() {
        let film = Movie("Léon: The Professional") { $0.originalTitle = "Léon" }
        #expect(film.sharesTitle(Movie("Leon")) && !film.sharesTitle(Movie("The Professional")))
    }
}
