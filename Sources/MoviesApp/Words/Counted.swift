import Usher

/// A count with what is counted, as a sentence has it: `1 movie`, `12,345 movies`.
package func counted(_ count: Int, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
}

/// A number with its thousands set apart: `12,345`.
package func grouped(_ number: Int) -> String { Words.english.grouped(number) }
