/// A kind of names that films share, each kept once in a table of its own.
enum Label: String, CaseIterable {
    case genre, director, tag

    /// The films' values of this kind.
    func names(of movie: Movie) -> [String] {
        switch self {
        case .genre: movie.genres
        case .director: movie.directors
        case .tag: movie.tags
        }
    }

    /// What makes two names the same: letters and digits, case and accents aside. “Sci-Fi” is “scifi”.
    static func key(of name: String) -> String {
        let letters = folded(name).filter { !($0 < 0x80) || $0.isDigit || ($0 >= 0x61 && $0 <= 0x7A) }
        return letters.isEmpty
            ? String(decoding: folded(name), as: UTF8.self) : String(decoding: letters, as: UTF8.self)
    }
}
