import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("How others write a title")
struct TitleSpellingTests {
    @Test(
        "& is “and”, and a dash is any dash, a space or nothing",
        arguments: [
            ("Fast & Furious", "Fast and Furious"), ("Fast&Furious", "fast AND furious"),
            ("Spider-Man", "Spider Man"), ("Spider-Man", "Spiderman"), ("Spider–Man", "Spider—Man"),
            ("X-Men: First Class", "XMen: First Class"), ("WALL·E", "WALL-E"), ("WALL·E", "Walle"),
            ("Mission: Impossible – Fallout", "Mission: Impossible Fallout"), ("Amélie", "AMELIE"),
            ("Face/Off - Again", "Face/Off— Again"), ("-", "–"), ("-Heat-", "Heat"),
        ])
    func alike(_ title: String, _ other: String) {
        #expect(Movie(title).isCalledAs(Movie(other)) && Movie(other).isCalledAs(Movie(title)))
        #expect(spellingNumber(of: title) == spellingNumber(of: other))
    }

    @Test(
        "other words, articles and punctuation are others",
        arguments: [
            ("Heat", "The Heat"), ("Black Bird", "Blackbird"), ("Sandy", "S&y"), ("The 'Burbs", "The Burbs"),
            ("Alien", "Aliens"), ("-", "&"), ("-", "--"), ("Se7en", "Seven"),
            ("Léon", "Léon: The Professional"),
        ])
    func unlike(_ title: String, _ other: String) {
        #expect(!Movie(title).isCalledAs(Movie(other)) && !Movie(other).isCalledAs(Movie(title)))
    }

    @Test("a movie is called by its original title too")
    func originalTitle() {
        let film = Movie("Léon: The Professional") { $0.originalTitle = "Léon" }
        #expect(film.isCalledAs(Movie("Leon")) && !film.isCalledAs(Movie("The Professional")))
    }
}
