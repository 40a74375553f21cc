import Testing

@testable import Usher

@Suite struct DisplayWidthTests {
    @Test(
        "Letters, signs and symbols take one column",
        arguments: ["a", "~", "é", "ß", "Ж", "→", "…", "♥", "✓", "☐"])
    func narrow(character: Character) {
        #expect(character.displayWidth == 1)
    }

    @Test(
        "East Asian characters and emoji take two columns",
        arguments: ["七", "カ", "한", "，", "Ａ", "😀", "🎬", "⭐", "✅", "❌", "⚡", "🟢", "👨‍👩‍👧", "👍🏽", "🇫🇷", "𠀀"])
    func wide(character: Character) {
        #expect(character.displayWidth == 2)
    }

    @Test("A letter with its marks takes one column", arguments: ["e\u{301}", "n\u{303}\u{323}", "ก\u{E34}"])
    func marks(character: Character) {
        #expect(character.displayWidth == 1)
    }

    @Test(
        "Characters that only join or format take no column",
        arguments: ["\u{301}", "\u{200B}", "\u{FEFF}", "\u{200D}"])
    func zeroWidth(character: Character) {
        #expect(character.displayWidth == 0)
    }
}
