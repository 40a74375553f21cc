import Testing

@testable import Usher

/// A question of each kind, on a page, for an item and for a command.
@Suite struct ValueTests {
    private enum Level: Int { case low = 1, high = 2 }

    private func ask<Answer>(_ question: Question<Answer>, default value: Answer? = nil) -> () -> Leaflet {
        { Leaflet { page, hear in page.ask("Q", question, default: value) { hear("\($0)") } } }
    }

    private func note(_ value: String?) -> () -> Leaflet {
        {
            Leaflet { page, hear in
                page.ask("Note", .optional(.text), default: value) { hear("<\($0 ?? "")>") }
            }
        }
    }

    @Test("A question shows its default, explains a refusal, can be cleared, and returns a value")
    func sessions() throws {
        let today = try #require(CalendarDay(year: 2024, month: 3, day: 1))
        var (year, day, text): (Int?, CalendarDay?, String?) = (1954, nil, "fine")
        try play(
            "Value",
            screens: [
                "year": {
                    Leaflet { page, hear in
                        page.title("Film")
                        page.item("One") { hear("item") }
                        page.ask("Year", .number(in: 1888...2100), default: 1954) { hear("\($0 + 1)") }
                        page.command("e", "end of time", help: "is the last year") { hear("end") }
                        page.search(help: "finds") { hear("search \($0)") }
                    }
                },
                "three letters": {
                    Leaflet { page, hear in
                        page.ask("Name", .text) {
                            if $0.count < 3 { throw Refusal("“\($0)” is too short.") }
                            hear($0)
                        }
                        page.command("e", "empty", help: "takes none") { hear("none") }
                        page.command("f", "free") { hear("free") }
                    }
                },
                "film": {
                    Leaflet { page, hear in
                        page.title("Film")
                        page.item("Year", year, asks: .optional(.number(in: 1888...2100))) { year = $0 }
                        page.item("Note", text, asks: .optional(.text)) { text = $0 }
                        page.command(
                            "w", "watched", asks: "Day", .day(today: today, in: ...today), default: today
                        ) {
                            day = $0
                        }
                        if let day { page.field("Watched", "\(day)") }
                    }
                },
                "saving": {
                    var isFull = true
                    return Leaflet { page, hear in
                        page.title("Film")
                        let save: (inout Work) throws -> Void = { work in
                            work.say("Saving")
                            defer { isFull = false }
                            if isFull { throw Refusal("The disk is full.") }
                        }
                        page.command("s", "save", work: save) { hear("saved") }
                    }
                },
                "no note": note(nil), "empty note": note(""), "note": note("fine"),
                "licenses": {
                    Leaflet { page, hear in
                        page.title("License")
                        for name in ["Apache", "MIT"] {
                            page.item(name, isDefault: name == "MIT") { hear(name) }
                        }
                    }
                },
                "empty default": ask(.text, default: ""), "escape": ask(.text, default: "\u{1B}[2J"),
                "yes": ask(.yesOrNo, default: true), "no": ask(.yesOrNo, default: false),
                "yes or no": ask(.yesOrNo), "port": ask(.number(in: 1...65_535), default: 0),
                "keep": {
                    Leaflet { page, hear in
                        page.item("Files", true, asks: .yesOrNo("keep", "drop")) { hear("\($0)") }
                    }
                },
                "keep or kill": ask(.yesOrNo("keep", "kill")),
                "quit or go on": ask(.yesOrNo("quit", "go on")),
            ])
    }

    @Test("One of a list is picked by its number, its name, a part of it, or a search")
    func lists() throws {
        let fuzzy = ["guarded entrance", "green", "great pen"] + (1...20).map { "other \($0)" }
        try play(
            "Elements",
            screens: [
                "sizes": ask(.one(of: [1, 2, 4, 8]), default: 2), "years": ask(.one(of: [1999, 2001])),
                "numbers": ask(.one(of: Array(1...300))), "ports": ask(.one(of: [80, 443], numbered: false)),
                "letters": ask(.one(of: ["q", "w", "b"])), "fuzzy": ask(.one(of: fuzzy)),
                "spices": ask(.one(of: ["salt", "salsa", "pepper"])), "one": ask(.one(of: ["salt"])),
                "none": ask(.one(of: [String]())), "empty range": ask(.number(in: 1..<1)),
                "license": ask(.one(of: LicenseName.allCases), default: .apache),
                "levels": ask(.one(of: [Level.low, .high])),
                "twice": ask(.one(of: ["b", "a", "a"]), default: "a"),
                "optional": ask(.optional(.one(of: ["a"]))),
                "wide year": ask(.number(in: 1900...2000)), "wide decimal": ask(.decimal()),
                "wide text": ask(.text), "wide letters": ask(.one(of: ["a", "b", "c"])),
                "accents": {
                    Leaflet { page, hear in
                        for name in ["Été", "Ete", "Zoë"] { page.item(name) { hear(name) } }
                        page.command("g", "größer") { hear("g") }
                    }
                },
            ])
    }
}
