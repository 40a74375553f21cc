extension SearchField {
    /// The fields, in the order in which they're offered. No field's name is a prefix of another's.
    static let all = [
        SearchField("title", .words(.title, .originalTitle), or: "original title"),
        SearchField("director", .words(.directors), or: "by", "directors"),
        SearchField("writer", .words(.writers), or: "writers"),
        SearchField("cast", .words(.cast), or: "with", "actor", "actors"),
        SearchField("country", .words(.countries), or: "countries"),
        SearchField("language", .words(.languages), or: "languages"),
        SearchField("note", .words(.note, .viewings)),
        SearchField("genre", .label(.genre), or: "genres"), SearchField("tag", .label(.tag), or: "tags"),
        SearchField("list", .label(.list), or: "lists"),
        SearchField("year", .number(.year, .year) { $0.utf8.count == 4 ? $0.utf8.number : nil }),
        SearchField("decade", .decade),
        SearchField("rating", .number(.rating, .rating) { Rating($0)?.tenths }, or: "your rating"),
        SearchField("public", .number(.publicRating, .publicRating) { $0.utf8.tenths }),
        SearchField("votes", .number(.votes)), SearchField("critics", .number(.score, .score), or: "score"),
        SearchField("reviews", .number(.reviews)), SearchField("metacritic", .number(.metascore, .score)),
        SearchField("oscars", .number(.oscars)), SearchField("box office", .number(.boxOffice)),
        SearchField("runtime", .number(.runtime, .runtime)), SearchField("released", .dates(.released)),
        SearchField("certificate", .certificate), SearchField("watched", .dates(.viewings), or: "seen"),
        SearchField("viewings", .number(.viewings)), SearchField("sort", .sort),
        SearchField("rated", .dates(.dayRated)), SearchField("added", .dates(.dayAdded)),
        SearchField("watchlist", .answer { .onWatchlist($0) }),
        SearchField("imported", .answer { .imported($0) }),
        SearchField("imdb", .imdb), SearchField("tmdb", .tmdb), SearchField("letterboxd", .letterboxd),
    ]
}
