import Usher

Session.run(on: .standard, options: Session.Options(answering: [.tree])) { AppCoordinator(navigator: $0) }
    .exit()
