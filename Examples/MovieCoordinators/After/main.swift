import Usher

var session = Session(console: FileConsole.standard())
session.run { MovieListCoordinator(movies: Movie.all, navigator: $0) }.exit()
