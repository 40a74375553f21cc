/// Why text that the user typed can't be used. The UI puts it into words.
package enum InvalidValue: Error, Hashable, Sendable {
    case empty(MovieField, year: Int)
    case noValues(MovieField, year: Int)
    case notAValue(String, of: MovieField, year: Int)
    /// A rating can't be cleared while a viewing has one too.
    case ratedViewing(Rating)
    /// The parentheses after a film's title hold no year.
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
    /// The start of the text is almost a day.
    case notADay(String, in: String)
    /// The first reading or the second, which finds a day or a rating among the words.
    case twoViewings(String, Viewing, Viewing)

    case noNumberedMovies
    case missingNumber
    case notANumber(String)
    case unknownNumber(Int, known: ClosedRange<Int>)
    case backwards(String, ClosedRange<Int>)
    case missingTag

    case tooManyWords(Int, limit: Int)
    case openQuote(String)
    case missingValue(behind: String)
    case unknownField(String, in: String, near: String?)
    case ambiguousField(String, in: String, [String])
    case noLetters(String)
    case noLabel(String)
    case wrongFieldValue(String, in: String, ExpectedKind)
    case backwardsRange(String, in: String)

    package enum ExpectedKind: Sendable {
        case year, rating, publicRating, score, number, runtime, date, dateOrAnswer
        case imdbID, tmdbID, answer, decade, bestOrWorst
    }
}
