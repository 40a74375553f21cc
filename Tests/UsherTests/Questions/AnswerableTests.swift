import Testing
import UsherTesting

@testable import Usher

@Suite struct AnswerableTests {
    private struct Share: Answerable, Equatable {
        var number: Int

        static var question: Question<Share> {
            .map(.number(in: 0...100), { Share(number: $0) }, back: \.number)
        }
    }

    private func ask<Value>(
        _ value: Value, _ answers: [String], _ question: @escaping (inout Form<Value>.Questions) -> Void
    ) throws -> (refused: [String], value: Value) {
        let console = Script(answers + ["d"])
        var prompt = Prompter(on: console)
        let answer = try prompt.ask("Form", startingWith: value, questions: question)
        return (console.errorLines, answer)
    }

    private func ask<Value: Answerable>(_ value: Value, _ answers: String...) throws -> ([String], Value) {
        try ask(value, answers) { $0.ask("Value", \.self) }
    }

    @Test("Texts, numbers, days, Booleans and custom types are asked for by their types")
    func values() throws {
        #expect(try ask("", "", "Ada") == (["This can't be left empty."], "Ada"))
        #expect(try ask(1, "1.5", "-7") == (["“1.5” is not a whole number."], -7))
        #expect(try ask(0.5, "x", "2,5") == (["“x” is not a number."], 2.5))
        #expect(try ask(false, "y") == ([], true))
        #expect(try ask(CalendarDay.first, "1 May 2024").1.description == "2024-05-01")
        #expect(try ask(Share(number: 1), "101", "7").1 == Share(number: 7))
    }

    @Test("Each type of number accepts only the numbers that it can represent")
    func numbers() throws {
        #expect(
            try ask(UInt16(80), "65536", "-1", "65535")
                == (["65536", "-1"].map { "“\($0)” is not a whole number from 0 to 65535." }, 65535))
        #expect(try ask(UInt64(0), "-1", "18446744073709551615").1 == .max)
        #expect(try ask(Int8(0), "128", "-128").0 == ["“128” is not a whole number from -128 to 127."])
        #expect(try ask(Int64(0), "9223372036854775807").1 == .max)
        let (refused, tenth) = try ask(Float(0.1), "x", "")
        #expect(refused == ["“x” is not a number."] && tenth == 0.1)
        #expect(Float.question.text(0.1, .english) == "0.1")
        #expect(
            try ask(UInt16(1), ["80", "8080"]) { $0.ask("Value", \.self, .number(in: 1024...)) }.value == 8080
        )
    }

    @Test("An optional answer may be left empty or cleared")
    func optionals() throws {
        #expect(try ask("Ada" as String?, ":x") == ([], nil))
        #expect(try ask(nil as Int?, "") == ([], nil))
        #expect(try ask(nil as CalendarDay?, "2024-05-01").1?.day == 1)
        let license = try ask(LicenseName.mit as LicenseName?, ["apache"]) { $0.ask("License", \.self) }
        #expect(license == ([], .apache))
    }

    @Test("An enum is asked for as a list, and a set or array as several of its cases")
    func cases() throws {
        #expect(try ask(LicenseName.mit, ["gpl", "2"]) { $0.ask("License", \.self) }.value == .apache)
        #expect(try ask([] as Set<LicenseName>, "all", "").1 == Set(LicenseName.allCases))
        #expect(try ask([LicenseName.apache], "1 2", "").1 == [.mit])
    }

    @Test("An explicit question overrides that of the type")
    func explicit() throws {
        let (refused, name) = try ask("", ["a b", "ab"]) { form in
            form.ask("Name", \.self, Question("one word") { $0.contains(" ") ? nil : $0 })
        }
        #expect(refused == ["“a b” is not one word."] && name == "ab")
    }
}

private func == <Value: Equatable>(one: (refused: [String], value: Value), other: ([String], Value)) -> Bool {
    one.refused == other.0 && one.value == other.1
}
