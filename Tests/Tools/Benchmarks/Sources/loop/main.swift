// The benchmark's film list without a library: nested loops with print and readLine.

struct Film {
    let title: String
    let director: String
    let genres = ["Drama", "Comedy"]
    let year: Int
    let rating: Double?
    let score: Int
}

let films = (0..<100).map { index in
    Film(
        title: "The Film of the Year \(index)", director: "Director \(index % 17)", year: 1940 + index % 75,
        rating: index % 3 == 0 ? nil : Double(index % 21) / 2, score: index * 7 % 101)
}

func text(_ rating: Double) -> String {
    let text = "\(rating)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

func ask() -> String? {
    print("> ", terminator: "")
    let line = readLine()
    print(line ?? "")
    return line
}

func showList() {
    while true {
        print("Movies")
        print("By title, A to Z")
        print("1–10 of \(films.count)")
        for (index, film) in films.prefix(10).enumerated() {
            var line = "\(index + 1). \(film.title) (\(film.year))"
            if let rating = film.rating { line += ", you \(text(rating))" }
            line += ", critics \(film.score)"
            print(line)
        }
        print("\nn next, p previous, s sort, ? help, q quit")
        guard let answer = ask() else { return }
        guard let number = Int(answer), (1...10).contains(number) else {
            print("Pick a number from 1 to 10.")
            continue
        }
        guard showDetail(films[number - 1]) else { return }
        print()
    }
}

func showDetail(_ film: Film) -> Bool {
    while true {
        print()
        print("\(film.title) (\(film.year))")
        print("Directors: \(film.director)")
        print("Genres: \(film.genres.joined(separator: ", "))")
        print("Runtime: \(80 + film.score) minutes")
        print("Critics: \(film.score) of 100")
        print("Your rating: \(film.rating.map { text($0) + " of 10" } ?? "none yet")")
        print("\ne edit, d delete, b back, h home, ? help, q quit")
        guard let answer = ask() else { return false }
        switch answer {
        case "b": return true
        default: print("That is not offered here.")
        }
    }
}

showList()
