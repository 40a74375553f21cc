// Wizard: six questions about a new project, a summary to correct among them, and a last yes.
//
//     swift run Wizard                                   by hand
//     swift run Wizard < Examples/Wizard/script.txt      by a pipe
//     swift run Wizard Examples/Wizard/answers.txt       unattended, with answers from a file
//
// What the file leaves open is asked; what is wrong in it, or missing where nobody answers, ends with status 65.

import Usher

let path = CommandLine.arguments.dropFirst().first
var given: GivenAnswers = [:]
do {
    if let path { given = try GivenAnswers(path: path) }
} catch {
    print(error)
    ExitStatus.dataRefused.exit()
}
var created: Project?
let end = Session.run(on: .standard, isStrict: path != nil) {
    wizard(given: given, navigator: $0) { created = $0 }
}
if let created { print("“\(created.name)” is created, for \(created.readers) to see.") }
(end == .endOfInput ? .dataRefused : end.status).exit()
