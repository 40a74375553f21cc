import Foundation
import Usher

/// Generates random titles with realistic word frequencies: the second word is half as frequent as
/// the first, and the tenth a tenth.
struct FilmGenerator {
    private var random: SeededRandomNumberGenerator
    private let words: [[UInt8]]
    private var lastTitle: [UInt8] = Array("Nosferatu".utf8)

    init(seed: UInt64) {
        random = SeededRandomNumberGenerator(seed: seed)
        var words = Self.frequentWords.map { Array($0.utf8) }
        // 60,000 words, the last of which occur in only a few of a million films.
        while words.count < 60_000 { words.append(Self.word(using: &random)) }
        self.words = words
    }

    mutating func writeTitle(_ number: Int, to file: TextFile) throws {
        // One title in twenty repeats the one before.
        if !isIn(20) { lastTitle = title() }
        file.write(lastTitle)
        try file.write(",")
        if isIn(8) { file.write(title()) }
        try file.write(",")
        // Half of all films are from the last thirty years.
        let age = min(Int.random(in: 0...136, using: &random), Int.random(in: 0...100, using: &random))
        if !isIn(30) { file.write(2026 - age) }
        try file.write(",,")
        if !isIn(4) { file.write(Int.random(in: 40...180, using: &random)) }
        try file.write(",")
        try writeGenres(to: file)
        try file.write(",,,,,,,,,,")
        if Int.random(in: 0..<10, using: &random) < 6 {
            let tenths =
                (Int.random(in: 10...100, using: &random) + Int.random(in: 10...100, using: &random)
                    + Int.random(in: 40...90, using: &random)) / 3
            file.write(tenths / 10)
            try file.write(".")
            file.write(tenths % 10)
            try file.write(",")
            file.write(5 + Int(exp(Double.random(in: 0..<14, using: &random))))
        } else {
            try file.write(",")
        }
        try file.write(",,,,,,,,,,")
        file.write(
            Array("tt\(String(repeating: "0", count: max(7 - "\(number)".utf8.count, 0)))\(number)".utf8))
        try file.write(",,\n")
    }

    private mutating func title() -> [UInt8] {
        var title: [UInt8] = []
        if isIn(5) { title += Array((isIn(5) ? "A " : "The ").utf8) }
        let length = min(Int.random(in: 1...4, using: &random), Int.random(in: 1...6, using: &random))
        for place in 0...length {
            if place > 0 { title.append(UInt8(ascii: " ")) }
            if isIn(40) {
                title += Array("\(Int.random(in: 1...2100, using: &random))".utf8)
                continue
            }
            // A word's number is as often below 10 as between 10 and 100.
            let number = Int(exp(Double.random(in: 0..<1, using: &random) * log(Double(words.count)))) - 1
            var word = words[min(number, words.count - 1)]
            if place == 0 || number > 20, let first = word.first, first >= UInt8(ascii: "a"),
                first <= UInt8(ascii: "z")
            {
                word[0] = first - 0x20
            }
            title += word
            if place < length, isIn(25) { title.append(UInt8(ascii: ":")) }
        }
        return title
    }

    private mutating func writeGenres(to file: TextFile) throws {
        if isIn(12) { return }
        let count = Int.random(in: 1...3, using: &random)
        var first = Int.random(in: 0..<Self.genres.count, using: &random)
        try file.write("\"")
        for place in 0..<count {
            if place > 0 { try file.write(", ") }
            // Every third film is a drama or a comedy, and genres are in alphabetical order.
            file.write(Self.genres[place == 0 && isIn(3) ? 6 : first])
            first = (first + 1 + Int.random(in: 0..<5, using: &random)) % Self.genres.count
        }
        try file.write("\"")
    }

    private mutating func isIn(_ cases: Int) -> Bool { Int.random(in: 0..<cases, using: &random) == 0 }

    private static let frequentWords = """
        the of a and la in de love to man el le der night my life die day with for girl on les is black you last
        house no big boy time one du an world wild dead his her red little story we at from lost blood white
        """.split(whereSeparator: \.isWhitespace)

    private static let genres = [
        "Action", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Drama", "Family", "Fantasy",
        "Film-Noir", "History", "Horror", "Music", "Musical", "Mystery", "Romance", "Sci-Fi", "Sport",
        "Thriller", "War", "Western",
    ].map { Array($0.utf8) }

    private static let starts = [
        "b", "br", "c", "ch", "d", "dr", "f", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pr", "qu",
        "r", "s", "sh", "st", "t", "tr", "v", "w", "z", "",
    ]
    private static let middles = ["a", "e", "i", "o", "u", "é", "ö", "ou", "ai", "ñe", "y", "ü", "ia"]
    private static let ends = ["", "n", "r", "s", "t", "l", "nd", "rt", "m", "x"]

    private static func word(using random: inout SeededRandomNumberGenerator) -> [UInt8] {
        var word = ""
        for _ in 0..<Int.random(in: 2...4, using: &random) {
            word += starts[Int.random(in: 0..<starts.count, using: &random)]
            // Every eighth vowel may have an accent.
            let vowels = Int.random(in: 0..<8, using: &random) == 0 ? middles.count : 5
            word += middles[Int.random(in: 0..<vowels, using: &random)]
        }
        return Array((word + ends[Int.random(in: 0..<ends.count, using: &random)]).utf8)
    }
}
