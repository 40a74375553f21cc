import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("How others write a title")
struct TitleSpellingTests {
    @Test("a movie is called by its original title too")
    func originalTitle() {
        let film = Movie("Léon: The Professional") { $0.originalTitle = "Léon" }
        #expect(film.isCalledAs(Movie("Leon")) && !film.isCalledAs(Movie("The Professional")))
    }
}
