/// The rows of a long list that are on the page. A screen keeps one, and the page turns it: see
/// ``Page/list(_:at:row:choose:asks:)``.
public final class ListPosition {
    package private(set) var size: Int

    /// Whether the session sets the size.
    let isFlexible: Bool

    /// The first row on the page, counted from 0. Beyond the last page it shows the last page.
    package var first = 0 { didSet { first = max(0, first) } }

    /// More pages than any list has, though multiplying by a size doesn't overflow.
    private static let mostPages = 1 << 31

    /// Starts at the first row of a list.
    ///
    /// - Parameter size: The rows of a page; fewer than one traps. By default, as many as fit the
    ///   window, and ten on a pipe or in brief mode.
    public init(size: Int? = nil) {
        if let size, size < 1 { mistake("a page of a list needs at least one row") }
        (self.size, isFlexible) = (size ?? 10, size == nil)
    }

    /// The rows on the page of a list with `count` rows; the last page if the list got shorter.
    @usableFromInline
    package func rows(count: Int) -> Range<Int> {
        let first = min(first, last(of: count))
        return first..<first + min(size, count - first)
    }

    func last(of count: Int) -> Int { max(count - 1, 0) / size * size }

    /// The first row of a page by its number, which may be beyond the last one.
    func row(ofPage number: Int) -> Int { (min(number, Self.mostPages) - 1) * size }

    /// The first row of the page this many pages ahead; negative before the first page.
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

    /// Turns to the page that begins with a row, or to the last one.
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
