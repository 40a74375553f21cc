#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The value of a variable of the environment.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The day it is by the system's clock, in the time zone here or in universal time.
package func currentDate(isLocal: Bool = true) -> (year: Int, month: Int, day: Int) {
    var (now, date) = (time(nil), tm())
    _ = isLocal ? localtime_r(&now, &date) : gmtime_r(&now, &date)
    return (Int(date.tm_year) + 1_900, Int(date.tm_mon) + 1, Int(date.tm_mday))
}

/// The number of days of a month of the Gregorian calendar.
package func lengthOfMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}
