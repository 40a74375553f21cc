import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("How others write a title")
struct TitleSpellingTests {
    @Test(
        "in one form: & is “and”, a dash is any dash, a space or nothing, and more that others may write",
        arguments: [
            ("Fast & Furious", "Fast and Furious"), ("Fast&Furious", "fast AND furious"),
            ("Spider-Man", "Spider Man"), ("Spider-Man", "Spiderman"), ("Spider–Man", "Spider—Man"),
            ("X-Men: First Class", "XMen: First Class"), ("WALL·E", "WALL-E"), ("WALL·E", "Walle"),
            ("Mission: Impossible – Fallout", "Mission: Impossible Fallout"), ("Amélie", "AMELIE"),
            ("Face/Off - Again", "Face/Off— Again"), ("-", "–"), ("-Heat-", "Heat"),
            ("Heat", "The Heat"), ("The 'Burbs", "Burbs, The"), ("Dolce Vita, La", "La Dolce Vita"),
            ("Adam's Rib", "adams rib"), ("Casque d’Or", "casque dor"), ("S.W.A.T.", "swat"),
            ("M*A*S*H", "Mash"),
            ("Dr. Strangelove", "dr strangelove"), ("8½", "8 1/2"), ("9 1/2 Weeks", "9½ Weeks"),
            ("Rocky II", "rocky 2"), ("Star Wars: Episode IV – A New Hope", "Star Wars Episode 4 a new hope"),
            ("The Godfather: Part I", "Godfather Part 1"), ("Saw XX", "Saw 20"), ("Malcolm X", "MALCOLM X"),
            ("Jules et Jim", "Jules & Jim"), ("Hanna und ihre Schwestern", "Hanna and ihre Schwestern"),
            ("Alien³", "Alien 3"), ("20,000 Leagues", "20000 leagues"), ("The X-Files", "The XFiles"),
            ("…", "..."), ("! ! !", "!!!"), ("Movie 43, The", "The Movie 43"), ("9.99", "9 99"),
            ("The Café", "Cafe"), ("Black\u{A0}Bird", "Black Bird"), ("WALL·E", "WALL E"),
            ("Part I", "Part 1"),
            ("3:10 to Yuma", "310 to yuma"), ("$9.99", "999"), ("¡Three Amigos!", "three amigos"),
        ])
    func alike(_ title: String, _ other: String) {
        #expect(Movie(title).isCalledAs(Movie(other)) && Movie(other).isCalledAs(Movie(title)))
        #expect(spellingNumber(of: title) == spellingNumber(of: other))
    }

    @Test(
        "other words are others, and numerals that stand alone",
        arguments: [
            ("Black Bird", "Blackbird"), ("Sandy", "S&y"), ("V", "5"), ("X-Men", "10 Men"),
            ("The V", "The 5"), ("!!!", "…"), ("Part I", "Part"), ("Generation Y", "Generation and"),
            ("Black\u{A0}Bird", "Blackbird"), ("Ame\u{301}lie", "Ame Lie"),
            ("Dolce Vita La", "La Dolce Vita"),
            ("Withnail and I", "Withnail and 1"), ("Thé Noir", "Noir"),
            ("Alien", "Aliens"), ("-", "&"), ("-", "--"), ("Se7en", "Seven"),
            ("Léon", "Léon: The Professional"),
        ])
    func unlike(_ title: String, _ other: String) {
        #expect(!Movie(title).isCalledAs(Movie(other)) && !Movie(other).isCalledAs(Movie(title)))
    }

    @Test(
        "has other words than it has as it is written, or none",
        arguments: [
            ("Heat", nil), ("The Heat", nil), ("Heat!", nil), ("'", nil), ("!!!", nil),
            ("Spider-Man", "spider man spiderman"), ("Amélie", "amelie"), ("S.W.A.T.", "swat"),
            ("Adam's Rib", "adams rib"), ("Fast & Furious", "fast and furious"), ("Rocky II", "rocky 2"),
            ("Alien³", "alien 3 alien3"), ("³ Tage", "3 tage"), ("8½", "8 1 2 8 12"),
        ] as [(String, String?)])
    func otherWords(_ title: String, _ words: String?) {
        #expect(TitleForm(of: title).otherWords == words)
    }

    @Test("a movie is called by its original title too")
    func originalTitle() {
        let film = Movie("Léon: The Professional") { $0.originalTitle = "Léon" }
        #expect(film.isCalledAs(Movie("Leon")) && !film.isCalledAs(Movie("The Professional")))
    }
}
