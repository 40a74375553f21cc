import Usher

let tracing = CommandLine.arguments.contains("--trace")
Session.run(on: .standard, options: Session.Options(tracing: tracing)) { AppDelegate(navigator: $0) }.exit()
