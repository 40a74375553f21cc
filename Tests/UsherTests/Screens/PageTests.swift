import Testing

@testable import Usher

/// The contents of a page, and the meaning and effect of lines.
@Suite struct PageTests {
    private func shelf() -> Leaflet {
        let list = ListPosition(size: 2)
        return Leaflet { page, hear in
            page.title { $0.write("Shelf") }
            page.text("Three are\nthere.")
            page.field("Wood", "oak")
            page.field("Year", 1949)
            page.field("Height") { row in
                row.write(3)
                row.write(" m")
            }
            page.item("first") { hear("first") }
            page.list(["a", "b", "c"], at: list) { row, book in
                row.write("book ")
                row.write(book)
            } choose: {
                hear("book \($0)")
            }
            page.item {
                $0.write("last")
            } choose: {
                hear("last")
            }
            page.command("x", "burn", help: "burns it down") { hear("burn") }
            page.command("+", "more") { hear("more") }
            page.search(help: "finds") { hear("search for \($0)") }
            page.help("Books.")
            page.help("Nothing else.")
        }
    }

    @Test("The contents of a page can be read without running an action")
    func reading() {
        let shelf = shelf()
        let page = Page(of: shelf)
        #expect(page.title == "Shelf")
        #expect(page.said == [])
        #expect(page.texts == ["Three are", "there.", "1–2 of 3"])
        #expect(page.fields.map(\.name) == ["Wood", "Year", "Height"])
        #expect(page.fields.map(\.value) == ["oak", "1949", "3 m"])
        #expect(page.items == ["first", "book a", "book b", "last"])
        #expect(page.commands.map(\.letter) == ["n", "p", "x", "+", "/"])
        #expect(page.commands.map(\.label) == ["next", "previous", "burn", "more", "search"])
        #expect(page.commands.map(\.help).suffix(3) == ["burns it down", "more", "finds"])
        #expect(page.help == ["Books.", "Nothing else."])
        #expect(page.question == nil)
        #expect(shelf.heard == [])
    }

    @Test("A command is a lowercase letter or a sign that no session or number uses")
    func letters() {
        for value in UInt8(0)...127 {
            let scalar = Unicode.Scalar(value)
            let isLetter = ("a"..."z").contains(scalar) && !["b", "h", "q"].contains(scalar)
            let isSign = "!\"#$%&'()*+,-.;<=>@[\\]^_`{|}~".unicodeScalars.contains(scalar)
            #expect(scalar.canBeCommand == (isLetter || isSign), "\(value)")
        }
        for (scalar, isLetter) in [
            ("é", true), ("É", false), ("ß", true), ("七", true), ("\u{A0}", false), ("\u{301}", false),
            ("\u{200B}", false),
        ] as [(Unicode.Scalar, Bool)] {
            #expect(scalar.canBeCommand == isLetter, "\(scalar)")
        }
    }
}
