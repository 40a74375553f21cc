@testable import MoviesApp
@testable import Usher
import Testing
import UsherTesting

@testable import MovieCatalog
@testable import MovieImport

/// Routes reported by the program lead back to the same places.
@Suite struct MoviesRouteTests {
    @Test("After any answers, the route that the session reports opens the same place", arguments: 0..<6)
    func reported(walk: UInt64) throws {
        let catalog = try Catalog.sample()
        try catalog.update(Movie.ID(1), as: .notedViewing) {
            $0.see(Viewing(on: Day(year: 2024, month: 5, day: 1) ?? .today))
        }
        var random = SeededRandomNumberGenerator(seed: walk)
        var walked: Navigator?
        let session = ScriptedSession { navigator in
            walked = navigator
            return AppCoordinator(catalog: catalog, navigator: navigator)
        }
        let answers = [
            "1", "2", "3", "5", "10", "n", ":b", ":h", "m", "t", "v", "c", "e", "w", "f", "i", "s", "/the",
            "/",
        ]
        var paths: Set<Route> = []
        for _ in 0..<60 {
            let screen = session.screens.last
            let answer =
                answers.filter { $0 != "s" || screen is MovieListScreen }
                .randomElement(using: &random) ?? "b"
            session.answer(answer)
            guard let path = walked?.stack.route else { break }
            paths.insert(path)
            var opened: Navigator?
            let other = ScriptedSession { navigator in
                opened = navigator
                return AppCoordinator(catalog: catalog, navigator: navigator)
            }
            do { try opened?.open(path) } catch { Issue.record("after \(answer): \(error)") }
            #expect(opened?.stack.route == path, "after \(answer)")
            other.endInput()
        }
        #expect(paths.count > 2)
        session.endInput()
    }

    @Test("A movie's name in a route is its IMDb id, or its number if that is missing or taken")
    func movies() throws {
        let catalog = try Catalog(
            movies: [nil, "tt0113277", "tt0113277"].enumerated().map { index, id in
                var movie = Movie(id: Movie.ID(index + 1), title: "M\(index)")
                movie.imdbID = id
                return movie
            })
        let ids = (1...3).map { Movie.ID($0) }
        let names = try ids.compactMap { try catalog.routeName(of: $0) }
        #expect(names == ["1", "tt0113277", "3"])
        #expect(try names.map { try catalog.movie(routeName: $0) } == ids)
        #expect(try catalog.routeName(of: Movie.ID(4)) == nil)
    }

    @Test("A guide that hasn't started resolves all its places, and shows and moves nothing")
    func unstarted() throws {
        let catalog = try Catalog.sample()
        try catalog.update(Movie.ID(1), as: .notedViewing) {
            $0.viewings = ["2023-04-01", "2024-05-01"].map { Viewing(on: Day($0)) }
            $0.rating = Rating(tenths: 85)
            $0.tags = ["quiet"]
        }
        let movie = try #require(try catalog.movie(Movie.ID(1)))
        var twin = Movie(title: movie.title)
        twin.year = movie.year
        _ = try catalog.add(twin)
        let navigator = Navigator()
        var moves: [Move] = []
        navigator.observe { moves.append($0) }
        var guides: [any Guide] = [AppCoordinator(catalog: catalog, navigator: navigator)]
        var index = 0
        while index < guides.count {
            let guide = guides[index]
            index += 1
            #expect(!guide.placeNames.isEmpty, "\(type(of: guide))")
            for name in guide.placeNames {
                let found = try #require(try guide.destination(named: name), "\(type(of: guide)), \(name)")
                guard case .place(.coordinator(let flow), _) = found.kind, let next = flow as? any Guide
                else { continue }
                if !guides.contains(where: { type(of: $0) == type(of: next) }) { guides.append(next) }
            }
        }
        #expect(
            Set(guides.map { "\(type(of: $0))" }) == [
                "AppCoordinator", "MovieListCoordinator", "MovieDetailCoordinator", "DiaryCoordinator",
                "StatisticsCoordinator", "DuplicatesCoordinator", "FilterCoordinator",
            ])
        #expect(navigator.stack.coordinators.isEmpty && navigator.stack.screens.isEmpty)
        #expect(moves.isEmpty)
        let map = MoviesProgram(catalog: catalog).map
        #expect(map.contains("|in-2024|") && !map.contains("|in-2023|"), "the last year stands for all")
    }
}
