import Usher

struct Film {
    let title: String
    let director: String
    let genres = "Drama, Comedy"
    let year: Int
    let runtime: Int
    let rating: Rating?
    let score: Int

    static let all = (0..<100).map { index in
        let score = index * 7 % 101
        return Film(
            title: "The Film of the Year \(index)", director: "Director \(index % 17)",
            year: 1940 + index % 75,
            runtime: 80 + score, rating: index % 3 == 0 ? nil : Rating(halves: index % 21), score: score)
    }
}

struct Rating {
    let halves: Int
}

extension Row {
    mutating func write(_ rating: Rating) {
        write(rating.halves / 2)
        if !rating.halves.isMultiple(of: 2) { write(".5") }
    }
}
