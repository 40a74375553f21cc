import Usher

Session.run(on: .standard) { AppCoordinator(navigator: $0) }.exit()
