import Usher

Session.run(on: .standard, options: Session.Options(answering: [.tree])) { AppDelegate(navigator: $0) }.exit()
