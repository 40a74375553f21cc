import Randomness
import Testing

@testable import Usher

@Suite struct RouteTests {
    @Test(
        "A route is written as it is read",
        arguments: [
            "/", "/movies", "/movies/tt0047478/edit/year", "/movies;page=2;sort=year/tt0047478", "/a/../b",
            "/a;x=", "/;a=b", "/;a=b/c;d=e", "/%", "/%;a=b/%2E%2E", "/a/%/b",
            "/%2F;%3D=%3B%25%20", "/%C3%A9t%C3%A9",
        ])
    func roundTrip(text: String) {
        #expect(Route(text)?.description == text)
    }

    @Test(
        "Any names and values round-trip in a route of printable ASCII",
        arguments: [
            "", "a/b", ";", "=", "a=b=c", "%2F", "..", "été", "\u{1B}[31m", "\n", "👍", " ", "\u{7F}", "~!",
        ])
    func anything(text: String) {
        let path = Route(
            [.up, Route.Part(text, state: [text: text]), Route.Part("y", state: ["k": text])],
            state: [text: "1"])
        #expect(Route(path.description) == path)
        #expect(path.description.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        let named = Route(names: ["films", text])
        #expect(Route(named.description) == named && named.parts.map(\.name) == ["films", text])
    }

    @Test(
        "A text that isn't a valid path is no route",
        arguments: [
            "", "movies", "/a;b", "/a;b=%", "/a;b=%4", "/a;b=%zz", "/%FF", "/%+1", "/%-1", "/a/;a=b",
            "/..;a=b",
        ])
    func invalid(text: String) {
        #expect(Route(text) == nil)
    }

    @Test("Extra slashes and other encodings are normalized in routes")
    func slashes() {
        #expect(Route("//a///b/") == Route("/a/b"))
        for (text, written) in [("/a;b=c=d;e=", "/a;b=c%3Dd;e="), ("/%41%7e/\u{E9}", "/A~/%C3%A9")] {
            #expect(Route(text)?.description == written)
        }
    }

    @Test("An invalid route literal stops the program", .ownThread)
    func wrongLiteral() async {
        let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Route(stringLiteral: "movies")
        }
        #expect(ended.says("“movies” is not a route. A route begins with a slash"))
    }

    @Test("A damaged path is no route or round-trips")
    func damaged() {
        var isPath: Set<Bool> = []
        for sequence in 0..<80 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            let bytes = Array("/movies;page=2;sort=%C3%A9t%C3%A9/tt0047478/%2E%2E/edit".utf8)
                .damaged(using: &random)
            let path = Route(String(decoding: bytes, as: UTF8.self))
            isPath.insert(path != nil)
            if let path {
                #expect(
                    Route(path.description) == path,
                    "USHER_SEED=\(RandomNumbers.seed), sequence \(sequence)")
            }
        }
        #expect(isPath == [true, false])
    }
}
