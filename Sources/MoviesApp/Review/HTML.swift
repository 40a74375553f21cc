import MovieCatalog

/// HTML markup. Interpolated strings are escaped: `"<b>\(title)</b>\(markup: rest)"`.
struct HTML: ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation parts: StringInterpolation) { text = parts.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ markup: String) { text += markup }
        mutating func appendInterpolation(markup: HTML?) { text += markup?.text ?? "" }
        mutating func appendInterpolation(markup: [HTML]) { for part in markup { text += part.text } }
        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        mutating func appendInterpolation(_ plain: String) {
            for scalar in harmless(plain).unicodeScalars {
                switch scalar {
                case "&": text += "&amp;"
                case "<": text += "&lt;"
                case ">": text += "&gt;"
                case "\"": text += "&quot;"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
    }
}

// Shaded charts of viewings over time
extension HTML {
    /// Returns a calendar of shaded days, with a column for each week, in two parts if it's long.
    static func calendar(from first: Day, to last: Day, _ counts: [Day: Int]) -> HTML {
        let most = counts.values.max() ?? 0
        let weeks = (last.place - first.place + first.weekday) / 7 + 1
        let half = weeks > 27 ? (weeks + 1) / 2 : weeks
        let halves = stride(from: 0, to: weeks, by: half).map { start -> HTML in
            let length = min(half, weeks - start)
            let cells = (0..<length * 7).map { index -> HTML in
                let day = first.after(days: start * 7 + index - first.weekday)
                guard let day, first...last ~= day else { return "" }
                let (x, y, count) = (index / 7 * 13 + 28, index % 7 * 13 + 16, counts[day] ?? 0)
                let name = String(Day.months[day.month - 1].sentenceCased.prefix(3))
                let isNamed = (day.day == 1 || index == 0 && day.day <= 15) && index / 7 < length - 1
                let month: HTML? = isNamed ? "<text x=\"\(x)\" y=\"10\">\(name)</text>" : nil
                let title: HTML =
                    count > 0 ? "><title>\(PartialDate(day).inWords): \(grouped(count))</title></rect>" : "/>"
                return """
                    \(markup: month)<rect class="l\(shade(of: count, most))" x="\(x)" y="\(y)" width="11" height="11" \
                    rx="2"\(markup: title)
                    """
            }
            let weekdays = [(0, "Mon"), (2, "Wed"), (4, "Fri")].map { row, name -> HTML in
                "<text x=\"0\" y=\"\(row * 13 + 25)\">\(name)</text>"
            }
            return """
                <svg viewBox="0 0 \(half * 13 + 28) 108" aria-hidden="true">\(markup: weekdays)\(markup: cells)</svg>

                """
        }
        let words = "\(counted(counts.count, "day")) with viewings, \(grouped(most)) at most on one"
        let key = (0...4).map { level -> HTML in "<i class=\"l\(level)\"></i>" }
        return """
            <div class="days" role="img" aria-label="\(words)" style="--width:\(half * 20 + 42)px">
            \(markup: halves)</div>
            <p class="key">\(words) <span aria-hidden="true">fewer \(markup: key) more</span></p>

            """
    }

    /// Returns a table with a row for each year: its months, then its sum.
    ///
    /// - Parameter counts: The number of viewings in each month. The key of June 2024 is 202406.
    static func months(_ counts: [Int: Int]) -> HTML {
        let most = counts.lazy.filter { $0.key % 100 > 0 }.map(\.value).max() ?? 0
        let numbers = counts.keys.map { $0 / 100 }
        let years = (numbers.min() ?? 0)...(numbers.max() ?? 0)
        let names = Day.months.map { name -> HTML in "<th>\(name.prefix(1).uppercased())</th>" }
        let rows = years.map { year -> HTML in
            let sum = counts.reduce(0) { $1.key / 100 == year ? $0 + $1.value : $0 }
            let cells = (1...12).map { month -> HTML in
                let count = counts[year * 100 + month] ?? 0
                return "<td class=\"l\(shade(of: count, most))\">\(count > 0 ? grouped(count) : "")</td>"
            }
            return "<tr><th>\(String(year))</th>\(markup: cells)<td>\(grouped(sum))</td></tr>\n"
        }
        return """
            <table>
            <tr><td></td>\(markup: names)<td></td></tr>
            \(markup: rows)</table>

            """
    }

    /// Returns a shade from 1 to 4, or 0 if there are no viewings.
    private static func shade(of count: Int, _ most: Int) -> Int {
        count == 0 ? 0 : most == 1 ? 3 : (count - 1) * 3 / (most - 1) + 1
    }
}
