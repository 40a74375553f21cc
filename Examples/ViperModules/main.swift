import Foundation
import Usher

let arguments = CommandLine.arguments.dropFirst()
let tracing = arguments.contains("--trace")
let number = arguments.first { $0 != "--trace" } ?? "5"
guard let form = Int(number).flatMap(TransitionForm.init) else {
    FileHandle.standardError.write(Data("ViperModules: there is no form “\(number)”. Choose 1 to 6.\n".utf8))
    ExitStatus.wrongUsage.exit()
}
Session.run(on: .standard, options: Session.Options(tracing: tracing)) {
    AppDelegate(form: form, navigator: $0)
}.exit()
