@testable import MovieCatalog
@testable import MovieImport
@testable import MoviesApp

extension ValueTableTests {
    /// Returns how a function reads a text that's typed on a Sunday, or the error.
    static func typedOutput(of function: String, _ text: String) throws -> String? {
        do throws(InvalidValue) {
            return try output(of: function, typed: text)
        } catch {
            return "\(error)"
        }
    }

    private static func output(of function: String, typed text: String) throws(InvalidValue) -> String? {
        switch function {
        case "typed viewing":
            let typed = try TypedViewing(text, today: sunday, commands: ["watchlist", "seen today"])
            let readings = [typed.viewing, typed.asWords].compactMap(\.self)
            for reading in readings {
                // The typed form leaves out some values, such as “rewatch”, which are kept.
                let back =
                    readings.count > 1
                    ? try TypedViewing(reading.typed, today: sunday)
                    : try TypedViewing(reading.typed, changing: reading, today: sunday)
                if try back.certain != reading { return "“\(reading.typed)” is another viewing" }
            }
            guard readings.count == 1 else {
                return "\(readings.map { $0.inWords(today: sunday) }.joined(separator: " or "))"
            }
            return try typed.certain.inWords(today: sunday)
        case "changed viewing":
            let viewing = Viewing(
                on: PartialDate("2024-08-31"), isRewatch: true, rating: Rating("7.3"), note: "With Anna.")
            return try TypedViewing(text, changing: viewing, today: sunday).certain.inWords(today: sunday)
        case "day that begins a line": return "\(text.beginsWithDay(today: sunday))"
        case "film and viewing":
            let added = FilmNameTests.added(text)
            let other = added.other.map { ", or \($0.film) + “\($0.viewing)”" } ?? ""
            return "\(added.film) + “\(added.viewing)”\(other)"
        case "film with a year":
            let readings = [false, true].map { hasBareYears in
                FilmName.leading(text, hasBareYears: hasBareYears).map { "\($0.film) + “\($0.rest)”" }
                    ?? "no year"
            }
            try FilmName(typed: text).checkYear()
            return readings[0] == readings[1] ? readings[0] : "\(readings[0]), bare \(readings[1])"
        case "picked numbers":
            guard let picked = try PickedNumbers(leading: text, of: 1...10) else { return "nothing" }
            return "\(picked.numbers), “\(picked.rest)”"
        case "typed paths":
            return ShellLine.paths(in: text, home: "/home/anna").map { "“\($0)”" }.joined(separator: " ")
        case "period":
            let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            let today = Day(String(parts[0])) ?? sunday
            let period = try Period(typed: String(parts[1]), today: today)
            let isReadBack = try Period(typed: period.notation, today: today).days == period.days
            return "\(period.notation), \(period.days)" + (isReadBack ? "" : ", not read back")
        case "conditions of a search":
            return try MovieSearch(text, today: sunday).parts.map { $0.notation ?? "“\($0.text)”" }
                .joined(separator: " | ")
        case "titles of a search":
            let search = try MovieSearch(text, today: sunday)
            return "\(search.titles), \(search.titleWords)"
        case "list of a search":
            return try MovieSearch(text, today: sunday).list.map { "“\($0)”" } ?? "nothing"
        case "search for a period":
            return try MovieSearch(text, today: sunday).parts.map { $0.notation ?? "words" }.joined(
                separator: ", ")
        case "verb of a line": return TypedVerb(text).map { "\($0.verb.name), “\($0.rest)”" } ?? "nothing"
        case "numbers of a line":
            return try TypedVerb(text)?.numbers(of: 10, today: sunday).map { "\($0.numbers) “\($0.rest)”" }
                .joined(separator: " or ")
        case "search": return try MovieSearch(text, today: sunday).inWords
        default: return nil
        }
    }
}
