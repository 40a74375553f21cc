extension MovieFileFormat {
    static let movieLens = [
        MovieFileFormat(
            kind: .movieLensMovies, signs: ["movieid", "title", "genres"],
            columns: ["movieid": .movieLensKey, "title": .filedTitle, "genres": .barredGenres]),
        MovieFileFormat(
            kind: .movieLensRatings, signs: ["userid", "movieid", "rating"],
            columns: ["userid": .user, "movieid": .movieLensKey, "rating": .stars, "timestamp": .unused],
            identity: .key, mark: .watchedIfRated),
        MovieFileFormat(
            kind: .movieLensLinks, signs: ["movieid", "imdbid"],
            columns: ["movieid": .movieLensKey, "imdbid": .imdbNumber, "tmdbid": .tmdbID],
            identity: .key),
    ]
}
