/// The reason why a text that a person typed can't be used.
///
/// It carries what was typed and what would do; whoever shows it puts it into words.
package enum InvalidValue: Error, Hashable, Sendable {
    // The value of a field.
    case empty(MovieField, year: Int)
    case noValues(MovieField, year: Int)
    case notAValue(String, of: MovieField, year: Int)
    /// A rating can't be cleared where a viewing has one too.
    case ratedViewing(Rating)
    /// The parentheses behind the title of a film hold no year.
    case notAFilmYear(String, years: ClosedRange<Int>)

    // A date.
    case notAPeriod(String)
    case notInCalendar(String)
    case severalDays(String, [Day])
    case twoDays(String, Day, Day)
    case beforeCalendar(days: Int)
    case yetToCome(String)

    // A viewing.
    case notAViewing(String)
    case notARating(String)
    /// A number that may be a rating of 100.
    case ratingOf100(String, Rating)
    case neitherDayNorRating(String)
    /// The beginning of a text that is almost a day.
    case notADay(String, in: String)
    /// A line that means the first, or the second, which has what looks like a day or a rating among its words.
    case twoViewings(String, Viewing, Viewing)

    // A line about several movies.
    case noNumberedMovies
    case missingNumber
    case notANumber(String)
    case unknownNumber(Int, known: ClosedRange<Int>)
    case backwards(String, ClosedRange<Int>)
    case missingTag

    // A search.
    case tooManyWords(Int, limit: Int)
    case openQuote(String)
    case missingValue(behind: String)
    case unknownField(String, in: String, near: String?)
    case ambiguousField(String, in: String, [String])
    case noLetters(String)
    case noLabel(String)
    /// The value of a search field is of another kind.
    case wrongFieldValue(String, in: String, ExpectedKind)
    case backwardsRange(String, in: String)

    package enum ExpectedKind: Sendable {
        case year, rating, publicRating, score, number, runtime, date, dateOrAnswer
        case imdbID, tmdbID, answer, decade, bestOrWorst
    }
}
