/// Where a person is in a long list: which rows are on the page.
///
/// A screen keeps one, draws with it and hands it the commands it doesn't know:
///
/// ```swift
/// private var list = PagedList()
///
/// func draw(on page: inout Page) {
///     page.title("Films")
///     page.list(list, count: films.count) { row, index in row.write(films[index].title) }
/// }
///
/// func choose(_ choice: Choice) throws(Refusal) {
///     switch choice {
///     case .item(let index): delegate?.filmListScreen(self, didSelect: films[index])
///     default: try list.turn(choice, count: films.count)
///     }
/// }
/// ```
public struct PagedList: Hashable, Sendable {
    /// How many rows a page has.
    public let size: Int

    private var first = 0

    /// Starts at the first row of a list with `size` rows a page.
    public init(size: Int = 10) {
        precondition(size > 0, "a page of a list needs at least one row")
        self.size = size
    }

    /// The rows on the page, in a list of `count`; the last page when the list has become shorter than that.
    public func rows(count: Int) -> Range<Int> {
        let last = count > 0 ? (count - 1) / size * size : 0
        let start = min(first, last)
        return start..<min(start + size, count)
    }

    /// Goes to the first page.
    public mutating func rewind() {
        first = 0
    }

    /// Follows `n` to the next page and `p` to the one before; other choices leave the list where it is.
    ///
    /// - Throws: A ``Refusal`` at either end of the list.
    public mutating func turn(_ choice: Choice, count: Int) throws(Refusal) {
        let rows = rows(count: count)
        switch choice {
        case .command("n"):
            guard rows.upperBound < count else { throw Refusal("This is the last page; p goes back a page.") }
            first = rows.upperBound
        case .command("p"):
            guard rows.lowerBound > 0 else { throw Refusal("This is the first page; n goes on a page.") }
            first = max(0, rows.lowerBound - size)
        default: break
        }
    }
}
