#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// This year, by the system's clock.
func currentYear() -> Int {
    var now = time(nil)
    var date = tm()
    gmtime_r(&now, &date)
    return Int(date.tm_year) + 1900
}
