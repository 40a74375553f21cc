import Testing

@testable import Usher

@Suite struct DisplayWidthTests {
    @Test(
        "letters, signs and symbols take a column",
        arguments: ["a", "~", "é", "ß", "Ж", "→", "…", "♥", "✓", "☐"])
    func narrow(character: Character) {
        #expect(character.displayWidth == 1)
    }

    @Test(
        "East Asian characters and emoji take two",
        arguments: ["七", "カ", "한", "，", "Ａ", "😀", "🎬", "⭐", "✅", "❌", "⚡", "🟢", "👨‍👩‍👧", "👍🏽", "🇫🇷", "𠀀"])
    func wide(character: Character) {
        #expect(character.displayWidth == 2)
    }

    @Test("marks belong to the letter before them", arguments: ["e\u{301}", "n\u{303}\u{323}", "ก\u{E34}"])
    func marks(character: Character) {
        #expect(character.displayWidth == 1)
    }

    @Test(
        "what only joins or formats takes none", arguments: ["\u{301}", "\u{200B}", "\u{FEFF}", "\u{200D}"])
    func nothing(character: Character) {
        #expect(character.displayWidth == 0)
    }
}
