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
    package let size: Int

    private var first = 0

    /// Starts at the first row of a list with `size` rows a page, one at least: fewer trap.
    public init(size: Int = 10) {
        if size < 1 { mistake("a page of a list needs at least one row") }
        self.size = size
    }

    /// The rows on the page, in a list of `count`; the last page when the list has become shorter than that.
    public func rows(count: Int) -> Range<Int> {
        let last = count > 0 ? (count - 1) / size * size : 0
        let start = min(first, last)
        return start..<min(start + size, count)
    }

    /// The page of the list, counted from 1; a page beyond the end is the last one.
    public var page: Int {
        get { first / size + 1 }
        set { first = (max(1, min(newValue, Int.max / size)) - 1) * size }
    }

    func showNext(of count: Int, isMore: Bool = false) throws(Refusal) {
        let rows = rows(count: count)
        guard rows.upperBound < count || isMore else {
            throw Refusal(.lastPageOfList)
        }
        first = rows.upperBound
    }

    func showPrevious(of count: Int) throws(Refusal) {
        let rows = rows(count: count)
        guard rows.lowerBound > 0 else { throw Refusal(.firstPageOfList) }
        first = max(0, rows.lowerBound - size)
    }
}
