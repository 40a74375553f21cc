import Foundation
import MoviesApp
import Testing
import Usher
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

@Suite struct NumbersTests {
    private func movie(_ id: Int, _ change: (inout Movie) -> Void) -> Movie {
        var movie = Movie(id: Movie.ID(id), title: "Film \(id)")
        change(&movie)
        return movie
    }

    private func open(_ movies: [Movie], width: Int = 80) throws -> ScriptedSession {
        let catalog = try Catalog(movies: movies)
        return ScriptedSession(width: width) { AppCoordinator(catalog: catalog, navigator: $0) }
    }

    @Test("The page of all movies counts them and compares ratings")
    func sums() throws {
        let session = try open([
            movie(1) {
                $0.viewings = [Viewing(), Viewing()]
                $0.rating = Rating(tenths: 85)
                $0.publicRating = 80
            },
            movie(2) {
                $0.viewings = [Viewing()]
                $0.rating = Rating(tenths: 40)
            },
            movie(3) { $0.watchlist = WatchlistEntry() },
        ])
        session.answer("c", "1")
        #expect(
            session.transcript.contains(
                """
                All movies in numbers
                Movies: 3
                Watched: 2
                On the watchlist: 1
                Rated: 2, 6.3 of 10 on average
                Public: 8.0 of 10 on average for 1 of these
                You differ by: 0.5 on average
                8 of 10: you 1, public 1
                4 of 10: you 1, public 0
                1. By decade
                2. By genre
                3. By director

                """))
    }

    @Test("Ratings are counted next to the public's, from the highest down")
    func ratings() throws {
        let session = try open(
            [(20, 81), (17, 89), (16, 60), (8, 55)].enumerated().map { index, ratings in
                movie(index) {
                    $0.rating = Rating(tenths: ratings.0 * 5)
                    $0.publicRating = ratings.1
                }
            }, width: 40)
        session.answer("c", "1")
        #expect(
            session.transcript.contains(
                """
                Rated: 4, 7.6 of 10 on average
                Public: 7.1 of 10 on average for the
                  same movies
                You differ by: 1.5 on average
                10 of 10: you 1, public 0
                8 of 10: you 2, public 2
                6 of 10: you 0, public 1
                5 of 10: you 0, public 1
                4 of 10: you 1, public 0

                """))
    }

    @Test("Picking a decade, a genre or a director shows its movies and no others")
    func pick() throws {
        let movies = (1...30).map { number in
            movie(number) {
                $0.year = 1950 + number
                $0.genres = number.isMultiple(of: 3) ? ["Film-Noir"] : ["War"]
                $0.directors = ["Director \(number)"]
            }
        }
        for (answers, heading) in [
            (["1", "2"], "1960s: 10 movies, by title, A to Z\n1–10 of 10\n"),
            (["2", "2"], "Film-Noir: 10 movies, by title, A to Z\n1–10 of 10\n"),
        ] {
            let session = try open(movies)
            session.answer("/director:any", "c", "1")
            for answer in answers { session.answer(answer) }
            #expect(session.transcript.contains(heading))
            #expect(session.page.title == "Movies")
        }
        let session = try open(movies)
        session.answer("c", "1", "3", "n", "10")
        #expect(session.page.items == ["Film 9 (1959), Director 9"], "its words are no title")
        session.answer("b")
        #expect(session.page.title == "Movies by director")
    }

    @Test("Movies are grouped by the whole points of their ratings, and 10 is a group of its own")
    func pickRating() throws {
        let session = try open(
            [100, 89, 80, 100].enumerated().map { index, rating in
                movie(index + 1) { $0.rating = Rating(tenths: rating) }
            })
        session.answer("f")
        let byRating = session.page.items.firstIndex { $0.hasPrefix("By rating") }
        session.answer("\((byRating ?? -1) + 1)")
        #expect(session.page.items == ["10: 2", "8 to 8.9: 2"])
        session.answer("1")
        #expect(session.page.texts.contains { $0.hasPrefix("You rated 10: 2 movies") })
        #expect(session.page.items.count == 2)
    }

    @Test("The pages of numbers say when there is nothing to count, and stay open")
    func nothing() throws {
        let session = try open([])
        session.answer("c")
        #expect(
            session.page.texts == ["There are no viewings yet. To note one, open a movie and type s."]
                && session.page.fields.isEmpty && session.page.items.count == 1)
        session.answer("1", "1", "2", "3")
        #expect(session.screens.count == 3)
        #expect(session.page.fields.map(\.name) == ["Movies", "Watched", "On the watchlist"])
        for message in [
            "No movie has a decade yet. Type e on a movie's page to add one.",
            "No movie has a genre yet.", "No movie has a director yet.",
        ] {
            #expect(session.transcript.contains(message))
        }
    }

    @Test("The pages of numbers and of the filter count what is found now")
    func found() throws {
        let movies = (1...6).map { number in
            movie(number) {
                $0.year = 1940 + number * 5
                $0.genres = number < 5 ? ["Drama"] : ["War"]
                $0.viewings = number < 3 ? [Viewing()] : []
                $0.rating = number < 3 ? Rating(tenths: 80) : nil
            }
        }
        let session = try open(movies)
        session.answer("/genre:drama", "c", "1")
        #expect(session.page.title == "All movies in numbers: drama")
        #expect(session.page.fields.prefix(2).map(\.value) == ["4", "2"])
        session.answer("1")
        #expect(session.page.items.map { $0.prefix(8) } == ["1940s: 1", "1950s: 2", "1960s: 1"])
        session.answer("2")
        #expect(
            session.page.items
                == ["Film 2 (1950)", "Film 3 (1955)"].map { "\($0)" + ($0.contains("2 ") ? ", you 8" : "") })
        session.answer("f", "8")
        #expect(session.page.items.map { $0.prefix(8) } == ["Drama: 2"])
        session.answer("b", "b", "1", "e", "7", "War", "s", "b", "f", "8")
        #expect(session.page.items.map { $0.prefix(8) } == ["Drama: 1"])
    }

    @Test("The numbers count what the list below them finds, even if it's another list now")
    func below() throws {
        let session = try open(
            (1...6).map { number in
                movie(number) {
                    $0.genres = number < 5 ? ["Drama"] : ["War"]
                    $0.viewings = number == 1 || number == 5 ? [Viewing()] : []
                }
            })
        session.answer("/genre:drama", "c")
        #expect(session.page.title == "What you watched: drama")
        #expect(session.page.value(of: "Movies") == "1")
        // Opening the same list again moves it to the top instead of duplicating it.
        session.answer("v", "/genre:drama", "b", "b")
        #expect(session.page.title == "What you watched" && session.page.texts == [])
        #expect(session.page.value(of: "Movies") == "2")
    }

    @Test("The numbers are counted again after a movie has changed")
    func recounted() throws {
        let session = try open([movie(1) { $0.genres = ["Drama"] }, movie(2) { $0.genres = ["Drama"] }])
        session.answer("c", "1", "2")
        #expect(session.page.items.map { $0.prefix(8) } == ["Drama: 2"])
        session.answer("m", "1", "d y", "c", "1", "2")
        #expect(session.page.items.map { $0.prefix(8) } == ["Drama: 1"])
    }

    @Test(
        "The viewings of all time or a period lead to their movies, and `e` writes them to a file"
    )
    func watched() throws {
        let session = try open([
            movie(1) {
                ($0.year, $0.runtime, $0.directors, $0.genres) = (1995, 90, ["Michael Mann"], ["Crime"])
                $0.viewings = ["2024-01-05", "2024-02-06"].map { Viewing(on: PartialDate($0)) }
                $0.rating = Rating(tenths: 80)
            },
            movie(2) {
                ($0.year, $0.viewings, $0.rating) = (
                    1985, [Viewing(on: PartialDate("2023"))], Rating(tenths: 90)
                )
            },
            movie(3) {
                ($0.viewings, $0.rating, $0.dayRated) = ([Viewing()], Rating(tenths: 10), Day("2024-01-01"))
            },
        ])
        session.answer("c")
        #expect(session.page.title == "What you watched")
        #expect(
            session.page.value(of: "Viewings") == "4"
                && session.page.value(of: "Hours")?.hasPrefix("3,") == true)
        #expect(
            session.page.value(of: "Best rated")
                == "Film 2 (1985), 9 of 10; Film 1 (1995), 8 of 10, 2 times; Film 3, 1 of 10")
        session.answer("g 2024")
        #expect(session.page.title == "2024 in review" && session.page.value(of: "Movies") == "1")
        #expect(session.page.value(of: "January") == "1")
        #expect(session.page.value(of: "First") == "Film 1 (1995), 5 Jan 2024")
        session.answer("2")
        #expect(session.page.title == "2024 in review: top lists")
        #expect(session.page.value(of: "Longest run") == nil, "a day is no run")
        #expect(!session.page.items.contains("By year"), "a single year is no table")
        session.answer("by weekday")
        #expect(
            session.page.items.isEmpty
                && session.page.texts.dropFirst().first?.hasPrefix("Tuesday: 1") == true)
        session.answer("b", "2 by decade")
        #expect(session.page.title == "2024 in review: by decade")
        #expect(session.page.items.first?.hasPrefix("1990s: 1, 8.0 on average") == true)
        session.answer("1")
        #expect(session.page.items.first?.hasPrefix("Film 1 (1995)") == true, "its words are no title")
        session.answer("h", "c", "g", "someday")
        #expect(session.errorLines.first?.contains("is not a period") == true)
        session.answer("2023")
        #expect(session.page.title == "2023 in review")
        #expect(session.page.texts == [] && session.page.value(of: "Viewings") == "1")
        let path = "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString).md"
        defer { try? FileManager.default.removeItem(atPath: path) }
        session.answer("e \(path)")
        let written = try String(contentsOfFile: path, encoding: .utf8)
        #expect(written.hasPrefix("# 2023 in review\n\n- Movies: 1\n") && written.contains("## Best rated\n"))
        try "another".write(toFile: path, atomically: true, encoding: .utf8)
        session.answer("e \(path)")
        #expect(session.page.title == "Replace a file")
        #expect(session.page.help == ["The current file can't be brought back."])
        session.answer("")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "another", "what is there stays")
        session.answer("e \(path)", "y")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
    }

    @Test("The months of a year are listed if there are several", arguments: [1, 2])
    func months(count: Int) throws {
        let days = ["2024-01-05", count == 1 ? "2024-01-06" : "2024-02-06"]
        let session = try open([movie(1) { $0.viewings = days.map { Viewing(on: PartialDate($0)) } }])
        session.answer("c", "g 2024")
        #expect(
            session.page.fields.count { ["January", "February"].contains($0.name) } == (count == 1 ? 0 : 2))
    }

    @Test(
        "A shell prints ten rows and counts ties, a page lists all, and `g` lists twenty years"
    )
    func first() throws {
        let catalog = try Catalog(
            movies: (1...22).map { number in
                movie(number) {
                    $0.viewings = [Viewing(on: PartialDate("\(2000 + number)"))]
                    $0.directors = ["Director \(number % 11)"]
                    $0.genres = number > 11 ? [] : number > 7 ? ["War"] : ["Drama"]
                }
            })
        let session = ScriptedSession(of: catalog, ["c", "2 by director"])
        #expect(session.page.items.count == 11, "names are listed to the last one")
        #expect(try NumbersCommand([], of: catalog).page.lines.last == "  and 1 more with 2")
        session.answer("b", "2 by genre")
        #expect(session.page.items == ["Drama: 7", "War: 4"], "a pipe shows no bars")
        session.answer("b", "g")
        #expect(session.page.fields.map(\.name) == (2003...2022).reversed().map { "\($0)" })
    }

    @Test("A long table of names is turned, and a name leads to the movies that the numbers count")
    func names() throws {
        let catalog = try Catalog(
            movies: (1...50).map { number in
                movie(number) {
                    $0.viewings = [Viewing(on: PartialDate("2024-01-05"))]
                    $0.directors = ["Director \(number % 25)"]
                    $0.genres = [number <= 25 ? "Drama" : "War"]
                }
            })
        let session = ScriptedSession(of: catalog, ["numbers 2024 drama", "2 by director"])
        #expect(session.page.title == "2024 in review: drama: by director")
        #expect(session.page.items.count == 20 && session.page.texts == ["1–20 of 25"])
        session.answer("n")
        #expect(session.page.items.count == 5)
        session.answer("1")
        #expect(session.page.items.count == 1 && session.page.title == "Movies", "\(session.page.items)")
        session.answer("b", "b")
        #expect(session.page.title == "2024 in review: drama")
    }

    @Test("The numbers are those of a period, a search or both, within the list below")
    func filtered() throws {
        let session = try open(
            (1...6).map { number in
                movie(number) {
                    $0.genres = number < 4 ? ["Drama"] : ["War"]
                    $0.directors = ["Director \(number % 2)"]
                    $0.viewings = [Viewing(on: PartialDate("202\(number)-05-01"))]
                }
            })
        for (line, title, count) in [
            ("numbers drama", "What you watched: drama", "3"),
            ("numbers 2022 drama", "2022 in review: drama", "1"),
            ("numbers 2022..2023 drama", "2022 to 2023 in review: drama", "2"),
            ("numbers since 2022 war", "Since 2022 in review: war", "3"),
        ] {
            session.answer(line)
            #expect(session.page.title == title && session.page.value(of: "Movies") == count, "\(line)")
        }
        session.answer("g 2024")
        #expect(session.page.title == "2024 in review: war", "another period of the same movies")
        session.answer("g 2021")
        #expect(session.page.texts == ["You watched none of these in 2021."])
        session.answer("/director:\"director 1\"", "numbers war")
        #expect(session.page.value(of: "Movies") == "1")
        session.answer("numbers nosuch")
        #expect(session.errorLines.first?.hasPrefix("No movie matches “nosuch”. Type numbers alone") == true)
    }

    @Test("A window shows bars in proportion to the numbers, and a pipe or brief session shows none")
    func bars() throws {
        let catalog = try Catalog(
            movies: (1...12).map { number in
                movie(number) {
                    $0.viewings = [Viewing(on: PartialDate("2024-\(number < 5 ? "01" : "03")-05"))]
                }
            })
        func lines(height: Int?, isBrief: Bool = false) -> [Substring] {
            let session = ScriptedSession(
                width: 60, height: height, options: Session.Options(isBrief: isBrief)
            ) {
                AppCoordinator(catalog: catalog, navigator: $0)
            }
            session.answer("numbers 2024")
            return session.transcript.split(separator: "\n").filter {
                $0.contains("January") || $0.contains("March")
            }
        }
        #expect(
            lines(height: 40) == [
                "January:   4  ███████████████", "March:     8  ██████████████████████████████",
            ])
        #expect(lines(height: nil) == ["January: 4", "March: 8"])
        #expect(lines(height: 40, isBrief: true) == ["January: 4", "March: 8"])
    }

    @Test("A director's row counts the watched movies if there are any")
    func watchedOfGroup() throws {
        let session = try open(
            (1...6).map { number in
                movie(number) {
                    $0.directors = [number < 3 ? "A" : number < 5 ? "B" : "C"]
                    $0.viewings = number == 3 || number > 4 ? [Viewing()] : []
                }
            })
        session.answer("c", "1", "3")
        #expect(session.page.items == ["A: 2", "B: 2, 1 watched", "C: 2, 2 watched"])
    }

    @Test("An entry of the diary says how its day is known, and has the rating of that time")
    func entries() throws {
        let session = try open([
            movie(1) { $0.viewings = [Viewing()] },
            movie(2) {
                ($0.viewings, $0.rating, $0.dayRated) = ([Viewing()], Rating(tenths: 80), Day("2024-01-05"))
            },
            movie(3) {
                $0.viewings = [
                    Viewing(on: PartialDate("2024-02-01"), rating: Rating(tenths: 90), note: "Great")
                ]
            },
            movie(4) {
                ($0.year, $0.viewings) = (1995, [Viewing(on: PartialDate("2024-01"))])
                ($0.rating, $0.dayRated) = (Rating(tenths: 70), Day("2025-01-01"))
            },
        ])
        session.answer("v")
        #expect(
            session.page.items == [
                "1 Feb 2024 Film 3, you 9: Great", "5 Jan 2024 (rated) Film 2, you 8",
                "Jan 2024 Film 4 (1995)",
                "day unknown Film 1",
            ])
    }

    @Test("A movie's page has its last two viewings, and `o` shows all of them")
    func details() throws {
        for count in 1...5 {
            let oscars = max(count - 3, 0)
            let session = try open([
                movie(1) { movie in
                    movie.viewings = (1...count).map { Viewing(on: PartialDate("2024-01-0\($0)")) }
                    (movie.score, movie.reviews, movie.publicRating, movie.votes) = (90, 1, 83, count)
                    movie.oscars = oscars
                }
            ])
            let dates = (1...count).reversed().map { "\($0) Jan 2024" }
            let more = ["", "1 more time", "2 more times", "3 more times"][max(count - 2, 0)]
            func watched() -> [String] { session.page.fields.filter { $0.name == "Watched" }.map(\.value) }
            session.answer("1")
            #expect(watched() == dates.prefix(2) + [])
            #expect(
                session.page.texts.filter { $0.contains("more time") }
                    == (more.isEmpty ? [] : ["\(more); o shows all"]))
            session.answer("o")
            #expect(watched() == dates)
            func value(_ field: MovieField) -> String? { session.page.value(of: field.name) }
            #expect(value(.oscars) == (oscars > 0 ? "\(oscars)" : nil))
            #expect(value(.score) == "90 of 100, 1 review")
            #expect(value(.publicRating) == "8.3 of 10, \(count == 1 ? "1 vote" : "\(count) votes")")
        }
    }

    @Test("A note is shortened to the room on its line, on every page")
    func notes() throws {
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        func notes(_ count: Int, _ answers: String...) throws -> [String] {
            let session = try open([
                movie(1) { movie in
                    movie.viewings = [Viewing(on: PartialDate("2024-01-01"), note: text(count))]
                    movie.note = text(count)
                }
            ])
            for answer in answers { session.answer(answer) }
            return session.page.items + session.page.fields.map(\.value) + session.page.texts
        }
        #expect(try notes(44, "v").first == "1 Jan 2024 Film 1: \(text(44))")
        #expect(try notes(45, "v").first == "1 Jan 2024 Film 1: \(text(24)) … (1 more word)")
        #expect(try notes(62, "1", "w").first == "1 Jan 2024: \(text(62))")
        #expect(try notes(63, "1", "w").first == "1 Jan 2024: \(text(42)) … (1 more word)")
        #expect(try !notes(78, "1", "w", "1").contains(text(78)), "its prompt has it")
        #expect(try notes(79, "1", "w", "1").contains(text(79)))
        #expect(try notes(56, "1").contains("1 Jan 2024: \(text(56))"))
        #expect(try notes(57, "1").contains("1 Jan 2024: \(text(36)) … (1 more word)"))
        #expect(try notes(137, "1", "o").contains("1 Jan 2024"), "with the note after it")
        #expect(try notes(70, "1").contains(text(70)))
        #expect(try notes(71, "1").contains("\(text(50)) … (1 more word)"))
    }

    @Test("The diary leads to a period, to its days, and to this day in earlier years")
    func days() throws {
        let today = try #require(Day("2026-11-22"))
        let catalog = try Catalog(movies: [
            movie(1) { $0.viewings = ["2024-11-22", "2024-06-01"].map { Viewing(on: PartialDate($0)) } },
            movie(2) { $0.viewings = [Viewing(on: PartialDate("2026-11-22"))] },
        ])
        let session = ScriptedSession {
            AppCoordinator(catalog: catalog, context: SessionContext(day: today), navigator: $0)
        }
        session.answer("v", "g summer 2024")
        #expect(session.page.title == "June 2024 to August 2024 in review")
        session.answer("1")
        #expect(
            session.page.title == "Diary, June 2024 to August 2024"
                && session.page.items == ["1 Jun 2024 Film 1"])
        session.answer("v", "g on this day")
        #expect(session.page.title == "On this day, 22 Nov" && session.page.items == ["22 Nov 2024 Film 1"])
    }
}
