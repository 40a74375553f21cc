import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Text from HTML")
struct PlainTextTests {
    @Test("A tag of up to 4,000 characters is removed, and a longer one stays", arguments: [4_000, 4_001])
    func longTags(count: Int) {
        let link = "<a href='" + String(repeating: "x", count: count - 11) + "'>"
        #expect(link.count == count)
        #expect(plainText(markup: "\(link)M") == (count == 4_000 ? "M" : "\(link)M"))
    }
}
