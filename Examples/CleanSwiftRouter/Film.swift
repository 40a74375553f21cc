struct Film {
    let title: String
    let year: Int
    let director: String

    static let all = [
        Film(title: "The Third Man", year: 1949, director: "Carol Reed"),
        Film(title: "Seven Samurai", year: 1954, director: "Akira Kurosawa"),
        Film(title: "Playtime", year: 1967, director: "Jacques Tati"),
    ]
}
