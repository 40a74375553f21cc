/// The normalized form of a title, by which it's sorted, found and compared.
///
/// Ignores letter case, accents, punctuation and English articles. `&` and “und” become “and”, II
/// becomes 2, and `½` becomes `1/2`. Words joined by punctuation, such as a hyphen, match as one
/// word and as two.
struct TitleForm {
    /// The title without its article. ``joint`` replaces punctuation between words.
    private let letters: [UInt8]
    let article: [UInt8]
    private let hasOtherWords: Bool

    init(of title: some StringProtocol) {
        var reader = TitleNormalizer(title)
        article = reader.takeArticle()
        reader.readWords()
        let isEmpty = reader.letters.isEmpty
        letters =
            isEmpty
            ? folded(String(title).replacing("…", with: "...")).filter { $0 > Self.space } : reader.letters
        hasOtherWords = reader.hasOtherWords && !isEmpty
    }

    var words: [UInt8] { letters.map { $0 == Self.joint ? Self.space : $0 } }

    var spellings: [[UInt8]] {
        letters.contains(Self.joint) ? [words, letters.filter { $0 != Self.joint }] : [letters]
    }

    /// An FNV-1a hash of the letters without spaces, so that all spellings have the same hash.
    var number: Int {
        var number: UInt32 = 0x811C_9DC5
        for letter in letters where letter > Self.space { number = (number ^ UInt32(letter)) &* 0x0100_0193 }
        return Int(Int32(bitPattern: number))
    }

    /// The words of all spellings, if some aren't in the title as written.
    var otherWords: String? {
        hasOtherWords
            ? String(decoding: Array(spellings.joined(separator: [Self.space])), as: UTF8.self) : nil
    }

    fileprivate static let (space, joint) = (UInt8(ascii: " "), UInt8(0x1F))
}

private struct TitleNormalizer {
    private(set) var letters: [UInt8] = []
    private(set) var hasOtherWords = false
    private var isInWord = false
    private var hasSpace = false
    private var isFirstWordASCII = true
    private var startAfterComma: Int?
    private var hasComma = false

    init(_ title: some StringProtocol) {
        letters.reserveCapacity(title.utf8.count + 8)
        var scalars = title.unicodeScalars.makeIterator()
        var (last, following): (Unicode.Scalar, _) = (" ", scalars.next())
        while let scalar = following {
            following = scalars.next()
            switch scalar {
            case "a"..."z", "0"..."9": add(UInt8(truncatingIfNeeded: scalar.value))
            case "A"..."Z": add(UInt8(truncatingIfNeeded: scalar.value) + 0x20)
            case " ": (isInWord, hasSpace) = (false, true)
            case "'", "’", "‘", "ʼ", "`", "´", "*": hasOtherWords = true
            case "&":
                for letter in " and ".utf8 { add(letter) }
            case ".", ",":
                let next = following ?? " "
                let isInside =
                    scalar == "," ? last.isDigit && next.isDigit : last.isLetterOrNumber && next.isLetter
                isInWord = isInWord && isInside
                hasOtherWords = hasOtherWords || isInside
                hasComma = hasComma || (scalar == "," && !isInside)
            default: add(scalar)
            }
            last = scalar
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if let digits = Self.fractions[scalar] {
            for letter in digits.utf8 { add(letter) }
        } else if scalar.isLetterOrNumber {
            if letters.isEmpty || (isInWord && !letters.contains { $0 <= TitleForm.space }) {
                isFirstWordASCII = false
            }
            for letter in folded(CollectionOfOne(scalar)) { add(letter) }
            hasOtherWords = true
        } else if scalar.properties.isWhitespace {
            (isInWord, hasSpace) = (false, true)
        } else if scalar.properties.canonicalCombiningClass == .notReordered {
            isInWord = false
        }
    }

    private mutating func add(_ letter: UInt8) {
        guard letter == TitleForm.space || letter >= UInt8(ascii: "0") else {
            return (isInWord, hasOtherWords) = (false, true)
        }
        guard letter > TitleForm.space else {
            return (isInWord, hasSpace, hasOtherWords) = (false, true, true)
        }
        if !isInWord, !letters.isEmpty {
            letters.append(hasSpace ? TitleForm.space : TitleForm.joint)
            hasOtherWords = hasOtherWords || !hasSpace
            startAfterComma = hasComma ? letters.count : nil
        }
        letters.append(letter)
        (isInWord, hasSpace, hasComma) = (true, false, false)
    }
}

extension TitleNormalizer {
    /// Replaces “et”, “und” and “y” with “and”, and Roman numerals with digits. “I” is a numeral
    /// only after a word such as “part”.
    mutating func readWords() {
        var end = letters.count
        var replaced: [(word: Range<Int>, other: String)] = []
        while let start = letters[..<end].lastIndex(where: { $0 <= TitleForm.space }) {
            defer { end = start }
            let word = letters[(start + 1)..<end]
            guard word.count < 6, let first = word.first, "ivxeuy".utf8.contains(first),
                letters[start] == TitleForm.space, end == letters.count || letters[end] == TitleForm.space
            else { continue }
            if let number = Self.numerals.firstIndex(where: word.isText) {
                if number > 0 || Self.parts.contains(where: letters[..<start].lastWord.isText) {
                    replaced.append((word.indices, String(number + 1)))
                }
            } else if end < letters.count, ["et", "und", "y"].contains(where: word.isText) {
                replaced.append((word.indices, "and"))
            }
        }
        guard !replaced.isEmpty else { return }
        (startAfterComma, hasOtherWords) = (nil, true)
        let old = letters
        letters = []
        end = 0
        for (word, other) in replaced.reversed() {
            letters += old[end..<word.lowerBound]
            letters += other.utf8
            end = word.upperBound
        }
        letters += old[end...]
    }

    /// Removes and returns an English article. Moves a foreign article after a comma to the start.
    mutating func takeArticle() -> [UInt8] {
        if isFirstWordASCII, let end = letters.prefix(4).firstIndex(of: TitleForm.space),
            Self.articles.contains(where: letters[..<end].isText)
        {
            defer { letters.removeFirst(end + 1) }
            return Array(letters[...end])
        }
        guard let start = startAfterComma, letters[start - 1] == TitleForm.space else { return [] }
        let last = letters[start...]
        let isEnglish = Self.articles.contains(where: last.isText)
        guard isEnglish || Self.otherArticles.contains(where: last.isText) else { return [] }
        letters.removeLast(last.count + 1)
        if isEnglish { return last + [TitleForm.space] }
        letters = last + [TitleForm.space] + letters
        return []
    }

    private static let articles = ["the", "a", "an"]
    private static let otherArticles = [
        "le", "la", "les", "l", "der", "die", "das", "el", "los", "las", "il", "lo", "i", "gli",
    ]
    private static let parts = ["part", "episode", "chapter", "volume", "vol"]
    private static let numerals = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi",
        "xvii",
        "xviii", "xix", "xx",
    ]
    private static let fractions: [Unicode.Scalar: String] = [
        "½": " 1/2", "⅓": " 1/3", "⅔": " 2/3", "¼": " 1/4", "¾": " 3/4", "²": "-2", "³": "-3",
    ]
}

extension ArraySlice<UInt8> {
    fileprivate var lastWord: ArraySlice<UInt8> {
        self[((lastIndex { $0 <= TitleForm.space } ?? startIndex - 1) + 1)...]
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { "0"..."9" ~= self }
    fileprivate var isLetter: Bool { isLetterOrNumber && !isDigit }
}

package func spellings(of title: String, withArticle: Bool = false) -> [[UInt8]] {
    let form = TitleForm(of: title)
    return withArticle ? form.spellings.map { form.article + $0 } : form.spellings
}

package func spellingNumber(of title: String) -> Int { TitleForm(of: title).number }
