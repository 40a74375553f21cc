// Wizard: asks the questions of `npm init`, lists the answers for corrections, and writes
// package.json.
// The output is linear and each line is complete, so it works as well with a screen reader
// as on a display.
//
//     swift run Wizard                                      interactively
//     swift run Wizard < Examples/Wizard/script.txt         from a pipe
//     swift run Wizard --answers Examples/Wizard/answers.txt --yes --license mit
//     swift run Wizard --help

import Foundation
import Usher

let (given, path) = (GivenAnswers(arguments: CommandLine.arguments), "package.json")
var prompt = Prompter()
var package = Package()
package.name = URL(filePath: FileManager.default.currentDirectoryPath).lastPathComponent.lowercased()
do {
    package = try prompt.ask(path, startingWith: package, given: given, questions: Package.questions)
    let asksAgain = !given.takesDefaults && FileManager.default.fileExists(atPath: path)
    if asksAgain, try !prompt.ask("\(path) exists. Overwrite it?", .yesOrNo, default: false) { exit(1) }
    try Data(package.json.utf8).write(to: URL(filePath: path))
    print("“\(package.name)” is in \(path).")
} catch let error as NoAnswer {
    error.exit()
}
