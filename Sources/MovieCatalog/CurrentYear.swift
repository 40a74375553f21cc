#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The year it is, by the system's clock in universal time.
func currentYear() -> Int {
    var now = time(nil)
    var date = tm()
    gmtime_r(&now, &date)
    return Int(date.tm_year) + 1900
}
