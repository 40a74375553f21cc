import Foundation
import Usher

let number = CommandLine.arguments.dropFirst().first ?? "5"
guard let form = Int(number).flatMap(TransitionForm.init) else {
    FileHandle.standardError.write(Data("ViperModules: there is no form “\(number)”. Choose 1 to 6.\n".utf8))
    ExitStatus.wrongUsage.exit()
}
Session.run(on: .standard, options: Session.Options(answering: [.tree])) {
    AppDelegate(form: form, navigator: $0)
}.exit()
