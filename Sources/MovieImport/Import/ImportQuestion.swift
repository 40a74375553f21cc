package import MovieCatalog

/// A question that only the user can answer. Nothing is imported until then.
package struct ImportQuestion: Equatable, Sendable {
    package enum Matter: Hashable, Sendable {
        /// Nothing tells whether the month or the day comes first.
        case days(column: String, example: String)
        /// The highest rating, in hundredths, doesn't tell the scale.
        case scale(column: String, hundredths: Int)
        case profiles
        /// No encoding makes words of the file.
        case encoding
    }

    package enum Answer: Hashable, Sendable {
        case columns(String), profile(String), encoding(CodePage)
    }

    package let file: String
    package let matter: Matter
    /// Each answer comes with its result for an example: 2009-12-10 for `Date=watched/mdy`.
    package let answers: [(answer: Answer, example: String)]

    init(days example: String, of column: String, _ field: MovieField, in file: String) {
        (self.file, matter) = (file, .days(column: column, example: example))
        answers = DayOrder.signs.compactMap { sign, order in
            Day(cell: Array(example.utf8)[...], order: order, hasShortYears: field != .released).map {
                (.columns("\(ColumnMapping.name(column))=\(field.key)/\(sign)"), "\($0)")
            }
        }
    }

    init(ratingsUpTo hundredths: Int, of column: String, in file: String) {
        (self.file, matter) = (file, .scale(column: column, hundredths: hundredths))
        let name = ColumnMapping.name(column)
        answers =
            [4, 5, 10, 20, 100].filter { $0 * 100 >= hundredths }.prefix(3).map {
                (.columns("\(name)=rating/\($0)"), "\($0)")
            } + [(.columns("\(name)="), "")]
    }

    init(_ matter: Matter, _ answers: [(Answer, String)], in file: String) {
        (self.file, self.matter, self.answers) = (file, matter, answers)
    }

    package static func == (left: ImportQuestion, right: ImportQuestion) -> Bool {
        left.file == right.file && left.matter == right.matter
    }

    package var words: String {
        let file = harmless(file)
        return switch matter {
        case .days(let column, let example):
            "\(file), column \(shown(column)): it isn't clear whether the month or the day comes first in "
                + shown(example)
        case .scale(let column, let hundredths):
            "\(file), column \(shown(column)): the highest rating is \(decimal(hundredths: hundredths)), "
                + "and it isn't clear what the best possible one is"
        case .profiles: "\(file) has rows of several people"
        case .encoding: "\(file) isn't in UTF-8, and doesn't read as windows-1252"
        }
    }

    package var choices: [(text: String, answer: Answer)] {
        answers.map { answer, example in
            switch (matter, answer) {
            case (.days(_, let day), _): ("\(day) is \(example)", answer)
            case (.scale, _):
                (example.isEmpty ? "Leave the column out" : "The best possible rating is \(example)", answer)
            case (_, .encoding(let encoding)): ("\(shown(example)) is right, \(encoding.rawValue)", answer)
            default: (harmless(example), answer)
            }
        }
    }

    fileprivate var refusal: String {
        let answers = answers.prefix(5).map { answer, example in
            switch (matter, answer) {
            case (.scale, .columns(let mapping)):
                "--columns '\(mapping)' " + (example.isEmpty ? "to leave it out" : "if it is \(example)")
            case (_, .columns(let mapping)): "--columns '\(mapping)' if that is \(example)"
            case (_, .profile(let name)): "--profile \(shellWord(name))"
            case (_, .encoding(let encoding)):
                "--encoding \(encoding.rawValue) if this is right: \(shown(example))"
            }
        }
        return "\(words). Use \(answers.joined(separator: ", "))."
    }
}

extension CatalogError {
    static func wrongUsage(_ sentence: String) -> CatalogError { .described(.wrongUsage, sentence) }

    package init(_ question: ImportQuestion) {
        self = .described(question.matter == .profiles ? .wrongUsage : .badData, question.refusal)
    }
}
