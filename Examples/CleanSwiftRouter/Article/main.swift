import Usher

let tracing = CommandLine.arguments.contains("--trace")
Session.run(on: .standard, tracing: tracing) { AppDelegate(navigator: $0) }.exit()
