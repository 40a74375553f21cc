#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

#if canImport(Darwin)
    package let isDarwin = true
#else
    package let isDarwin = false
#endif

package enum UserFolder {
    package static var home: String? { variable("HOME") }

    package static var catalog: String? {
        let folder = isDarwin ? nil : variable("XDG_DATA_HOME")
        return (folder ?? home.map { $0 + (isDarwin ? "/Library/Application Support" : "/.local/share") })
            .map { "\($0)/movies/catalog.sqlite" }
    }

    /// Expands `~` and `~/` as a shell would, for paths typed outside a shell.
    package static func path(typed text: String, home: String?) -> String {
        guard let home, text == "~" || text.hasPrefix("~/") else { return text }
        return home + text.dropFirst()
    }

    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}

package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

package func currentDate(isLocal: Bool = true) -> (year: Int, month: Int, day: Int) {
    var (now, date) = (time(nil), tm())
    _ = isLocal ? localtime_r(&now, &date) : gmtime_r(&now, &date)
    return (Int(date.tm_year) + 1_900, Int(date.tm_mon) + 1, Int(date.tm_mday))
}

package func lengthOfMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
}
