import Foundation
import Programs
import Testing

@Suite struct ReadmeTests {
    @Test("the first program of README is the one in Examples/FirstSteps")
    func firstProgram() throws {
        let readme = try String(contentsOf: Shell.repository.appending(path: "README.md"), encoding: .utf8)
        let program = try String(
            contentsOf: Shell.repository.appending(path: "Examples/FirstSteps/main.swift"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(program)```\n"))
    }
}
