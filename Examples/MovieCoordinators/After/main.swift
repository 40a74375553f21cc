import Usher

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

var session = Session(console: FileConsole.standard())
exit(session.run { MovieListCoordinator(movies: Movie.all, navigator: $0) }.rawValue)
