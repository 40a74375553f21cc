/// The reason that typed text can't be used.
package enum InvalidValue: Error, Hashable, Sendable, CustomStringConvertible {
    case empty(MovieField, year: Int)
    case noValues(MovieField, year: Int)
    case notAValue(String, of: MovieField, year: Int)
    /// The movie's rating can't be cleared while a viewing has a rating.
    case ratedViewing(Rating)
    /// The parentheses after a film's title don't contain a year.
    case notAFilmYear(String, years: ClosedRange<Int>)

    case notAPeriod(String)
    case notInCalendar(String)
    case severalDays(String, [Day])
    case twoDays(String, Day, Day)
    case beforeCalendar(days: Int)
    case yetToCome(String)

    case notAViewing(String)
    case notARating(String)
    /// A number that may be a rating out of 100.
    case ratingOf100(String, Rating)
    case neitherDayNorRating(String)
    /// The text starts with what looks like a mistyped day.
    case notADay(String, in: String)
    /// The text can mean either viewing.
    case twoViewings(String, Viewing, Viewing)

    case noNumberedMovies
    case missingNumber
    case notANumber(String)
    case unknownNumber(Int, known: ClosedRange<Int>)
    case backwards(String, ClosedRange<Int>)
    case missingTag

    case tooManyWords(Int, limit: Int)
    case openQuote(String)
    case missingValue(after: String)
    case unknownField(String, in: String, near: String?)
    case ambiguousField(String, in: String, [String])
    case noLetters(String)
    case noLabel(String)
    case wrongFieldValue(String, in: String, ExpectedKind)
    case backwardsRange(String, in: String)

    package enum ExpectedKind: Sendable {
        case year, rating, publicRating, score, number, runtime, date, dateOrAnswer
        case imdbID, tmdbID, answer, decade, orderOfSearch

        fileprivate var correction: String {
            switch self {
            case .year: range("a year", "one such as 1950", "1950", "1965")
            case .rating: range("a rating", "0 to 10", "8", "9")
            case .publicRating: range("a rating", "0 to 10, such as 7.5", "8", "9")
            case .score: range("a number from 0 to 100", "one such as 80", "80", "90")
            case .number: range("a number", "one such as 100", "100", "200")
            case .runtime: range("a number of minutes", "one such as 90", "90", "120")
            case .date: range("a date", "one such as 2025, 2025-03 or 2025-03-31", "2025-03", "2025-06")
            case .dateOrAnswer: range("a date", "yes, no, one such as 2025-03", "2025-03", "2025-06")
            case .imdbID: "not an IMDb id such as tt0041959."
            case .tmdbID: "not a TMDB number such as 1092."
            case .answer: "not yes or no. Type one of them."
            case .decade: "not a decade such as 1950s."
            case .orderOfSearch: "not an order. Type best, worst, longest, shortest, newest or oldest."
            }
        }

        private func range(_ what: String, _ value: String, _ low: String, _ high: String) -> String {
            "not \(what). Use \(value), a range such as \(low)..\(high) or >\(low), none or any."
        }
    }

    package var description: String { sentence() }

    /// Returns the error in words. `beginning` goes before a suggested viewing: `seen Heat `.
    package func sentence(after beginning: String = "") -> String {
        func asNote(_ text: String) -> String { ended("To note it as words, type \(beginning)- \(text)") }
        return switch self {
        case .empty(let field, let year): "That is empty. Enter \(field.hint(in: year))."
        case .noValues(let field, let year):
            "There is no \(field.elementName) in that. Enter \(field.hint(in: year))."
        case .notAValue(let text, let field, let year):
            "\(shown(text)) is not \(field.valueName). Enter \(field.hint(in: year))."
        case .ratedViewing(let rating):
            "A viewing of it is rated \(rating). Open the movie and type w to change that, or enter a rating."
        case .notAFilmYear(let text, let years):
            "\(shown(text)) is not a year from \(years.lowerBound) to \(years.upperBound). "
                + "Type a movie as Heat (1995) or Heat."
        case .notAPeriod(let text):
            "\(shown(text)) is not a period. Use one such as 2024, june 2024, last month or since 2020."
        case .notInCalendar(let text):
            "\(shown(text)) is not in the calendar. Use a date such as 2024-08-31, 2024-08 or 2024."
        case .twoDays(let text, let one, let other):
            "\(shown(text)) can mean two days. Type \(one) or \(other)."
        case .severalDays(let text, let days):
            "\(shown(text)) is several days. Type one, such as \(days.first?.description ?? "yesterday")."
        case .beforeCalendar(let days):
            "\(counted(days, "day")) ago is before the calendar begins. Use a date."
        case .yetToCome(let date): "\(date) is in the future. Use a date up to today."
        case .notAViewing(let text): "\(shown(text)) is not a viewing. \(asNote(text))"
        case .notARating(let text): "\(shown(text)) is not a rating. Enter \(Rating.wanted), or - for none."
        case .ratingOf100(let text, let rating):
            "\(text) is not a rating from 0 to 10. Type \(beginning)\(text)/100 for \(rating) of 10, "
                + "or \(beginning)- \(text) for a note."
        case .neitherDayNorRating(let text): "\(shown(text)) is neither a date nor a rating. \(asNote(text))"
        case .notADay(let beginning, let text):
            "\(shown(beginning)) is not a date such as friday, 3 days ago or 2024-08-31. " + asNote(text)
        case .twoViewings(let text, let viewing, let words):
            ended("\(shown(text)) can mean two things. Type \(beginning)\(viewing.typed) or \(words.typed)")
        case .noNumberedMovies: "This page doesn't number movies. Go to a list first."
        case .missingNumber: "A number is missing after the comma. Type numbers such as 1,3,5-8."
        case .notANumber(let text): "\(shown(text)) is not a number of a line. Type numbers such as 1,3,5-8."
        case .unknownNumber(let number, let known):
            "There is no line \(number). Choose "
                + (known.count == 1
                    ? "\(known.lowerBound)." : "\(known.lowerBound) to \(known.upperBound).")
        case .backwards(let text, let range):
            "\(text) runs backwards. Type \(range.lowerBound)-\(range.upperBound)."
        case .missingTag: "A tag is missing. Type one after the movie: tag heat noirvember."
        case .tooManyWords(let count, let limit):
            "A search takes up to \(limit) words. This one has \(count)."
        case .openQuote(let text): "The quote before \(shown(text)) is not closed. Add a \"."
        case .missingValue(let field):
            "A value is missing after \(shown(field)). Type it without a space, such as \(field)…"
        case .unknownField(let field, let word, let near):
            "\(shown(field)) in \(shown(word)) is not a field. "
                + (near.map { "Did you mean \($0)?" }
                    ?? "Type ? on the list of movies for all fields, or put the words in quotes.")
        case .ambiguousField(let field, let word, let names):
            "\(shown(field)) in \(shown(word)) can be \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]). Type more of it."
        case .noLetters(let word): "\(shown(word)) has no letter or digit to search for. Leave it out."
        case .noLabel(let word): "\(shown(word)) has no letter or digit. Add one."
        case .wrongFieldValue(let value, let word, let expected):
            "\(shown(value)) in \(shown(word)) is \(expected.correction)"
        case .backwardsRange(let value, let word):
            "\(shown(value)) in \(shown(word)) ends before it begins. Put the lower end first."
        }
    }

    private func ended(_ sentence: String) -> String { sentence.last == "." ? sentence : sentence + "." }
}
