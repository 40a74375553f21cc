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
}
