import Testing

@testable import Usher

/// The meaning of a line, depending on what the page asks for.
@Suite struct LineMeaningTests {
    enum Kind: String, CaseIterable {
        case menu, first, words, text, number, yesOrNo, short, long, several, limited, paragraphs, secret,
            empty
    }

    private static let colors = ["red", "green", "blue", "light blue", "sand and sea"]

    private func draw(_ kind: Kind, on page: inout Page) {
        switch kind {
        case .menu, .first, .words:
            for name in ["Alpha", "Beta", "Alphabet", "x", "Gamma ray"] { page.item(name) {} }
            page.item("Year", nil, asks: .number(in: 1900...2000)) { _ in }
            page.command("c", "clear all") {}
            page.command("d", "delete", confirms: "Sure?") {}
            if kind == .menu { page.search(help: "finds") { _ in } }
            if kind == .words { page.otherwise(completing: { _ in [] }) { _ in true } }
        case .text, .number:
            page.item("Other") {}
            page.command("c", "clear all") {}
            if kind == .text {
                page.ask("Name", .text) { _ in }
            } else {
                page.ask("Year", .number(in: 1900...2000), default: 1950) { _ in }
            }
        case .yesOrNo: page.ask("Sure?", .yesOrNo, default: false) { _ in }
        case .short:
            page.item("Other") {}
            page.ask("Color", .one(of: Self.colors), default: "green") { _ in }
        case .long: page.ask("Number", .one(of: (101...130).map { "n\($0)" })) { _ in }
        case .several:
            page.item("Other") {}
            page.ask("Colors", .several(of: Self.colors), default: ["green"]) { _ in }
        case .limited: page.ask("Colors", .several(of: Self.colors, atLeast: 1, atMost: 2)) { _ in }
        case .paragraphs: page.ask("Note", .longText) { _ in }
        case .secret: page.ask("Word", .secret) { _ in }
        case .empty: page.title("Nothing")
        }
    }

    private func meaning(_ line: String, _ kind: Kind) -> String {
        var page = Page()
        page.settings.sessionWords = [.tree, .path, .open]
        draw(kind, on: &page)
        page.offering.level = kind == .first ? .first : .further
        do {
            let choices = try page.choices(of: line).map { "\($0)" }
            return choices.isEmpty ? "nothing" : choices.joined(separator: ", ")
        } catch {
            return "! \(error)"
        }
    }

    private static let meanings: [Kind: String] = [
        .menu: """
        <1> → item(1)
        <01> → item(1)
        <+1> → ! There is no command “+1”. Type /+1 to search, q to quit.
        <6> → item(6)
        <7> → ! There is no line 7. Choose 1 to 6, or type /7 to search.
        <0> → ! There is no line 0. Choose 1 to 6, or type /0 to search.
        <00> → ! There is no line 00. Choose 1 to 6, or type /00 to search.
        <99999999999999999999> → ! There is no line 99999999999999999999. Choose 1 to 6, or type /99999999999999999999 to search.
        <1 x> → ! Type the number of a line, 1 to 6.
        <6 1950> → item(6), text("1950")
        <6 1899> → item(6), text("1899")
        <6 x> → item(6), text("x")
        <6 > → item(6)
        <d y> → command("d"), confirmed(true)
        <d n> → command("d"), confirmed(false)
        <d x> → ! “x” is neither yes nor no. Type y or n.
        <d> → command("d")
        <c> → command("c")
        <C> → command("c")
        <c x> → ! There is no command “c x”. Type /c x to search, q to quit.
        <b> → back
        <h> → home
        <q> → quit
        <?> → help
        <:b> → back
        <:q> → quit
        <: q> → quit
        <::q> → ! There is no command “:q”. Type /:q to search, q to quit.
        <:tree> → tree
        <:path> → path
        <:open /a> → open(/a)
        <:open> → ! Type the path to open: :open /
        <:open a> → ! “a” is not a path. A path starts with a slash: :open /
        <:words> → words
        <:words x> → ! There is no command “words x”. Type /words x to search, q to quit.
        <:tree x> → ! There is no command “tree x”. Type /tree x to search, q to quit.
        <:x> → item(4)
        </> → search("")
        </a b> → search("a b")
        </ a> → search("a")
        <:/a> → search("a")
        <alpha> → item(1)
        <ALPHA> → item(1)
        <alph> → ! “alph” could be 1. Alpha, 3. Alphabet. Type the number or letter.
        <alphabet> → item(3)
        <beta> → item(2)
        <b eta> → ! There is no command “b eta”. Type /b eta to search, q to quit.
        <gamma ray> → item(5)
        <gamma> → item(5)
        <x> → item(4)
        <y> → ! There is no command “y”. Type /y to search, q to quit.
        <year> → item(6)
        <year 1950> → ! There is no command “year 1950”. Type /year 1950 to search, q to quit.
        <Year> → item(6)
        <clear all> → command("c")
        <clear> → ! There is no command “clear”. Type /clear to search, q to quit.
        <delete> → command("d")
        <exit> → quit
        <1.> → ! Type the number of a line, 1 to 6.
        <1a> → ! Type the number of a line, 1 to 6.
        <one> → ! There is no command “one”. Type /one to search, q to quit.
        <> → nothing
        <  > → nothing
        <nosuch> → ! There is no command “nosuch”. Type /nosuch to search, q to quit.
        <n 5> → ! There is no command “n 5”. Type /n 5 to search, q to quit.
        <<> → ! There is no command “<”. Type /< to search, q to quit.
        <é> → ! There is no command “é”. Type /é to search, q to quit.
        <a\u{7}> → ! An answer can't contain control characters. Type it as plain text.
        <a\u{7F}> → ! An answer can't contain control characters. Type it as plain text.
        """,
        .first: """
        <b> → ! You're at the start; q quits.
        <h> → home
        <q> → quit
        <:b> → ! You're at the start; q quits.
        </a> → ! There is no command “/a”. Type ? for help, q to quit.
        <1a> → ! Type the number of a line, 1 to 6.
        <y> → ! There is no command “y”. Type ? for help, q to quit.
        <year 1950> → ! There is no command “year 1950”. Type ? for help, q to quit.
        <exit> → quit
        <0> → ! There is no line 0. Choose 1 to 6.
        <7> → ! There is no line 7. Choose 1 to 6.
        """,
        .words: """
        <1> → item(1)
        <7> → other("7")
        <0> → other("0")
        <1a> → other("1a")
        <alpha> → item(1)
        <alph> → other("alph")
        <c> → command("c")
        <c x> → other("c x")
        <clear all> → command("c")
        <delete y> → command("d"), confirmed(true)
        <delete x> → other("delete x")
        <d y> → command("d"), confirmed(true)
        <6 1950> → item(6), text("1950")
        <6 1899> → item(6), text("1899")
        <year 1950> → other("year 1950")
        <nosuch> → other("nosuch")
        <:nosuch> → other("nosuch")
        <> → nothing
        <exit> → quit
        <y> → other("y")
        <b> → back
        <:tree> → tree
        """,
        .text: """
        <1> → text("1")
        <:1> → item(1)
        <:2> → ! There is no line 2. Choose 1.
        <:12> → ! There is no line 12. Choose 1.
        <:01> → item(1)
        <Other> → text("Other")
        <other> → text("other")
        <c> → part("c")
        <:c> → command("c")
        <C> → part("C")
        <::c> → text(":c")
        <:> → ! There is no command “”. Type :? for help, :q to quit.
        <::> → text(":")
        <:x> → ! There is no command “x”. Type :? for help, :q to quit.
        <b> → part("b")
        <:b> → back
        <q> → part("q")
        <?> → part("?")
        <:?> → help
        <two words> → text("two words")
        < a > → text("a")
        <clear all> → text("clear all")
        </a> → text("/a")
        <exit> → text("exit")
        <> → ! This can't be left empty.
        <:open /a> → open(/a)
        <:edit> → ! There is no command “edit”. Type :? for help, :q to quit.
        """,
        .number: """
        <1950> → text("1950")
        <1899> → text("1899")
        <1> → text("1")
        <:1> → item(1)
        <:2> → ! There is no line 2. Choose 1.
        <Other> → text("Other")
        <c> → command("c")
        <:c> → command("c")
        <C> → command("c")
        <clear all> → command("c")
        <x> → text("x")
        <b> → back
        <h> → home
        <q> → quit
        <?> → help
        <1950 x> → text("1950 x")
        <> → text("1950")
        <  > → text("1950")
        <-5> → text("-5")
        <one> → text("one")
        <:tree> → tree
        """,
        .yesOrNo: """
        <y> → confirmed(true)
        <n> → confirmed(false)
        <yes> → confirmed(true)
        <no> → confirmed(false)
        <YES> → confirmed(true)
        <Y> → confirmed(true)
        <ye> → ! “ye” is neither yes nor no. Type y or n.
        <x> → ! “x” is neither yes nor no. Type y or n.
        <1> → ! There are no numbered lines here. Type ? for help.
        <> → confirmed(false)
        <b> → back
        <q> → quit
        <?> → help
        <:y> → confirmed(true)
        <maybe> → ! “maybe” is neither yes nor no. Type y or n.
        """,
        .short: """
        <1> → item(1)
        <2> → item(2)
        <6> → item(6)
        <7> → ! There is no line 7. Choose 1 to 6.
        <0> → ! There is no line 0. Choose 1 to 6.
        <red> → item(2)
        <RED> → item(2)
        <re> → item(2)
        <blue> → item(4)
        <light> → item(5)
        <l> → ! Type the number of a line, 1 to 6.
        <sand> → item(6)
        <sand and sea> → item(6)
        <and> → item(6)
        <x> → ! Type the number of a line, 1 to 6.
        <> → item(3)
        <b> → back
        <:2> → item(2)
        <2 3> → ! Type the number of a line, 1 to 6.
        <Other> → item(1)
        <Oth> → item(1)
        <e> → ! Type the number of a line, 1 to 6.
        """,
        .long: """
        <1> → item(1)
        <10> → item(10)
        <11> → ! There is no line 11. Choose 1 to 10, or type /11 to search.
        <n101> → item(1)
        <n130> → text("n130")
        <n13> → text("n130")
        <n1> → search("n1")
        <1 0> → ! Type the number of a line, 1 to 10.
        </> → search("")
        </n12> → search("n12")
        <n> → command("n")
        <p> → command("p")
        <n 2> → row(20)
        <p 1> → row(-10)
        <page 2> → row(10)
        <page 0> → ! There is no command “page 0”. Type /page 0 to search, q to quit.
        <page 99> → row(980)
        <>> → row(20)
        <<> → row(0)
        <n -1> → ! There is no command “n -1”. Type /n -1 to search, q to quit.
        <N 2> → row(20)
        <next 2> → row(20)
        <previous 1> → row(-10)
        <q> → quit
        <> → ! This can't be left empty.
        <x> → ! There is no command “x”. Type /x to search, q to quit.
        <13> → ! There is no line 13. Choose 1 to 10, or type /13 to search.
        """,
        .several: """
        <1> → item(1)
        <2> → turned([2, 3])
        <6> → turned([3, 6])
        <1 3> → ! There is no line 1. Choose 2 to 6.
        <2-4> → turned([2, 4])
        <4-2> → turned([2, 4])
        <2–4> → turned([2, 4])
        <2 - 4> → turned([2, 4])
        <2 to 4> → turned([2, 4])
        <all> → turned([2, 3, 4, 5, 6])
        <none> → turned([])
        <all none> → turned([])
        <none 2> → turned([2])
        <2,4> → turned([2, 3, 4])
        <2, 4> → turned([2, 3, 4])
        <red> → turned([2, 3])
        <RED> → turned([2, 3])
        <red, blue> → turned([2, 3, 4])
        <re, gree> → turned([2])
        <re> → turned([2, 3])
        <re,> → ! There is no command “re,”. Type ? for help, q to quit.
        <red and blue> → turned([2, 3, 4])
        <red and 3> → turned([2])
        <light> → turned([3, 5])
        <blue> → turned([3, 4])
        <sand and sea> → turned([3, 6])
        <sea> → turned([3, 6])
        <2 and 3> → turned([2])
        <0> → ! There is no line 0. Choose 2 to 6.
        <7> → ! There is no line 7. Choose 2 to 6.
        <9-2> → ! There is no line 9. Choose 2 to 6.
        <3-> → ! “3-” matches no line. Type numbers, such as 1 3, 2-5, all or none.
        <-3> → ! There is no command “-3”. Type ? for help, q to quit.
        <3 x> → ! “x” matches no line. Type numbers, such as 1 3, 2-5, all or none.
        <x> → ! There is no command “x”. Type ? for help, q to quit.
        <x, red> → ! There is no command “x, red”. Type ? for help, q to quit.
        <red, x> → ! “x” matches no line. Type numbers, such as 1 3, 2-5, all or none.
        <2 2> → turned([2, 3])
        <2, red> → turned([2, 3])
        < 3 > → turned([])
        <10> → ! There is no line 10. Choose 2 to 6.
        <all, red> → turned([3, 4, 5, 6])
        <none, red> → turned([2])
        <l> → ! There is no command “l”. Type ? for help, q to quit.
        <> → picked([3])
        <on> → ! There is no command “on”. Type ? for help, q to quit.
        <:on> → search(":on")
        <b> → back
        <q> → quit
        </r> → ! There is no command “/r”. Type ? for help, q to quit.
        <1, 2> → ! There is no line 1. Choose 2 to 6.
        <99999999999999999999> → ! There is no line 99999999999999999999. Choose 2 to 6.
        <,> → ! There is no command “,”. Type ? for help, q to quit.
        <and> → turned([3, 6])
        """,
        .limited: """
        <1> → turned([1])
        <1 2> → turned([1, 2])
        <1 2 3> → ! Choose at most 2. That would be 3.
        <all> → ! Choose at most 2. That would be 5.
        <none> → turned([])
        <red, blue, green> → ! Choose at most 2. That would be 3.
        <> → ! Choose at least one.
        """,
        .paragraphs: """
        <a> → part("a")
        <.> → ! The text is empty. Type the text here, and end with a dot on its own line.
        <..> → part(".")
        <...> → part("..")
        <:edit> → edit
        <:b> → back
        <::b> → part(":b")
        <::x> → part("::x")
        <:> → part(":")
        <::> → part("::")
        <> → ! This can't be left empty.
        <  > → ! This can't be left empty.
        <:x y> → part(":x y")
        <:open /a> → part(":open /a")
        <b> → part("b")
        <?> → part("?")
        <:?> → help
        """,
        .secret: """
        <a> → text("a")
        <> → ! This can't be left empty.
        <b> → text("b")
        <:b> → back
        <::b> → text(":b")
        <:x> → ! Type two colons if the secret starts with one, or :? for help.
        <:> → ! Type two colons if the secret starts with one, or :? for help.
        < a > → text(" a ")
        <1> → text("1")
        <?> → text("?")
        <:?> → help
        <:open /a> → ! Type two colons if the secret starts with one, or :? for help.
        <a b> → text("a b")
        """,
        .empty: """
        <1> → ! There are no numbered lines here. Type ? for help.
        <x> → ! There is no command “x”. Type ? for help, q to quit.
        </a> → ! There is no command “/a”. Type ? for help, q to quit.
        <> → nothing
        <b> → back
        <2x> → ! There is no command “2x”. Type ? for help, q to quit.
        <:x> → ! There is no command “x”. Type ? for help, q to quit.
        """,
    ]

    @Test(
        "a line is an item, a command, a name, a text or a word of the session, and refused where it is none")
    func lines() {
        #expect(Self.meanings.count == Kind.allCases.count)
        for (kind, lines) in Self.meanings {
            for row in lines.split(separator: "\n") {
                let parts = row.split(separator: "> → ", maxSplits: 1).map { String($0) }
                let line = String(parts[0].dropFirst())
                #expect(meaning(line, kind) == parts[1], "\(kind): “\(line)”")
            }
        }
    }
}
