import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Text out of HTML")
struct PlainTextTests {
    @Test("a tag of 4,000 characters is one, and one of more isn't", arguments: [4_000, 4_001])
    func longTags(count: Int) {
        let link = "<a href='" + String(repeating: "x", count: count - 11) + "'>"
        #expect(link.count == count)
        #expect(plainText(markup: "\(link)M") == (count == 4_000 ? "M" : "\(link)M"))
    }
}
