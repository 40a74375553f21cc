import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("What is no movie, however the file says it")
struct TitleTypeTests {
    @Test(
        "series and episodes stay out in the languages of IMDb's exports, and movies and shorts don't",
        arguments: [
            ("Serie TV", "1 series"), ("Miniserie TV", "1 series"), ("Fernsehserie", "1 series"),
            ("TV-Miniserie", "1 series"), ("Série télévisée", "1 series"), ("Mini-série", "1 series"),
            ("Serie de televisión", "1 series"), ("show", "1 series"), ("TV Show", "1 series"),
            ("tv", "1 series"),
            ("Episodio TV", "1 episode"), ("Fernsehepisode", "1 episode"),
            ("Épisode de série TV", "1 episode"),
            ("Episodio de televisión", "1 episode"), ("season", "1 series"), ("Videogioco", "1 game"),
            ("Videospiel", "1 game"), ("Jeu vidéo", "1 game"), ("Videojuego", "1 game"),
            ("Podcast Series", "1 other title"), ("Video musicale", "1 other title"),
            ("Spiel", "1 game"), ("Brettspiel", "1 game"), ("Sendung", "1 series"), ("Webisode", "1 episode"),
            ("Roman", "1 book"), ("OVA", "1 anime series"), ("Romance", ""), ("Romanverfilmung", ""),
            ("Fernsehspielfilm", ""),
            ("Film", ""), ("Spielfilm", ""), ("Película", ""), ("Film TV", ""), ("Fernsehfilm", ""),
            ("Téléfilm", ""),
            ("Cortometraggio", ""), ("Kurzfilm", ""), ("Court métrage", ""), ("movie", ""), ("Bluray", ""),
            ("", ""),
        ])
    func types(_ type: String, _ passed: String) throws {
        for header in ["title,type", "Title,Title Type", "name,media_type", "Const,Title,Title Type"] {
            let row = header.hasPrefix("Const") ? "tt0000001,Heat,\(type)" : "Heat,\(type)"
            let reading = try MovieFileReading("\(header)\n\(row)\n")
            #expect(reading.passedTypes == passed && reading.movies.count == (passed.isEmpty ? 1 : 0))
            #expect(reading.ignoredColumns == [])
            #expect(try MovieFileReading("\(header)\n\(row)\n", includesAllTypes: true).rows.count == 1)
        }
    }

    @Test("what is passed over is counted by kind")
    func counts() throws {
        let types = [
            "tvSeries", "tvMiniSeries", "tvEpisode", "short", "tvShort", "videoGame", "tvSpecial", "movie",
        ]
        let rows = types.enumerated().map { "tt000000\($0)\t\($1)\tFilm \($0)\n" }
        let reading = try MovieFileReading("tconst\ttitleType\tprimaryTitle\n" + rows.joined())
        #expect(reading.passedTypes == "2 series, 1 episode, 2 shorts, 1 game, 1 other title")
        #expect(reading.movies.map(\.title) == ["Film 7"])
    }
}
