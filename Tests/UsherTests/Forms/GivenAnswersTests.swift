import Foundation
import Testing
import UsherTesting

@testable import Usher

/// Answers supplied before a form asks.
@Suite struct GivenAnswersTests {
    @Test("A form doesn't ask questions whose given answers are valid")
    func some() {
        let (session, events) = project(given: ["name": "Compiler", "Features": "docs, 1", "Private": "yes"])
        #expect(session.page.question == .text("Description", default: ""))
        session.answer("", "")
        #expect(session.page.question == .secret("Token"))
        session.answer("s3cret")
        #expect(
            session.page.items == [
                "Name: Compiler", "Description: none", "License: apache", "Features: tests, docs",
                "Private: yes",
                "Token: (not shown)",
            ])
        session.answer("1 Linker", "d")
        #expect(events.log == ["Linker, nil, apache, [tests, docs], private with s3cret"])
        #expect(session.errorLines == [])
    }

    @Test("A form whose answers are all given finishes at once")
    func all() {
        let (session, events) = project(given: whole)
        #expect(events.log == ["Compiler, nil, mit, [tests, docs, badges], private with :b"])
        #expect(session.page.items == ["Start"])
        #expect(session.errorLines == [])
        #expect(session.lostMoves == [])
    }

    @Test(
        "An invalid given answer is refused with its name, and ends a strict session",
        arguments: [
            ("Name", "a/b", "Name: A name has no slash, but “a/b” does."),
            ("Name", "", "Name: This can't be left empty."),
            ("Name", "\u{1B}[2J", "Name: \(Words.english("refusal.controlCharacters"))"),
            (
                "License", "gpl",
                "License: \(Words.english(.noAnswer("gpl", of: ["apache", "mit"])))"
            ),
            (
                "License", "a",
                "License: \(Words.english(.noAnswer("a", of: ["apache", "mit"])))"
            ),
            (
                "License", "3",
                "License: \(Words.english(.noAnswer("3", of: ["apache", "mit"])))"
            ),
            (
                "License", "b",
                "License: \(Words.english(.noAnswer("b", of: ["apache", "mit"])))"
            ),
            ("License", "", "License: This can't be left empty."),
            (
                "Features", "docs, fast",
                "Features: \(Words.english(.noAnswer("fast", of: ["tests", "docs", "badges"])))"
            ),
            ("Features", "9", "Features: There is no line 9. Choose 1 to 3."),
            (
                "Private", "maybe",
                "Private: Please answer y or n. “maybe” isn't yes or no."
            ),
            (
                "Private", "b",
                "Private: Please answer y or n. “b” isn't yes or no."
            ),
            ("Private", "", "Private: This can't be left empty."),
        ])
    func invalid(name: String, text: String, error: String) {
        var given = whole
        given[name] = text
        let (session, events) = project(given: GivenAnswers(given))
        #expect(session.errorLines == [error])
        #expect(events.log == [])
        let (strict, left) = project(given: GivenAnswers(given), isStrict: true)
        #expect(strict.status == .dataRefused)
        #expect(left.log == ["left"])
    }

    private let whole = [
        "Name": "Compiler", "Description": "", "License": "mit", "Features": "all", "Private": "y",
        "Token": ":b",
    ]

    private func project(given: [String: String]) -> (ScriptedSession, Events) {
        UsherTests.project(given: GivenAnswers(given))
    }

    private func project(given: GivenAnswers, isStrict: Bool = false) -> (ScriptedSession, Events) {
        UsherTests.project(given: given, isStrict: isStrict)
    }

    @Test("A given answer without a question is reported at the end or when the form is left")
    func unused() {
        var given = whole
        given["Private"] = "no"
        let (session, events) = project(given: given)
        #expect(
            session.errorLines == [
                "“Token” isn't asked with these answers. The questions are Name, Description, License, "
                    + "Features, Private."
            ])
        session.answer("d")
        #expect(events.log == ["Compiler, nil, mit, [tests, docs, badges], public"])

        let (other, _) = project(given: ["Nmae": "Compiler"])
        other.endInput()
        #expect(
            other.errorLines == [
                "New project: not finished, so your answers are lost. “Name” has no answer yet. There is no "
                    + "question “Nmae”. Did you mean “Name”?"
            ])
        #expect(other.status == .dataRefused)
    }

    @Test(
        "A given answer that isn't asked for gets a suggestion only if its name looks misspelled",
        arguments: [
            ("Nmae", "Name"), ("Licence", "License"), ("featurs", "Features"), ("Token", nil), ("Lie", nil),
            ("Naxe", "Name"), ("Naxx", "Name"), ("me", "Name"), ("Nxxx", nil), ("Nxxxe", nil), ("e", nil),
            ("Descrxytion", "Description"), ("Descxyztion", nil),
        ])
    func misspelled(name: String, similar: String?) {
        var given = whole
        given["Private"] = "no"
        given["Token"] = nil
        given[name] = "x"
        let line = project(given: given).0.errorLines.first ?? ""
        #expect(line.contains("“\(name)”"))
        #expect(line.contains("isn't asked with these answers") == (similar == nil))
        if let similar { #expect(line.hasSuffix("Did you mean “\(similar)”?")) }
    }

    @Test("A form whose answers are all given stays on its summary if its end is refused")
    func notDone() {
        let (session, events) = formSession { navigator in
            Form("Age", startingWith: 0, given: ["Age": "36"], navigator: navigator) { form in
                form.ask("Age", \.self, .number)
                form.doneCommand { _ in throw Refusal("The disk is full.") }
            }
        }
        #expect(session.errorLines == ["The disk is full."])
        #expect(session.page.items == ["Age: 36"] && events.log == [])
    }

    @Test("Each line of an answer file is read as a name and a value")
    func lines() throws {
        let given = try GivenAnswers(
            """
            # a project
            name:Compiler
             Description : fast: and small\r

            License: mit
            Features:
            private: n
            """)
        let (_, events) = UsherTests.project(given: given)
        #expect(events.log == ["Compiler, fast: and small, mit, [], public"])
    }

    @Test(
        "An invalid line of an answer file is reported with its number",
        arguments: [
            ("a\nName", "line 1: this is not an answer. Write it as Name: value."),
            ("\n: a", "line 2: this is not an answer. Write it as Name: value."),
            ("Name: a\nname: b", "line 2: “name” is answered twice. Keep one of the two."),
        ])
    func invalidLine(lines: String, words: String) {
        let error = #expect(throws: FileError.self) { try GivenAnswers(lines) }
        #expect(error?.description == words && error?.status == .dataRefused)
    }

    @Test("An answer file is read, and errors name the file")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID()).txt").path()
        let missing = #expect(throws: FileError.self) { try GivenAnswers(path: path) }
        #expect(missing?.description == "\(path): the file can't be opened: No such file or directory.")
        #expect(missing?.status == .noInput)
        try Data("Name: Compiler".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (session, _) = UsherTests.project(given: try GivenAnswers(path: path))
        #expect(session.page.question == .text("Description", default: ""))
        try Data("Name".utf8).write(to: URL(filePath: path))
        let invalid = #expect(throws: FileError.self) { try GivenAnswers(path: path) }
        #expect(invalid?.description == "\(path), line 1: this is not an answer. Write it as Name: value.")
        try Data([0xFF]).write(to: URL(filePath: path))
        let notText = #expect(throws: FileError.self) { try GivenAnswers(path: path) }
        #expect(notText?.description == "\(path): this is not UTF-8 text. Save the file as UTF-8.")
    }
}
