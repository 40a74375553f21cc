package import MovieCatalog

/// A question about a file that only the user can answer.
package struct ImportQuestion: Equatable, Sendable {
    package enum Answer: Hashable, Sendable {
        case columns(String), profile(String), encoding(CodePage)
    }

    package struct Choice: Sendable {
        package let answer: Answer
        package let text: String
        /// The command-line option that gives this answer, and what it means.
        let option: String
    }

    package let words: String
    package let answers: [Choice]
    fileprivate var kind = CatalogError.Kind.badData

    /// Asks whether the month or the day comes first.
    init(days example: String, of column: String, _ field: MovieField, in file: String) {
        words =
            "\(harmless(file)), column \(shown(column)): it isn't clear whether the month or the day comes "
            + "first in \(shown(example))"
        answers = DayOrder.signs.compactMap { sign, order in
            let day = Day(cell: Array(example.utf8)[...], order: order, hasShortYears: field != .released)
            guard let day else { return nil }
            let mapping = "\(ColumnMapping.name(column))=\(field.key)/\(sign)"
            return Choice(
                answer: .columns(mapping), text: "\(example) is \(day)",
                option: "--columns '\(mapping)' if that is \(day)")
        }
    }

    /// Asks for the scale of ratings. `hundredths` is the highest rating in the column.
    init(ratingsUpTo hundredths: Int, of column: String, in file: String) {
        words =
            "\(harmless(file)), column \(shown(column)): the highest rating is "
            + "\(decimal(hundredths: hundredths)), and it isn't clear what the best possible one is"
        let mapping = "\(ColumnMapping.name(column))="
        answers =
            RatingScale.usual.filter { $0 * 100 >= hundredths }.prefix(3).map {
                Choice(
                    answer: .columns("\(mapping)rating/\($0)"), text: "The best possible rating is \($0)",
                    option: "--columns '\(mapping)rating/\($0)' if it is \($0)")
            } + [
                Choice(
                    answer: .columns(mapping), text: "Leave the column out",
                    option: "--columns '\(mapping)' to leave it out")
            ]
    }

    init(profiles: [String], in file: String) {
        (words, kind) = ("\(harmless(file)) has rows of several people", .wrongUsage)
        answers = profiles.map {
            Choice(answer: .profile($0), text: harmless($0), option: "--profile \(shellWord($0))")
        }
    }

    /// Asks for the file's encoding. Each choice shows how a title would read.
    init(encodings: [(CodePage, title: String)], in file: String) {
        words = "\(harmless(file)) isn't in UTF-8, and doesn't read as windows-1252"
        answers = encodings.map { encoding, title in
            Choice(
                answer: .encoding(encoding), text: "\(shown(title)) is right, \(encoding.rawValue)",
                option: "--encoding \(encoding.rawValue) if this is right: \(shown(title))")
        }
    }

    package static func == (left: ImportQuestion, right: ImportQuestion) -> Bool { left.words == right.words }
}

extension CatalogError {
    static func wrongUsage(_ sentence: String) -> CatalogError { .described(.wrongUsage, sentence) }

    package init(_ question: ImportQuestion) {
        let options = question.answers.prefix(5).map(\.option).joined(separator: ", ")
        self = .described(question.kind, "\(question.words). Use \(options).")
    }
}
