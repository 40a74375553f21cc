import Testing

@testable import Usher

/// A program's mistakes in describing a page are found on the first page, not on the first one with much data.
@Suite struct PageMistakeTests {
    private static func list(of count: Int, on page: inout Page) {
        page.list(PagedList(), count: count) { row, index in row.write(index) }
    }

    @Test("n and p belong to a list, however short")
    func letters() async {
        await #expect(processExitsWith: .failure) {
            var page = Page()
            Self.list(of: 1, on: &page)
            page.command("n", "new")
        }
        await #expect(processExitsWith: .failure) {
            var page = Page()
            page.command("p", "print")
            Self.list(of: 0, on: &page)
        }
    }

    @Test("a list has no other items beside it")
    func items() async {
        await #expect(processExitsWith: .failure) {
            var page = Page()
            Self.list(of: 1, on: &page)
            page.item("more")
        }
        await #expect(processExitsWith: .failure) {
            var page = Page()
            Self.list(of: 0, on: &page)
            Self.list(of: 0, on: &page)
        }
    }

    @Test("a letter is offered once, and none of the session's own")
    func commands() async {
        await #expect(processExitsWith: .failure) {
            var page = Page()
            page.command("e", "edit")
            page.command("e", "erase")
        }
        await #expect(processExitsWith: .failure) {
            var page = Page()
            page.command("q", "query")
        }
    }

    @Test("the same pages without the mistake are fine")
    func noMistake() async {
        await #expect(processExitsWith: .success) {
            var page = Page()
            page.command("e", "edit")
            Self.list(of: 11, on: &page)
            page.command("x", "export")
        }
    }
}
