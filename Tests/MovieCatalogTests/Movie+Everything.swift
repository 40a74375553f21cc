@testable import MovieCatalog

extension Movie {
    static let withEverything = {
        var movie = Movie(id: Movie.ID(1), title: "The Third Man")
        movie.originalTitle = "Der dritte Mann"
        movie.year = 1949
        movie.released = Day("1949-01-01")
        movie.runtime = 93
        movie.genres = ["Thriller", "Noir"]
        movie.directors = ["Carol Reed"]
        movie.writers = ["Graham Greene"]
        movie.cast = ["Orson Welles", "Alida Valli"]
        movie.languages = ["English", "German"]
        movie.countries = ["United Kingdom"]
        movie.certificate = "PG"
        movie.score = 99
        movie.reviews = 80
        movie.metascore = 97
        movie.publicRating = 81
        movie.votes = 187_000
        movie.boxOffice = 1_229_197
        movie.oscars = 1
        movie.rating = Rating(tenths: 85)
        movie.dayRated = Day("2024-01-06")
        movie.viewings = [
            Viewing(on: Day("2024-01-05")), Viewing(),
            Viewing(on: PartialDate("2019-03"), rating: Rating(tenths: 80), note: "With Anna, again."),
        ]
        movie.watchlist = WatchlistEntry()
        movie.dayAdded = Day("2018-04-18")
        movie.tags = ["vienna"]
        movie.note = "The sewer.\n\"Harry\""
        movie.imdbID = "tt0041959"
        movie.tmdbID = 1092
        movie.letterboxdURI = "https://boxd.it/2b5i"
        return movie
    }()
}
