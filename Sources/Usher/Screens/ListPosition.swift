/// The position in a long list: which rows are on the page. A screen keeps it in a property: see
/// ``Page/list(_:at:row:choose:asks:)``.
public final class ListPosition {
    package private(set) var size: Int

    /// Whether the session adapts the size to the window.
    let isFlexible: Bool

    /// The index of the first row shown. If it's past the end of the list, the last page is shown.
    package var first = 0 { didSet { first = max(0, first) } }

    /// A limit for typed page numbers, so that calculating with them can't overflow.
    private static let mostPages = 1 << 31

    /// Creates a position at the first row of a list.
    ///
    /// - Parameter size: The rows on a page; fewer than one is a runtime error. By default, as many
    ///   as fit in the window, or ten on a pipe or in brief mode.
    public init(size: Int? = nil) {
        if let size, size < 1 { mistake("a page of a list needs at least one row") }
        (self.size, isFlexible) = (size ?? 10, size == nil)
    }

    /// Returns which of `count` rows are on the page.
    @usableFromInline
    package func rows(count: Int) -> Range<Int> {
        let first = min(first, last(of: count))
        return first..<first + min(size, count - first)
    }

    func last(of count: Int) -> Int { max(count - 1, 0) / size * size }

    /// Returns the first row of the page with this number, even if the list has fewer pages.
    func row(ofPage number: Int) -> Int { (min(number, Self.mostPages) - 1) * size }

    /// Returns the first row after turning this many pages; negative if that's before row 0.
    func row(by pages: Int, of count: Int) -> Int {
        let rows = rows(count: count)
        let pages = min(max(pages, -Self.mostPages), Self.mostPages)
        if pages <= 0 { return rows.lowerBound + pages * size }
        let (row, isBeyond) = rows.upperBound.addingReportingOverflow((pages - 1) * size)
        return isBeyond ? .max : row
    }

    func turn(by pages: Int, of count: Int, isMore: Bool = false) throws(Refusal) {
        try turn(to: row(by: pages, of: count), of: count, isMore: isMore)
    }

    /// Turns to the page that begins with this row.
    func turn(to row: Int, of count: Int, isMore: Bool = false) throws(Refusal) {
        let rows = rows(count: count)
        if row >= rows.upperBound, rows.upperBound >= count, !isMore { throw Refusal(key: "list.last") }
        if row < rows.lowerBound, rows.lowerBound == 0 { throw Refusal(key: "list.first") }
        first = isMore ? row : min(row, last(of: count))
    }

    func resize(to size: Int, of count: Int, isMore: Bool) -> Bool {
        let (rows, before) = (rows(count: count), self.size)
        self.size = size
        return isMore ? size != before : rows != self.rows(count: count)
    }
}
