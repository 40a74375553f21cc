import Testing

@testable import Usher

/// The letters of a page's commands, and the restrictions on them.
@Suite struct PageCommandsTests {
    @Test("a command's letter is one in lower case or a sign, and none that a session or a number has")
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

    @Test("b and h are answers where they lead somewhere, and only n and p turn a list")
    func levels() {
        var text = PageText()
        var commands = PageCommands()
        commands.offers = [text.offer("x", "export", help: ""), text.offer("é", "éditer", help: "")]
        for (level, letters) in [
            (PageCommands.PageDepth.first, "?qxé"), (.homeOfLayer, "?bqxé"), (.further, "?bhqxé"),
        ] {
            commands.level = level
            let answers = "/?:0abhnpqxzé".unicodeScalars.filter { commands.answers($0) }
            #expect(String(String.UnicodeScalarView(answers)) == letters)
            #expect(commands.letter("x") == "x" && commands.letter("xx") == nil && commands.letter("") == nil)
            #expect((commands.letter("b") == "b") == (level != .first))
        }
        #expect(commands.index(of: "é") == 1 && commands.index(of: "a") == nil && !commands.has("n"))
        #expect("abnopq".unicodeScalars.filter(\.turnsList).map(String.init) == ["n", "p"])
    }

    @Test("a command is its letter and its label")
    func offers() {
        var text = PageText()
        for (letter, label, width) in [("n", "next", 6), ("七", "é七", 6), ("é", "", 2)]
            as [(Unicode.Scalar, String, Int)]
        {
            let offer = text.offer(letter, label, help: "helps")
            #expect(offer.line == "\(letter) \(label)" && offer.width == width)
        }
    }

    @Test("a page offers what a session does, by where it stands")
    func session() {
        for (level, letters) in [
            (PageCommands.PageDepth.first, "?q"), (.homeOfLayer, "b?q"), (.further, "bh?q"),
        ] {
            var page = Page()
            page.offering.level = level
            let offered = page.sessionOffers.map { String($0.letter) }.joined()
            #expect(offered == letters)
        }
    }
}
