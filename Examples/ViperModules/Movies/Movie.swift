struct Movie {
    let title: String
    let year: Int
    let director: String

    static let all = [
        Movie(title: "The Third Man", year: 1949, director: "Carol Reed"),
        Movie(title: "Seven Samurai", year: 1954, director: "Akira Kurosawa"),
        Movie(title: "Playtime", year: 1967, director: "Jacques Tati"),
    ]
}
