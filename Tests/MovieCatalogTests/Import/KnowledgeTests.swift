import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Tables of what other programs write")
struct KnowledgeTests {
    private static let names = Column.table.flatMap { column, names in
        names.split(separator: ",").map { (column, String($0)) }
    }

    private func cell(of field: MovieField) -> String {
        switch field {
        case .year: "1995"
        case .imdbID: "tt0113277"
        case .letterboxdURI: "https://boxd.it/2b5i"
        case .publicRating: "7.5"
        case .certificate: "R"
        default:
            switch field.kind {
            case .text, .texts: "Some words"
            case .number, .tenths, .rating: "9"
            case .day, .viewings, .watchlist: "2020-01-05"
            }
        }
    }

    @Test("Each name of a column is read as that column", arguments: names)
    func columns(_ column: Column, _ name: String) throws {
        for name in [name, "Film \(name)"] {
            #expect(Column(named: name)?.role == column.role, "\(name)")
        }
        guard let field = column.field, field != .title else { return }
        let reading = try MovieFileReading(
            "movie,\(name),plays\nHeat,\(cell(of: field)),1\n", named: "list.csv")
        let movie = try #require(reading.movies.first)
        let isThere = field == .rating ? movie.yourRating != nil : field.value(of: movie) != nil
        #expect(isThere || field == .dayRated || field == .watchlist, "\(name)")
    }

    @Test("Each status word says whether a film was watched, rewatched or is on the watchlist")
    func status() throws {
        for (status, words) in WatchStatus.words {
            for word in words.split(separator: ",") {
                let reading = try MovieFileReading(
                    "movie,year,status,last watched\nHeat,1995,\(word),2020-01-05\n")
                let movie = try #require(reading.movies.first)
                #expect(reading.problems == [] && movie.isOnWatchlist == (status == .planned), "\(word)")
                let isNone = status == .unwatched || status == .dropped
                #expect(
                    movie.isWatched != isNone
                        && movie.viewings.first?.isRewatch ?? false == (status == .rewatched))
            }
        }
    }

    @Test("Each mark before a title says whether it was watched, and isn't part of the title")
    func marks() throws {
        for (mark, isWatched) in PlainTextLine.marks {
            let reading = try MovieFileReading("- \(mark) Up (2009)\n\(mark) Heat\n", named: "films.txt")
            #expect(reading.movies.map(\.title) == ["Up", "Heat"], "\(mark)")
            #expect(reading.movies.map(\.isWatched) == [isWatched, isWatched], "\(mark)")
        }
        for (open, close) in PlainTextLine.emphasis {
            let reading = try MovieFileReading("- \(open)Heat\(close) (1995): 8/10\n", named: "films.txt")
            #expect(
                reading.movies.map(\.title) == ["Heat"] && reading.movies[0].yourRating?.tenths == 80,
                "\(open)")
        }
    }

    @Test("Each site's addresses give its id, in a column of any name and in a line")
    func sites() throws {
        for site in Movie.sites {
            let id = site.field == .imdbID ? "tt0113277" : "949"
            let (table, text) = (
                "movie,found\nHeat,https://\(site.sign)\(id)?x=1\n", "- Heat https://\(site.sign)\(id)/\n"
            )
            for reading in [try MovieFileReading(table), try MovieFileReading(text, named: "films.txt")] {
                #expect(reading.movies.first.flatMap { site.field.value(of: $0) } != nil, "\(site.sign)")
            }
        }
    }

    @Test("Each type that isn't a film is left out", arguments: TypeColumns.words + TypeColumns.soleWords)
    func types(_ word: String) throws {
        let reading = try MovieFileReading("title,year,type\nLost,2004,\(word)\nHeat,1995,movie\n")
        #expect(reading.movies.map(\.title) == ["Heat"] && reading.passedTitles == ["Lost"])
    }

    @Test("Each format is recognized by its columns")
    func formats() throws {
        for format in MovieFileFormat.known where !format.isOwn {
            let signs = format.signs.sorted()
            let name = format.requiredNamePart.map { "\($0).csv" } ?? "x.csv"
            let columns = signs + (signs.contains { ["title", "name"].contains($0) } ? [] : ["movie"])
            let cells = columns.map { ["title", "name", "movie"].contains($0) ? "Heat" : "" }
            let text = [columns, cells].map { $0.joined(separator: ",") }.joined(separator: "\n")
            #expect(try MovieFileReading(text, named: name).kind == format.kind, "\(signs)")
        }
    }
}
