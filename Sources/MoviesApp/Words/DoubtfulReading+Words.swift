package import MovieCatalog

extension MovieCount: CustomStringConvertible {
    /// The count in words: `1,922`, `more than 250`.
    package var description: String {
        switch self {
        case .exactly(let count): grouped(count)
        case .moreThan(let count): "more than \(grouped(count))"
        }
    }
}

extension DoubtfulReading {
    /// The interpretation in words: `Read “unseen” as watched:no. As words, it finds 3 movies.`
    package var sentence: String? {
        guard !parts.isEmpty else { return nil }
        let reading = "Read " + parts.map { "“\($0.text)” as \($0.notation)" }.joined(separator: ", ")
        return switch countAsWords {
        case nil: "\(reading)."
        case .exactly(0): "\(reading). As words, it finds nothing."
        case .exactly(let count): "\(reading). As words, it finds \(counted(count, "movie"))."
        case let count?: "\(reading). As words, it finds \(count) movies."
        }
    }
}

extension SearchSuggestion {
    /// The offer as a line has it: `Genre Horror`, `ratatouille`.
    package var heading: String {
        switch label {
        case .genre: "Genre: \(name)"
        case .tag: "Tag: \(name)"
        case .director, .list, nil: name
        }
    }
}

extension MovieGroup {
    /// The group as a line has it: `1950s`, `8 to 8.9`, `Drama`.
    var heading: String {
        switch value {
        case .decade(let year): "\(year)s"
        case .rating(10): "10"
        case .rating(let points): "\(points) to \(points).9"
        case .name(let name): name
        }
    }
}
