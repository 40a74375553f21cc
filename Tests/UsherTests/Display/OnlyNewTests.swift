import Testing
import UsherTesting

@testable import Usher

/// Brief output, errors and colors. `OnlyNewPropertyTests` tries random pages.
@Suite struct OnlyNewTests {
    private func long(_ draw: @escaping (inout Page) -> Void) -> Leaflet {
        Leaflet { page, _ in
            page.title("Film")
            for line in 1...6 { page.text("Line \(line)") }
            draw(&page)
        }
    }

    private func changing(_ before: [String], to after: [String]) -> () -> Leaflet {
        {
            var items = before
            return long { page in
                for item in items { page.item(item) {} }
                page.command("c", "change") { items = after }
            }
        }
    }

    @Test("Brief mode writes only changes, or the whole page if item numbers change silently")
    func sessions() throws {
        var (isListed, year, isFull, name) = (true, 1979, false, "")
        let list = ListPosition(size: 4)
        var rows = ["a", "b", "c", "d", "e"]
        func pages(isNamed: Bool) -> (Navigator) -> any Coordinator {
            { navigator in
                Flow(navigator: navigator) { flow in
                    func push(_ number: Int) {
                        let screen = Leaflet { page, _ in
                            page.title("Page \(number)")
                            if isNamed { page.commandGroup("\(number)") }
                            page.command("o", "other") { push(number + 1) }
                        }
                        navigator.push(screen, for: flow)
                    }
                    push(1)
                    if isNamed { navigator.addCommands(for: flow) { $0.command("m", "mail") {} } }
                }
            }
        }
        try play(
            "Brief", options: Session.Options(isBrief: true),
            screens: [
                "film": {
                    Leaflet { page, _ in
                        page.title("Alien")
                        page.field("Director", "Ridley Scott")
                        if isListed { page.field("Watchlist", "yes") }
                        page.item("Year", year, asks: .number(in: 1888...2100)) { year = $0 }
                        page.command("l", isListed ? "take off watchlist" : "put on watchlist") {
                            isListed.toggle()
                        }
                    }
                },
                "new command": {
                    Leaflet { page, _ in
                        page.title("Film")
                        page.command("m", "more or less") { isFull.toggle() }
                        if isFull { page.command("o", "other") {} }
                    }
                },
                "featured": {
                    Leaflet { page, _ in
                        page.title("Film")
                        page.command("m", "more or less") {}
                        page.command("o", "other") {}
                        page.feature("oz")
                    }
                },
                "colons": {
                    Leaflet { page, hear in
                        page.title("Film")
                        page.command("n", "note", asks: "Note", .text) { hear($0) }
                    }
                },
                "name": {
                    Leaflet { page, _ in
                        page.title("Film")
                        if name.isEmpty {
                            page.ask("Name", .text) { name = $0 }
                        } else {
                            page.item(name) { name = "" }
                        }
                    }
                },
                "list": {
                    Leaflet { page, _ in
                        page.title("Letters")
                        page.text("All of them.")
                        page.list(rows, at: list, row: { $0.write($1) }, choose: { rows[0] = $0 + "!" })
                        page.item("Behind") {}
                    }
                },
                "swapped": changing(["one", "two"], to: ["two", "one"]),
                "same twice": changing(["one", "two", "three"], to: ["two", "two", "four"]),
                "renamed": changing(["one", "two"], to: ["first", "two"]),
            ],
            flows: [
                "pages": pages(isNamed: false), "named pages": pages(isNamed: true),
                "form": formFlow {
                    Form(
                        "New project", startingWith: ProjectDraft(), navigator: $0,
                        questions: ProjectDraft.questions)
                },
                "deleting": { navigator in
                    Flow(navigator: navigator) { flow in
                        func push(_ number: Int) {
                            let screen = long { page in
                                page.text("Number \(number)")
                                page.command("o", "other") { push(number + 1) }
                                page.command("d", "delete", confirms: "Sure?") { navigator.pop() }
                            }
                            navigator.push(screen, for: flow)
                        }
                        push(1)
                    }
                },
            ])
    }

    private func console(_ line: String, hasColor: Bool = false) -> FullConsole {
        FullConsole(answers: [.line(line)], showsTyping: true, hasColor: hasColor)
    }

    @Test("An error wraps on a terminal and is one line in a log")
    func errors() {
        let answer = String(repeating: "word ", count: 30)
        let terminal = console(answer)
        _ = Session.run(on: terminal, Leaflet.menu)
        #expect(terminal.errorOutput.hasPrefix("There is no command “word word"))
        #expect(terminal.errorOutput.split(separator: "\n").count > 1)
        #expect(terminal.errorOutput.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let script = Script([answer])
        _ = Session.run(on: script, Leaflet.menu)
        #expect(script.errorLines.count == 1)
    }

    @Test("Refusals and prompt hints have their own colors if the console has color")
    func colors() {
        let options = Session.Options(theme: Theme(refusal: "91", hint: "92"))
        let (plain, colored) = (console("x"), console("x", hasColor: true))
        for terminal in [plain, colored] { _ = Session.run(on: terminal, options: options, Leaflet.name) }
        #expect(!plain.pages.contains("\u{1B}"))
        #expect(colored.pages.contains("\nName \u{1B}[92m(Enter for Ada)\u{1B}[0m: "))
        let question = console("x", hasColor: true)
        _ = Session.run(on: question, options: options, Leaflet.question)
        #expect(question.errorOutput == "\u{1B}[91mPlease answer y or n. “x” isn't yes or no.\n\u{1B}[0m")
    }
}
