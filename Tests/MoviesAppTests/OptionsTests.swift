import MovieCatalog
import MoviesApp
import Testing

@Suite struct OptionsTests {
    /// Returns the verb, its words and one option as `verb|words|value`, or the error.
    private func reading(_ arguments: [String], _ option: String = "--width") -> String {
        do {
            let options = try Options(arguments)
            let value = options[option].map { "|\($0)" } ?? ""
            return "\(options.verb?.rawValue ?? "pages")|\(options.words.joined(separator: " "))\(value)"
        } catch {
            return error.description
        }
    }

    @Test(
        "Words and options can be in any order, and `--` ends the options",
        arguments: [
            ([], "pages|"), (["find"], "find|"), (["find", "x", "y", "z"], "find|x y z"),
            (["find", "-x", "-", "y"], "find|-x - y"), (["--", "find", "x"], "find|find x"),
            (["find", "--", "--x", "--"], "find|--x --"), (["--width=30", "find"], "find||30"),
            (["find", "--width", "30", "x"], "find|x|30"),
            (["find", "--width=30", "--width=40"], "find||40"),
            (["--width", "20"], "pages||20"), (["--width=1000"], "pages||1000"),
            (["find", " ", "x"], "find|x"),
            (["-h"], "help|"), (["--help", "find", "x"], "help|find"), (["find", "x", "-h"], "help|find"),
            (["--help", "developers"], "help|developers"),
            (["--help", "x", "developers", "find"], "help|developers"),
            (["--version", "find", "x"], "pages|find x"), (["FIND", "x"], "find|x"),
            (["s", "heat"], "seen|heat"),
            (["--width=20=3"], "--width can't be “20=3”. Use a whole number from 20 to 1000."),
            (["--width"], "--width needs a value: --width N. See movies --help."),
            (["--width="], "--width needs a value: --width N. See movies --help."),
            (["-x"], "There is no option -x. See movies --help."),
            (["find", "--x"], "There is no option --x. See movies --help."),
            (["find", "--jsn"], "There is no option --jsn. Did you mean --json?"),
            (["-v"], "There is no option -v. Did you mean --version?"),
            (["what", "should", "I", "watch?"], "pick|"), (["surprise", "me"], "pick|"),
            (["show", "my", "watchlist"], "watchlist|"), (["mark", "heat", "watched"], "seen|heat"),
            (["how", "many", "films"], "find|how many films"), (["unseen", "heat"], "find|unseen heat"),
            (["kurosawa", "films"], "find|kurosawa films"), (["--", "seen", "heat"], "find|seen heat"),
            (["--strict="], "--strict takes no value. See movies --help."),
        ])
    func words(arguments: [String], reading: String) {
        #expect(self.reading(arguments) == reading)
    }

    @Test("`--all` takes the search as one word, anywhere on the line")
    func all() {
        let found = "genre:crime"
        for (arguments, words) in [
            (["watch", "--all", found], "watch||genre:crime"),
            (["rate", "--all", found, "8"], "rate|8|genre:crime"),
            (["rate", "8", "--all", found], "rate|8|genre:crime"),
            (["--all", found, "rate", "8"], "rate|8|genre:crime"),
        ] {
            #expect(reading(arguments, "--all") == words)
        }
        #expect(
            reading(["rate", "8", "--all", found, "90s"])
                == "--all takes one word. Put quotes around several: --all 'genre:crime 90s'.")
        #expect(reading(["watch"]).hasPrefix("watch needs MOVIE"))
        #expect(reading(["tag", "--all", found]).hasPrefix("tag needs MOVIE TAG"))
        #expect(
            reading(["import", "a", "--columns", "A=year", "--columns=B=note"], "--columns")
                == "import|a|A=year,B=note")
    }

    @Test("Options go only with their verbs, and two that exclude each other are refused")
    func together() {
        let pairs = [("--open", "--resume"), ("--record", "--replay"), ("--brief", "--full")]
        for (one, other) in pairs {
            func arguments(_ names: String...) -> [String] {
                names.map { ["--open", "--record", "--replay"].contains($0) ? "\($0)=/" : $0 }
            }
            #expect(reading(arguments(one)) == "pages|" && reading(arguments(other)) == "pages|")
            #expect(
                reading(arguments(other, one)) == "\(one) and \(other) don't go together. Use one of them.")
            let needs = "needs an interactive session"
            #expect(reading(["find"] + arguments(one)).contains(needs) && !reading(["find"]).contains(needs))
        }
        #expect(reading(["--json"]).hasPrefix("--json goes with find, "))
        #expect(reading(["find", "--json"]) == "find|")
    }

    @Test(
        "A misspelled verb is refused with the right one, and any other word begins a search",
        arguments: [
            ("fnd", "find"), ("fxind", "find"), ("fxnd", nil), ("dairy", "diary"), ("lsit", "list"),
            ("remvoe", "remove"),
            ("exprt", "export"),
            ("ls", "find"), ("version", "--version"), ("heat", nil), ("films.csv", nil),
        ])
    func misspelled(word: String, verb: String?) {
        let message = verb.map { "There is no verb “\(word)”. Did you mean movies \($0)?" }
        #expect(reading([word, "x"]) == message ?? "find|\(word) x")
        #expect(Options.misspelled(word)?.description == message)
    }
}
