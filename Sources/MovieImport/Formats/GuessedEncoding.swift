package struct GuessedEncoding: Hashable, Sendable {
    package enum Encoding: Hashable, Sendable {
        case windows1252, utf16
    }

    package private(set) var encoding = Encoding.utf16
    package private(set) var count = 0
    /// The first titles, so that the user can check the guess.
    package private(set) var titles: [String] = []

    mutating func add(_ encoding: Encoding, _ title: String) {
        self.encoding = encoding
        count += 1
        if titles.count < 3, !title.isEmpty { titles.append(title) }
    }
}
