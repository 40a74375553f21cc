import Usher

let tracing = CommandLine.arguments.contains("--trace")
Session.run(on: .standard, options: Session.Options(tracing: tracing)) { MoviesCoordinator(navigator: $0) }
    .exit()
