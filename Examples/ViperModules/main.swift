import Usher

Session.run(on: .standard) { AppDelegate(navigator: $0) }.exit()
