import Usher

var session = Session(console: FileConsole.standard())
session.run { AppDelegate(navigator: $0) }.exit()
