import Usher

Session.run(on: .standard, options: Session.Options(answering: [.tree])) { MoviesCoordinator(navigator: $0) }
    .exit()
