import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Diaries in plain text")
struct DiaryTextTests {
    private static let titles = ["Heat (1986)", "Up (1984)", "12 Monkeys (1985)", "Tár (1982)", "9 (1989)"]

    @Test("A diary gives the same viewings in every style of headings and days", arguments: 0..<200)
    func ways(number: Int) throws {
        var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(number))
        let year = Int.random(in: 1_990...2_025, using: &random)
        let (yearStyle, monthStyle, dayStyle) = (
            Int.random(in: 0..<5, using: &random), Int.random(in: 0..<4, using: &random),
            Int.random(in: 0..<8, using: &random)
        )
        var text = [
            "# \(year)", "\(year)\n====", "Movies I watched in \(year)", "**Seen \(year):**", "\(year):",
        ][yearStyle]
        var expected: [String] = []
        for (month, name) in [(2, "February"), (3, "March"), (11, "November")] {
            text += "\n\n" + ["## \(name)", name, "\(name):", "**\(String(name.prefix(3)))**"][monthStyle]
            // The days don't start at 1, or they could be mistaken for the numbers of a list.
            for day in [month + 1, 14, 28] {
                let title = try #require(Self.titles.randomElement(using: &random))
                let dated = [
                    "\(day) - ", "\(day) – ", "\(day). ", "\(day)) ", "\(day): ", "\(month)/\(day) ",
                    "\(day)/\(month): ", "\(day) ",
                ][dayStyle]
                let bullet = ["", "- ", "🎬 "].randomElement(using: &random) ?? ""
                text += "\n\(bullet)\(dated)\(title) 8½/10 –"
                expected.append("\(title) \(Day(year: year, month: month, day: day)?.description ?? "") 8.5")
            }
        }
        let reading = try MovieFileReading(text + "\n", named: "diary.md")
        let found = reading.movies.map { movie in
            let viewing = movie.viewings.first
            let date = viewing?.date?.description ?? "no day"
            return "\(movie.name) \(date) \(viewing?.rating?.description ?? "no rating")"
        }
        #expect(found == expected && reading.problems == [] && reading.ignoredColumns == [], "\(text)")
    }

    @Test("A heading with a status word applies to the bare titles below it")
    func statuses() throws {
        for (status, words) in WatchStatus.words where status == .watched || status == .planned {
            for word in words.split(separator: ",") where word != "watch" {
                let reading = try MovieFileReading("My movies – \(word)\n\nPearl\n", named: "notes.txt")
                let movie = try #require(reading.movies.first, "\(word)")
                #expect(movie.title == "Pearl" && reading.rows.count == 1, "\(word)")
                #expect(
                    movie.isWatched == (status == .watched) && movie.isOnWatchlist == (status == .planned))
            }
        }
    }

    @Test("A heading's word is never read as a film, alone or with a year")
    func headings() throws {
        for word in PlainTextLine.headingWords.sorted() where Column(named: word) == nil {
            let reading = try MovieFileReading("\(word)\n\(word) 2022\nHeat (1995)\n", named: "notes.txt")
            #expect(reading.movies == [Movie("Heat", 1995)] && reading.problems == [], "\(word)")
        }
    }

    @Test("A mark after a title says whether it's a film")
    func titleMarks() throws {
        for mark in TypeColumns.titleMarks.others {
            let reading = try MovieFileReading("title,year\nHeat,1995\nLost (\(mark)),2004\n")
            #expect(reading.movies == [Movie("Heat", 1995)] && reading.passedTitles == ["Lost (\(mark))"])
        }
        for mark in TypeColumns.titleMarks.films {
            #expect(try MovieFileReading("title,year\nDuel (\(mark)),1971\n").movies == [Movie("Duel", 1971)])
        }
    }

    @Test("Rows of totals and lists of series are left out")
    func sums() throws {
        for word in Column.totals {
            let reading = try MovieFileReading("no,title,year\n1,Heat,1995\n\(word),1,\n,\(word),\n")
            #expect(reading.movies == [Movie("Heat", 1995)] && reading.problems.count == 2, "\(word)")
        }
        for key in Column.seriesLists {
            let lists = "\"\(key)\":[{\"title\":\"Lost\",\"year\":2004}]"
            let json = "{\"movies\":[{\"title\":\"Heat\",\"released\":1995}],\(lists)}"
            let reading = try MovieFileReading(json, named: "all.json")
            #expect(reading.movies.map(\.title) == ["Heat"] && reading.ignoredColumns == [key], "\(key)")
        }
    }

    @Test("A better grade gives a higher rating")
    func grades() {
        let ratings = ["F", "D-", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A", "A+"].map {
            RatingCell(written: Array($0.utf8)[...])?.hundredths ?? -1
        }
        #expect(ratings == ratings.sorted() && Set(ratings).count == 13 && ratings[0] > 0)
    }
}
