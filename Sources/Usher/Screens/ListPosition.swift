/// The position of a person in a long list: the rows that are on the page.
///
/// A screen keeps one and draws with it; the page turns it.
///
/// ```swift
/// private let list = ListPosition()
///
/// func draw(on page: inout Page) {
///     page.title("Films")
///     page.list(films, at: list) { row, film in
///         row.write(film.title)
///     } choose: { [self] film in
///         delegate?.filmListScreen(self, didSelect: film)
///     }
/// }
/// ```
public final class ListPosition {
    /// The number of rows on a page.
    package var size: Int { rowCount }

    // Private, as `start` is, so that no look at it is checked for other accesses.
    private var rowCount: Int

    /// Whether the session sets it.
    let isFlexible: Bool

    /// The first row on the page, counted from 0; behind the last page it stands for that.
    public var first: Int {
        get { start }
        set { start = max(0, newValue) }
    }

    private var start = 0

    /// More pages than any list has, whose rows can still be counted.
    private static let mostPages = 1 << 31

    /// Starts at the first row of a list.
    ///
    /// - Parameter size: The rows of a page, one at least: fewer trap. Where it is left out, a page has as many as the window
    ///   has room for, and ten on a pipe and in brief.
    public init(size: Int? = nil) {
        if let size, size < 1 { mistake("a page of a list needs at least one row") }
        (rowCount, isFlexible) = (size ?? 10, size == nil)
    }

    /// The rows on the page, in a list of `count`; the last page when the list has become shorter than that.
    public func rows(count: Int) -> Range<Int> {
        let first = min(start, last(of: count))
        return first..<first + min(size, count - first)
    }

    /// The first row of the last page.
    func last(of count: Int) -> Int { max(count - 1, 0) / size * size }

    /// The first row of a page by its number, also behind the last one.
    func row(ofPage number: Int) -> Int { (min(number, Self.mostPages) - 1) * size }

    /// The first row so many pages on, or back below zero.
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
        if row >= rows.upperBound, rows.upperBound >= count, !isMore { throw Refusal(.lastPageOfList) }
        if row < rows.lowerBound, rows.lowerBound == 0 { throw Refusal(.firstPageOfList) }
        first = isMore ? row : min(row, last(of: count))
    }

    /// Sets how many rows a page has; false where the same ones are on it.
    func resize(to size: Int, of count: Int, isMore: Bool) -> Bool {
        let (rows, before) = (rows(count: count), rowCount)
        rowCount = size
        return isMore ? size != before : rows != self.rows(count: count)
    }
}
