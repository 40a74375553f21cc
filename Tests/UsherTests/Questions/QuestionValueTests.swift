import Foundation
import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Questions parse text into values and show values as text.
@Suite struct QuestionValueTests {
    private let today = CalendarDay(year: 2024, month: 3, day: 1) ?? .today

    @Test("`CalendarDay` reads and writes ISO dates")
    func isoDays() throws {
        let day = try #require(CalendarDay("2024-02-29"))
        #expect([day.year, day.month, day.day] == [2024, 2, 29] && "\(day.advanced(by: 1))" == "2024-03-01")
        #expect(CalendarDay("2023-02-29") == nil)
    }

    /// Parses a text into a value. Returns the value as text again, or the refusal.
    private func shown<Value>(_ text: String, _ question: Question<Value>) -> String {
        do {
            return question.shown(try question.value(of: text))
        } catch {
            return "\(error)"
        }
    }

    private func hint<Value>(_ question: Question<Value>) -> String {
        (question.shape.kind ?? Phrase("kind.text")).text(in: .english)
    }

    @Test(
        "A whole number is read within its limits, and a refusal states them",
        arguments: [
            ("1954", "1954"), (" 1888 ", "1888"), ("+2100", "2100"), ("01954", "1954"),
            ("1887", "“1887” is not a whole number from 1888 to 2100."),
            ("2101", "“2101” is not a whole number from 1888 to 2100."),
            ("1954.5", "“1954.5” is not a whole number from 1888 to 2100."),
            ("", Words.english("refusal.empty")),
            ("99999999999999999999", "“99999999999999999999” is not a whole number from 1888 to 2100."),
        ])
    func wholeNumber(text: String, expected: String) {
        #expect(shown(text, .number(in: 1888...2100)) == expected)
    }

    @Test("The limits of a number may be open")
    func openLimits() {
        for (question, words) in [
            (Question<Int>.number, "a whole number"), (.number(in: 1...), "a whole number of 1 or more"),
            (.number(in: ...9), "a whole number up to 9"), (.number(in: ..<9), "a whole number up to 8"),
            (.number(in: 0 ... .max), "a whole number of 0 or more"),
            (.number(in: ...Int.max), "a whole number"),
        ] as [(Question<Int>, String)] {
            #expect(hint(question) == words)
        }
        #expect(shown("0", .number(in: ..<Int.min)).hasPrefix("“0” is not a whole number"))
        for number in [Int.min, .max] { #expect(shown("\(number)", Question<Int>.number) == "\(number)") }
    }

    @Test(
        "A decimal is read and shown in the session's language, and refused if it's ambiguous",
        arguments: [
            ("1234", "1234", "1234"), ("1,234.5", "1234.5", "no"), ("1.234,5", "no", "1234,5"),
            ("1,234,567", "1234567", "no"), ("1.234.567", "no", "1234567"),
            ("-12,345,678.25", "-12345678.25", "no"),
            ("1,234", "1234 or 1.234", "1,234"), ("1.234", "1.234", "1234 oder 1,234"),
            ("-1,234", "-1234 or -1.234", "-1,234"), ("7,5", "7.5", "7,5"), ("7.5", "7.5", "7,5"),
            ("0,234", "0.234", "0,234"), ("0.234", "0.234", "0,234"), ("1234,567", "1234.567", "1234,567"),
            ("1,23,4.5", "no", "no"), ("1,2345.5", "no", "no"), ("1.5,000", "no", "no"),
            ("1.5.3", "no", "no"),
            ("1,5,3", "no", "no"), ("1,,234", "no", "no"),
            ("5e-05", "0.00005", "0,00005"), ("1e17", "100000000000000000", "100000000000000000"),
            (",5", "0.5", "0,5"), ("-0", "-0", "-0"), (".", "no", "no"), ("1 234", "no", "no"),
            ("1,234e2", "1234 or 1.234", "123,4"), ("1E1", "10", "10"),
            ("18014398509481996", "18014398509481996", "18014398509481996"),
            ("-1e17", "-100000000000000000", "-100000000000000000"),
            ("1e29", "100000000000000000000000000000", "100000000000000000000000000000"),
            ("1e30", "1e+30", "1e+30"),
            ("1e-29", "0.00000000000000000000000000001", "0,00000000000000000000000000001"),
            ("1e-30", "1e-30", "1e-30"),
        ])
    func grouped(text: String, english: String, german: String) {
        for (words, expected) in [(Words.english, english), (.german, german)] {
            let question = Question<Double>.decimal()
            do {
                let number = try question.answer(to: .text(text), in: words)
                #expect(question.text(number, words) == expected)
                #expect(try question.answer(to: question.write(number, words), in: words) == number)
            } catch {
                let message = words.text(of: error)
                let isAmbiguous = message.contains(" or ") || message.contains(" oder ")
                #expect(
                    isAmbiguous ? expected.contains(" o") && message.contains(expected) : expected == "no",
                    "\(message)")
            }
        }
    }

    @Test("Numbers use a language's own thousands separator and decimal sign")
    func otherLanguages() throws {
        let french = Words(thousands: " ", decimalSign: ",", sentences: [:])
        #expect(try Question<Double>.decimal().answer(to: .text("1 234,5"), in: french) == 1234.5)
        #expect(try Question<Double>.decimal().answer(to: .text("1 234"), in: french) == 1234)
        #expect(try Question<Double>.decimal().answer(to: .text("1.234"), in: french) == 1.234)
        #expect(Question<Double>.decimal().text(0.25, french) == "0,25")
        let plain = Words(thousands: "", sentences: [:])
        #expect(try Question<Double>.decimal().answer(to: .text("1,234"), in: plain) == 1.234)
    }

    @Test("Every finite number reads back as the same number in each language")
    func numbersRoundTrip() throws {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<500 {
            let number = Double(bitPattern: .random(in: 0 ... .max, using: &random))
            guard number.isFinite else { continue }
            for number in [number, Double.random(in: -1e6...1e6, using: &random)] {
                for words in [Words.english, .german] where abs(number) < 1e29 || abs(number) > 1e31 {
                    let text = words.text(of: number)
                    // Three decimals can be refused, because they look like thousands.
                    guard let again = try? words.number(text) else {
                        #expect(words.thousands == "." || text.contains(","), "\(text)")
                        continue
                    }
                    #expect(again == number, "\(text)")
                }
            }
        }
    }

    @Test(
        "A typed fraction with too many decimals is refused",
        arguments: [
            ("7.25", "7.25"), ("7.2", "7.2"), ("7", "7"), ("1,234.50", "1234.5"),
            ("7.255", "“7.255” is not a number with at most 2 decimals."), (".25", "0.25"),
            (".255", "“.255” is not a number with at most 2 decimals."),
            ("1e1", "“1e1” is not a number with at most 2 decimals."),
        ])
    func places(text: String, expected: String) {
        #expect(shown(text, .decimal(places: 2)) == expected)
    }

    @Test("A fraction is shown rounded, and the hint says how many decimals are allowed")
    func placesInWords() {
        #expect(Question<Double>.decimal(places: 2).shown(0.000501998) == "0")
        #expect(Question<Double>.decimal(places: 2).shown(0.1 + 0.2) == "0.3")
        #expect(Question<Double>.decimal(places: 2).shown(7.126) == "7.13")
        #expect(Question<Double>.decimal(places: 2).shown(1e308) == "1e+308")
        #expect(
            hint(Question<Double>.decimal(in: 0...1.5, places: 1))
                == "a number from 0 to 1.5 with at most 1 decimal")
        #expect(hint(Question<Double>.decimal(places: 0)) == "a number without decimals")
        let kind = Question<Double>.decimal(in: 0...1.5, places: 1).shape.kind
        #expect(
            Words.german("ask", ["kind": kind ?? Phrase("kind.text")])
                == "Tippe eine Zahl von 0 bis 1,5 mit höchstens 1 Nachkommastelle.")
    }

    @Test(
        "A day is read in common notations and relative to today",
        arguments: [
            ("2024-05-01", "2024-05-01"), ("2024-5-1", "2024-05-01"), ("1 May 2024", "2024-05-01"),
            ("1 may 2024", "2024-05-01"), ("May 1, 2024", "2024-05-01"), ("1-sep-1999", "1999-09-01"),
            ("29 February 2024", "2024-02-29"), ("2024 May 1", "2024-05-01"),
            ("today", "2024-03-01"), ("Yesterday", "2024-02-29"), ("tomorrow", "2024-03-02"),
        ])
    func day(text: String, expected: String) {
        #expect(shown(text, .day(today: today)) == expected)
    }

    @Test(
        "A text that isn't a date is refused with examples",
        arguments: [
            "31 Feb 2024", "2023-02-29", "2024-13-01", "0000-01-01", "1 Ma 2024", "1 May 24", "1 May",
            "1/2/2024", "May", "1 2 2024", "2024-05-001", "a-b-c", "٢٠٢٤-٠٥-٠١",
        ])
    func invalidDay(text: String) {
        #expect(
            shown(text, .day(today: today))
                == "“\(text)” is not a date, such as 2024-05-01, 1 May 2024 or yesterday.")
    }

    @Test(
        "A day is read in the session's language",
        arguments: [
            ("gestern", "2024-02-29"), ("Morgen", "2024-03-02"), ("1. Mai 2024", "2024-05-01"),
            ("3. märz 2024", "2024-03-03"), ("24.12.2024", "2024-12-24"), ("2024-05-01", "2024-05-01"),
        ])
    func germanDay(text: String, expected: String) throws {
        let day = try Question<CalendarDay>.day(today: today).answer(to: .text(text), in: .german)
        #expect(day.description == expected)
        #expect(throws: Refusal.self) {
            try Question<CalendarDay>.day(today: today).answer(to: .text("yesterday"), in: .german)
        }
    }

    @Test("A day outside its limits is refused, and the hint states them")
    func dayLimits() {
        let past = Question<CalendarDay>.day(today: today, in: ...today)
        #expect(shown("today", past) == "2024-03-01")
        #expect(
            shown("tomorrow", past)
                == "“tomorrow” is not a date on or before 2024-03-01, such as 2024-05-01, 1 May 2024 or yesterday."
        )
        #expect(hint(.day(today: today, in: today...)).hasPrefix("a date on or after 2024-03-01, "))
    }

    @Test("A path expands `~`, and must exist or be writable if the question requires it")
    func path() throws {
        let home = try #require(ProcessInfo.processInfo.environment["HOME"])
        #expect(try Question<String>.path().value(of: "~/a b") == "\(home)/a b")
        #expect(try Question<String>.path().value(of: "~") == home)
        #expect(try Question<String>.path().value(of: "~a/b") == "~a/b")
        #expect(shown("\(home)/a", .path()) == "~/a")
        #expect(shown("\(home)a/b", .path()) == "\(home)a/b")
        #expect(shown(home, .path()) == "~")
        #expect(shown("'", .path()) == "'")
        for quotes in ["''", "\"\""] { #expect(try Question<String>.path().value(of: quotes) == "") }
        #expect(try Question<String>.path().value(of: "'\"") == "'\"")
        // A user without write permission isn't told that a folder is missing.
        for path in ["/\(UUID())", "\(UUID())"] {
            #expect(!shown(path, .path(that: .canBeWritten)).contains("no folder"))
        }
        #expect(shown("", .path()) == Words.english("refusal.empty"))
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = "\(folder)/a"
        #expect(
            refusal(of: file, .path(that: .exists)) == "can't be used: No such file or directory.")
        #expect(try Question<String>.path(that: .exists).value(of: folder) == folder)
        #expect(try Question<String>.path(that: .canBeWritten).value(of: file) == file)
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        #expect(try Question<String>.path(that: .exists).value(of: file) == file)
        #expect(try Question<String>.path(that: .canBeWritten).value(of: file) == file)
        #expect(
            refusal(of: folder, .path(that: .canBeWritten))
                == "is a folder. Add the name of a file.")
        #expect(
            refusal(of: "\(folder)/b/", .path(that: .canBeWritten))
                == "ends in a slash. Add the name of a file.")
        #expect(
            shown("/none/b", .path(that: .canBeWritten))
                == "There is no folder “/none”. Type another path.")
        #expect(
            refusal(of: "\(file)/b", .path(that: .canBeWritten)) == "can't be used: Not a directory.")
        // If a file with the typed name exists, the backslash is part of the name.
        try Data().write(to: URL(filePath: "\(folder)/a\\b"))
        #expect(try Question<String>.path().value(of: "\(folder)/a\\b") == "\(folder)/a\\b")
        #expect(try Question<String>.path().value(of: "\(folder)/a\\c") == "\(folder)/ac")
    }

    @Test("A path is completed with the files of its folder, and hidden ones only after a dot")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in [".hidden", "seen", "shown"] { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
        let files = try #require(Question<String>.path().shape.files)
        #expect(files("\(folder)/") == ["\(folder)/seen", "\(folder)/shown"])
        #expect(files("\(folder)/sh") == ["\(folder)/shown"])
        #expect(files("\(folder)/.") == ["\(folder)/.hidden"])
    }

    @Test(
        "A path may be quoted or escaped like a file that is dropped on a terminal",
        arguments: [
            ("'/tmp/a b'", "/tmp/a b"), ("\"/tmp/a b\"", "/tmp/a b"), ("/tmp/a\\ b\\(1\\)", "/tmp/a b(1)"),
            ("'/tmp/it'\\''s'", "/tmp/it's"), ("\"/tmp/\\\"a\\\"\"", "/tmp/\"a\""),
            ("'/tmp/a\\b'", "/tmp/a\\b"),
            ("/tmp/Ada's and Bob's", "/tmp/Ada's and Bob's"), ("'tis", "'tis"), ("a\\", "a\\"),
        ])
    func dropped(text: String, path: String) throws {
        let question = Question<String>.path()
        #expect(try question.value(of: text) == path)
        #expect(
            try question.value(of: question.shown(path)) == path,
            "a default is read as the same path")
    }

    private func refusal(of path: String, _ question: Question<String>) -> String {
        String(shown(path, question).drop { $0 != "”" }.dropFirst(2))
    }

    @Test("A custom question may read an empty line")
    func ownEmpty() throws {
        let names = Question<[String]>("names", allowsEmpty: true) { text in
            text.split(separator: ",").map { String($0) }
        } write: {
            $0.joined(separator: ",")
        }
        #expect(try names.value(of: "") == [])
        #expect(try names.value(of: "a,b") == ["a", "b"])
        let screen = Leaflet { page, hear in
            page.command("n", "names", asks: "Names", names, default: ["a"]) { hear("\($0.count)") }
            page.command("o", "others", asks: "Names", names) { hear("\($0.count)") }
        }
        ScriptedSession(screen).answer("n", "", "n", ":x", "o", "")
        #expect(screen.heard == ["1", "0", "0"])
    }

    @Test("An answer's line is cut to forty characters if it has over 300 bytes or is a long text")
    func longAnswer() {
        let (whole, long) = (String(repeating: "x", count: 300), String(repeating: "x", count: 301))
        #expect(Question<String>.text.line(whole, in: .english) == whole)
        #expect(Question<String>.text.line(long, in: .english) == long.prefix(40) + "…")
        for (text, shown) in [("a", "a"), ("a\nb", "a…"), (whole, whole.prefix(40) + "…"), ("", "none")] {
            #expect(Question<String>.longText.line(text, in: .english) == shown)
        }
    }

    @Test("A mapped question refuses like its original, or with its own hint if mapping fails")
    func map() throws {
        struct Even: Equatable { let half: Int }
        let even = Question<Even>.map(.number(in: 0...10)) {
            $0.isMultiple(of: 2) ? Even(half: $0 / 2) : nil
        } back: {
            $0.half * 2
        }
        #expect(try even.value(of: "8") == Even(half: 4))
        #expect(even.shown(Even(half: 4)) == "8")
        #expect(shown("11", even) == "“11” is not a whole number from 0 to 10.")
        #expect(shown("7", even) == Words.english("refusal.value", ["answer": "7", "hint": nil ?? ""]))
        #expect(
            shown("7", even.hint("Enter an even number.")) == "“7” can't be used here. Enter an even number.")
    }

    @Test("A custom question refuses in its own words")
    func custom() {
        let word = Question("a word of five letters") { $0.count == 5 ? $0 : nil }
        #expect(shown("crane", word) == "crane")
        #expect(shown("cranes", word) == "“cranes” is not a word of five letters.")
        let long = String(repeating: "x", count: 100)
        #expect(shown(long, word) == "“\(long.prefix(40))…” is not a word of five letters.")
        let taken = Question<String>("a free name") { throw Refusal("“\($0)” is taken.") }
        #expect(shown("a", taken) == "“a” is taken.")
    }
}

extension Question {
    fileprivate func value(of text: String) throws -> Answer { try answer(to: .text(text), in: .english) }

    fileprivate func shown(_ answer: Answer) -> String { text(answer, .english) }
}
