import Usher

var session = Session(console: FileConsole.standard())
session.run { AppCoordinator(navigator: $0) }.exit()
