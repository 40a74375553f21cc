import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Text out of HTML")
struct PlainTextTests {
    @Test(
        "entities are replaced by what they stand for, and what is none stays",
        arguments: [
            ("Me &amp; You", "Me & You"),
            ("&#39;&#x27;&#X27;&apos;&quot;", "'''''\"".replacing("'''''", with: "''''")),
            ("&lt;b&gt;", "<b>"), ("&amp;amp;", "&amp;"), ("A & B; C", "A & B; C"), ("&", "&"), ("&;", "&;"),
            ("&unknown;", "&unknown;"), ("&#xD800;", "&#xD800;"), ("&#99999999;", "&#99999999;"),
            ("&#;", "&#;"), ("&#x;", "&#x;"), ("Rock&nbsp;n&rsquo;", "Rock n’"), ("&#128512;", "😀"),
            ("&ldquo;a&rdquo; &lsquo;b&rsquo; &ndash;&mdash;&hellip;", "“a” ‘b’ –—…"),
            ("&#0128512;", "😀"), ("&#00128512;", "&#00128512;"), ("& &amp;", "& &"), ("&&amp;;", "&&;"),
            ("&eacute;t&#233; &Agrave;&Ouml;&times;&szlig;&yuml;&iexcl;&frac34;", "été ÀÖ×ßÿ¡¾"),
        ])
    func entities(_ text: String, _ expected: String) {
        #expect(plainText(entities: text) == expected)
    }

    @Test(
        "markup becomes line breaks or nothing, and a mere bracket stays",
        arguments: [
            ("<i>M</i> is <b>it</b>", "M is it"), ("a<br>b<br/>c<br />d<BR>e", "a\nb\nc\nd\ne"),
            ("<p>a</p><p>b</p>", "a\n\nb"),
            ("<a href=\"https://x.y/?a=1&amp;b\">link</a>!", "link (https://x.y/?a=1&b)!"),
            ("<a href='https://x.y'>https://x.y</a>", "https://x.y"), ("<a name=\"x\">here</a>", "here"),
            ("<blockquote>a</blockquote>b", "a\n\nb"), ("I <3 it", "I <3 it"), ("1 < 2 > 0", "1 < 2 > 0"),
            ("<", "<"), ("<>", "<>"), ("<script>x</script>", "<script>x</script>"), ("&lt;i&gt;", "<i>"),
            ("<i", "<i"), ("<bold>", "<bold>"), ("", ""),
        ])
    func markup(_ text: String, _ expected: String) {
        #expect(plainText(markup: text) == expected)
    }

    @Test("a tag of 4,000 characters is one, and one of more isn't", arguments: [4_000, 4_001])
    func longTags(count: Int) {
        let link = "<a href='" + String(repeating: "x", count: count - 11) + "'>"
        #expect(link.count == count)
        #expect(plainText(markup: "\(link)M") == (count == 4_000 ? "M" : "\(link)M"))
    }

    @Test(
        "emphasis and links of Markdown go where they are around a text, and escapes stand for themselves",
        arguments: [
            ("**Heat**", "Heat"), ("*M*", "M"), ("_M_", "M"), ("__M__", "M"), ("~~M~~", "M"),
            ("~~**M**~~", "M"),
            ("****", "****"), ("**", "**"), ("*", "*"), ("M*", "M*"), ("ab*", "ab*"), ("*ab", "*ab"),
            ("*A* and *B*", "*A* and *B*"), ("[[Heat (1995)|Heat]]", "Heat (1995)"),
            ("[[Heat]] (1995)", "Heat (1995)"),
            ("[[Heat", "[[Heat"), ("[Heat](x.y) (1995)", "Heat (1995)"), ("[Heat](x.y", "[Heat](x.y"),
            ("[Rec]", "[Rec]"), (#"Face\|Off"#, "Face|Off"), (#"a\\b"#, #"a\b"#), (#"C:\dir"#, #"C:\dir"#),
            (#"end\"#, #"end\"#), (#"1 \+ 1"#, "1 + 1"), (#"\*M\*"#, "*M*"), ("", ""),
        ])
    func markdown(_ text: String, _ expected: String) {
        #expect(plainText(markdown: text) == expected)
    }

    struct Line: Equatable, Sendable {
        var title: String
        var year: Int?
        var rest = ""
        var isTicked = false
        var isListed = false
        var leadsElsewhere = false
    }

    @Test(
        "a line of a plain list is a title with a year, behind a bullet, a number or a box",
        arguments: [
            ("Heat", Line(title: "Heat")), ("Heat (1995)", Line(title: "Heat", year: 1995)),
            ("1776 (1972)", Line(title: "1776", year: 1972)), ("1917", nil), ("---", nil), ("# Heat", nil),
            ("> Heat", nil), ("| Heat", nil), ("= Heat", nil), ("", nil), ("-Heat", Line(title: "-Heat")),
            ("- Heat", Line(title: "Heat", isListed: true)),
            ("12. Heat", Line(title: "Heat", isListed: true)),
            ("3) Heat", Line(title: "Heat", isListed: true)), ("12.Heat", Line(title: "12.Heat")),
            ("12 Heat", Line(title: "12 Heat")), (". Heat", Line(title: ". Heat")),
            (") Heat", Line(title: ") Heat")), ("  - Heat", Line(title: "Heat")),
            ("\t- Heat", Line(title: "Heat")),
            (" - Heat", Line(title: "Heat", isListed: true)),
            ("  1. Heat", Line(title: "Heat", isListed: true)),
            ("  Heat", Line(title: "Heat")), ("[ ] Heat", Line(title: "Heat", isListed: true)),
            ("- [x] Heat", Line(title: "Heat", isTicked: true, isListed: true)),
            ("- [X] Heat", Line(title: "Heat", isTicked: true, isListed: true)),
            ("- [y] Heat", Line(title: "[y] Heat", isListed: true)),
            ("- [Heat](https://a.example/x)", Line(title: "Heat", isListed: true, leadsElsewhere: true)),
            ("- [Heat](https://boxd.it/x)", Line(title: "Heat", isListed: true)),
            ("- [Heat](heat.md)", Line(title: "Heat", isListed: true)),
            ("- [Rec", Line(title: "[Rec", isListed: true)), ("(1995) Heat", Line(title: "Heat", year: 1995)),
            ("(1995)Heat", Line(title: "(1995)Heat")), ("(95) Heat", Line(title: "(95) Heat")),
            ("Heat, 1995", Line(title: "Heat", year: 1995)), ("Heat – 1995", Line(title: "Heat", year: 1995)),
            ("Heat-1995", Line(title: "Heat-1995")), ("Heat, 95", Line(title: "Heat, 95")),
            ("Heat (1995), great", Line(title: "Heat", year: 1995, rest: "great")),
        ] as [(String, Line?)])
    func lines(_ text: String, _ expected: Line?) {
        let line = PlainLine(text).map { line in
            Line(
                title: line.title, year: line.year, rest: line.note, isTicked: line.isWatched == true,
                isListed: line.isListed, leadsElsewhere: line.leadsElsewhere)
        }
        #expect(line == expected)
    }
}
