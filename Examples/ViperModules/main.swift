import Usher

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

var session = Session(console: FileConsole.standard())
exit(session.run { AppDelegate(navigator: $0) }.rawValue)
