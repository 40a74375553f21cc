/// SQL with the values of its parameters. Each interpolated value becomes a parameter, and
/// `\(sql:)` inserts text: `"movie.year = \(1995) AND \(sql: column) IS NULL"`.
struct SQL: ExpressibleByStringInterpolation {
    private(set) var text: String
    private(set) var values: [SQLValue]

    init(text: String, _ values: [SQLValue] = []) { (self.text, self.values) = (text, values) }

    init(stringLiteral text: String) { self.init(text: text) }

    init(stringInterpolation parts: StringInterpolation) { self = parts.sql }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sql = SQL(text: "")

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ text: String) { sql.text += text }

        mutating func appendInterpolation(sql text: String) { sql.text += text }

        mutating func appendInterpolation(_ part: SQL) {
            sql.text += part.text
            sql.values += part.values
        }

        mutating func appendInterpolation(_ value: SQLValue) { appendInterpolation(SQL(text: "?", [value])) }
        mutating func appendInterpolation(_ number: Int) { appendInterpolation(.integer(number)) }
        mutating func appendInterpolation(_ text: String) { appendInterpolation(.text(text)) }
    }
}

extension [SQL] {
    func joined(_ separator: String) -> SQL {
        dropFirst().reduce(first ?? "") { "\($0)\(sql: separator)\($1)" }
    }
}

extension Database {
    func integers(sql: SQL) throws(CatalogError) -> [Int] { try integers(sql.text, sql.values) }
}
