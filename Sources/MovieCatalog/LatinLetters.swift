/// The plain letters under Latin letters with marks.
enum LatinLetters {
    /// The letter in lower case without its marks; the scalar's own lower case where it is no such letter.
    static func plain(_ scalar: Unicode.Scalar) -> String {
        let letter =
            scalar.value < 0x1E00 ? first[Int(scalar.value) - 0xC0] : second[Int(scalar.value) - 0x1E00]
        return letter == "." ? scalar.properties.lowercaseMapping : letter
    }

    /// U+00C0 to U+024F, a dot where there is no plain letter.
    private static let first = letters(
        """
        a a a a a a ae c e e e e i i i i d n o o o o o . o u u u u y th ss a a a a a a ae c e e e e i i i i \
        d n o o o o o . o u u u u y th y a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g \
        g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l . . l l n n n n n n n n n o o o o o o oe \
        oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s b b . . . \
        . . . . d d . . . e . . f f g . . . i k k l . . n . o o o . . p p . . . . . . t t t u u . v y y z z \
        . . . . . . . . . . . . . dz dz dz lj lj lj nj nj nj a a i i o o u u u u u u u u u u e a a a a ae ae \
        g g g g k k o o o o . . j dz dz dz g g . . n n a a ae ae o o a a a a e e e e i i i i o o o o r r r r \
        u u u u s s t t . . h h . . . . . . a a e e o o o o o o o o y y . . . j . . . c c l . s z . . b . . \
        e e j j . . r r y y
        """)

    /// U+1E00 to U+1EFF.
    private static let second = letters(
        """
        a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f g g h h h h h h h h h h i i i i k k \
        k k k k l l l l l l l l m m m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r s s s s \
        s s s s s s t t t t t t t t u u u u u u u u u u v v v v w w w w w w w w w w x x x x y y z z z z z z \
        h t w y . s . . ss . a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e e e e e e e e e \
        i i i i o o o o o o o o o o o o o o o o o o o o o o o o u u u u u u u u u u u u u u y y y y y y y y \
        . . . . . .
        """)

    private static func letters(_ table: String) -> [String] {
        table.split(separator: " ").map(String.init)
    }
}
