import MovieCatalog

/// The encoding that texts were read in without anything that says so, and what came of it.
struct EncodingGuess {
    private var encoding = ""
    private var count = 0
    private var titles: [String] = []

    /// Counts a movie whose row was read so.
    mutating func add(_ encoding: String, _ title: String) {
        self.encoding = encoding
        count += 1
        if titles.count < 3, !title.isEmpty { titles.append(shown(title)) }
    }

    /// What was guessed, with some titles to judge it by; `nil` where nothing was.
    func sentence(of name: String) -> String? {
        count == 0
            ? nil
            : "\(name): \(counted(count, "row")) read as \(encoding), which is a guess; look whether the letters are right: "
                + "\(titles.joined(separator: ", "))."
    }
}
