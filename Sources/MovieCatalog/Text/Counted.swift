/// A count with what is counted, as a sentence has it: `1 movie`, `12,345 movies`.
package func counted(_ count: Int, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
}

/// A number with its thousands set apart: `12,345`.
package func grouped(_ number: Int) -> String {
    guard number.magnitude >= 1_000 else { return String(number) }
    let rest = String(1_000 + number.magnitude % 1_000).dropFirst()
    return grouped(number / 1_000) + "," + rest
}
