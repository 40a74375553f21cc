import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What is no movie, however the file says it")
struct TitleTypeTests {
    @Test(
        "series and episodes stay out in the languages of IMDb's exports, and movies and shorts don't",
        arguments: [
            ("Serie TV", false), ("Miniserie TV", false), ("Fernsehserie", false),
            ("TV-Miniserie", false), ("Série télévisée", false), ("Mini-série", false),
            ("Serie de televisión", false), ("show", false), ("TV Show", false),
            ("tv", false),
            ("Episodio TV", false), ("Fernsehepisode", false),
            ("Épisode de série TV", false),
            ("Episodio de televisión", false), ("season", false), ("Videogioco", false),
            ("Videospiel", false), ("Jeu vidéo", false), ("Videojuego", false),
            ("Podcast Series", false), ("Video musicale", false),
            ("Spiel", false), ("Brettspiel", false), ("Sendung", false), ("Webisode", false),
            ("Roman", false), ("OVA", false), ("Romance", true), ("Romanverfilmung", true),
            ("Fernsehspielfilm", true),
            ("Film", true), ("Spielfilm", true), ("Película", true), ("Film TV", true), ("Fernsehfilm", true),
            ("Téléfilm", true),
            ("Cortometraggio", true), ("Kurzfilm", true), ("Court métrage", true), ("movie", true),
            ("Bluray", true), ("anime movie", true), ("Anime Film", true), ("anime", false),
            ("TV-Film", true),
            ("serial", false), ("Ona", false),
            ("", true),
        ])
    func types(_ type: String, _ isFilm: Bool) throws {
        for header in [
            "title,type,year", "Title,Title Type,Year", "name,media_type,year", "Const,Title,Title Type",
        ] {
            let row = header.hasPrefix("Const") ? "tt0000001,Heat,\(type)" : "Heat,\(type),1995"
            let reading = try MovieFileReading("\(header)\n\(row)\n")
            #expect(reading.passedOver == (isFilm ? 0 : 1) && reading.movies.count == 1 - reading.passedOver)
            #expect(reading.ignoredColumns == [])
            #expect(try MovieFileReading("\(header)\n\(row)\n", includesAllTypes: true).rows.count == 1)
        }
    }

    @Test("what is passed over is counted, and the first titles are named")
    func counts() throws {
        let types = [
            "tvSeries", "tvMiniSeries", "tvEpisode", "podcast", "book", "videoGame", "TV Show", "movie",
        ]
        let rows = types.enumerated().map { "tt000000\($0)\t\($1)\tFilm \($0)\n" }
        let reading = try MovieFileReading("Const\tTitle Type\tTitle\n" + rows.joined())
        #expect(reading.passedOver == 7 && reading.passedTitles == (0..<7).map { "Film \($0)" })
        #expect(reading.movies.map(\.title) == ["Film 7"])
        let untitled = try MovieFileReading("Const\tTitle Type\tTitle\ntt0000001\ttvSeries\t\n")
        #expect(untitled.passedOver == 1 && untitled.passedTitles == [])
    }
}
