import Usher

/// Asks questions of many kinds, for tests with pipes and terminals:
/// `Questions [RECORDING | --prompt | --with NAME YEAR NICKNAME]`.
final class QuestionsScreen: Screen {
    private enum Format: CaseIterable { case csv, json }

    private let today = CalendarDay(year: 2024, month: 3, day: 1) ?? .today
    private let (name, year, nickname): (String, Int, String)
    private let mark: String
    private var answers: [String] = []

    init(_ values: [String]) {
        let isGiven = values.count == 3
        (name, year, nickname) =
            isGiven ? (values[0], Int(values[1]) ?? 1954, values[2]) : ("Ada", 1954, "Countess")
        mark = isGiven ? "= " : ""
    }

    func draw(on page: inout Page) {
        page.title("Questions")
        for answer in answers { page.text(answer) }
        answers = []
        page.item("Name", name, asks: .text) { [self] in note("Name: \($0)") }
        page.item("Token", nil, asks: .secret) { [self] in
            if $0.utf8.count < 4 { throw Refusal("That is too short; a token has four letters or more.") }
            note("Token: \($0.utf8.count) bytes")
        }
        page.item("Password", "hunter1", asks: .secretTwice) { [self] in
            note("Password: \($0.utf8.count) bytes")
        }
        page.item("Year", year, asks: .number(in: 1888...2100)) { [self] in note("Year: \($0)") }
        page.item("Day", today, asks: .day(today: today)) { [self] in note("Day: \($0)") }
        page.item("Format", .csv, asks: .one(of: Format.allCases)) { [self] in
            note("Format: \($0)")
        }
        page.item("Delete", confirms: "Delete?") { [self] in note("Deleted.") }
        page.item("Note", "Old\nnote", asks: .longText) { [self] in
            note("Note: \($0.split(separator: "\n").joined(separator: " / "))")
        }
        page.item(
            "Login",
            asks: { [self] page in
                page.ask(
                    "Login", .text,
                    work: { work, login in
                        let isFree = try work.wait("Looking for “\(login)”") {
                            await Task.yield()
                            return login != "root"
                        }
                        guard isFree else { throw Refusal("“\(login)” is taken. Use another one.") }
                    }
                ) { [self] login in note("Login: \(login)") }
            })
        page.item("Colors", ["green"], asks: .several(of: ["red", "green", "blue"], atLeast: 1)) { [self] in
            note("Colors: \($0.joined(separator: ", "))")
        }
        page.item(
            "File", asks: { [self] page in page.ask("File", .path()) { [self] in note("File: \($0)") } })
        page.item("Nickname", nickname, asks: .optional(.text)) { [self] in
            note("Nickname: \($0 ?? "none")")
        }
        page.item("Exit", confirms: "Exit?") { ExitStatus.interrupted.exit() }
    }

    private func note(_ answer: String) { answers.append(mark + answer) }
}

/// Asks without a session, as a script does: `Questions --prompt`.
func askForName() {
    var prompt = Prompter()
    do throws(NoAnswer) {
        let name = try prompt.ask("Name", .text)
        print("Hello, \(name).")
        // Continues reading where the first prompter stopped.
        var other = Prompter()
        let color = try other.ask("Color", .text)
        print("\(name) likes \(color).")
    } catch {
        error.exit()
    }
}

if CommandLine.arguments.dropFirst().first == "--prompt" {
    askForName()
    ExitStatus.success.exit()
}
var arguments = CommandLine.arguments.dropFirst()
let hasValues = arguments.first == "--with"
let screen = QuestionsScreen(hasValues ? Array(arguments.dropFirst()) : [])
let recorder = try hasValues ? nil : arguments.first.map { try Recorder(path: $0) }
Session.run(on: FileConsole.standard(color: false), options: Session.Options(recording: recorder), screen)
    .exit()
