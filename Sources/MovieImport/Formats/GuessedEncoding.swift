/// The encoding that rows were read in without anything that names it.
package struct GuessedEncoding: Hashable, Sendable {
    package enum Encoding: Hashable, Sendable {
        case windows1252, utf16
    }

    package private(set) var encoding = Encoding.utf16
    package private(set) var count = 0
    /// The first titles, to judge the guess by.
    package private(set) var titles: [String] = []

    mutating func add(_ encoding: Encoding, _ title: String) {
        self.encoding = encoding
        count += 1
        if titles.count < 3, !title.isEmpty { titles.append(title) }
    }
}
