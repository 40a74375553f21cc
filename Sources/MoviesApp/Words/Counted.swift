import Usher

/// `1 movie`, `12,345 movies`.
package func counted(_ count: Int, _ unit: String) -> String {
    "\(grouped(count)) \(unit)\(count == 1 ? "" : "s")"
}

package func grouped(_ number: Int) -> String { Words.english.grouped(number) }
