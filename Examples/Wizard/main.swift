// Wizard: eight questions of six kinds about a new project, a summary to correct among them and a last yes. Each line says
// all there is to know, one after the other: who hears the pages gets through as who sees them.
//
//     swift run Wizard                                   by hand
//     swift run Wizard < Examples/Wizard/script.txt      by a pipe
//     swift run Wizard Examples/Wizard/answers.txt       unattended, with answers from a file
//
// What the file leaves open is asked; what is wrong in it, or missing where nobody answers, ends with status 65.

import Usher

let path = CommandLine.arguments.dropFirst().first
do throws(FileError) {
    let given = if let path { try GivenAnswers(path: path) } else { [:] as GivenAnswers }
    Session.run(on: .standard, options: Session.Options(isStrict: path != nil, answering: [.tree])) {
        wizard(given: given, navigator: $0) { print("“\($0.name)” is created.") }
    }.exit()
} catch {
    print(error)
    error.status.exit()
}
