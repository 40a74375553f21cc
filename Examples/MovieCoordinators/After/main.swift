import Usher

Session.run(on: .standard) { MovieListCoordinator(movies: Movie.all, navigator: $0) }.exit()
