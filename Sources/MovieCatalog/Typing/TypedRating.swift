/// A rating at the beginning of typed text: `9`, `8.5`, `3 1/2`, `4/5`, `8 of 10`, `85/100`, `85%`,
/// `4 stars`, `four stars`, `★★★★½`, `****`.
package struct TypedRating {
    package let rating: Rating
    package var rest: Substring { end.droppingSign("-") }
    private let end: Substring
    /// The punctuation after the first word.
    private let signs: Substring
    /// Whether it's only a whole number or a word, which may not be a rating after all.
    package private(set) var isBare = false
    /// Whether it's a word such as `eight`, or a grade such as `A-`, and nothing follows.
    private(set) var isWord = false
    private(set) var isGrade = false

    /// Whether the number seems to count what follows: `3 friends`, `9 of the cast`, `2. Akt`.
    var isCount: Bool {
        let word = rest.prefix { !$0.isWhitespace }
        if isBare, signs == "." { return !rest.isEmpty }
        guard isBare, signs.isEmpty, word.first?.isLowercase == true, word != "this" else { return false }
        return ["of", "people", "out", "thumbs"].contains(word)
            || word.utf8.count > 3 && word.last == "s" && !word.hasSuffix("ss") && word.allSatisfy(\.isLetter)
    }

    /// Reads the rating; nil if there's none. Throws an error for a number that isn't a rating.
    package init?(at text: Substring) throws(InvalidValue) {
        let word = text.firstWord
        let isInParentheses = word.name.first == "(" && word.name.last == ")"
        let number = isInParentheses ? word.name.dropFirst().dropLast() : word.name
        var rest = word.rest
        signs = word.signs
        let (or, other) = (rest.firstWord, rest.firstWord.rest.firstWord)
        if or.name.lowercased() == "or", [number, other.name].allSatisfy({ $0.typedCount != nil }) {
            throw .notARating(String(text[..<other.name.endIndex]))
        }
        let half = rest.droppingHalf
        if let stars = number.stars, stars.full + stars.halves > 0 {
            let halves = stars.full * 2 + stars.halves + (half == nil ? 0 : 1)
            (rating, end) = (try Self.rating(halves * 100, of: 10, in: number), half ?? rest)
            return
        }
        let parts = number.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let isPercent = parts.count == 1 && number.last == "%"
        guard var amount = Self.hundredths(isPercent ? number.dropLast() : parts[0]) else {
            if number.first == "-", Self.hundredths(number.dropFirst()) != nil {
                throw .notARating(String(number))
            }
            // Cap the number so that multiplying it can't overflow.
            let count = number.typedCount.map { min($0, 1_000_000) }
            let grade = Self.grades[number.lowercased()]
            if let count, let (scale, rest) = try Self.scale(after: half ?? rest, of: text) {
                let amount = count * 100 + (half == nil ? 0 : 50)
                (rating, end) = (try Self.rating(amount, of: scale, in: number), rest)
                return
            }
            guard rest.isEmpty, let tenths = grade ?? count.map({ $0 * 10 }),
                let rating = Rating(tenths: tenths)
            else { return nil }
            (self.rating, end, isBare, isWord, isGrade) = (rating, rest, true, true, grade != nil)
            return
        }
        var isWhole = amount.isMultiple(of: 100) && parts.count == 1 && number.utf8.allSatisfy(\.isDigit)
        if isWhole, amount <= 1_000, let half { (amount, rest, isWhole) = (amount + 50, half, false) }
        if isPercent || parts.count == 2 {
            guard let scale = isPercent ? 100 : Self.scales[String(parts[1])] else {
                // Refuse 24/7, but read 1/x as words.
                guard parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
                throw .notARating(String(number))
            }
            rating = try Self.rating(amount, of: scale, in: number)
            end = isPercent ? rest : word.restAfterStars
        } else if signs.isEmpty, let (scale, rest) = try Self.scale(after: rest, of: text) {
            rating = try Self.rating(amount, of: scale, in: text[..<rest.startIndex].trimmed)
            end = rest
        } else if amount <= 1_000 {
            (rating, end, isBare) = (try Self.rating(amount, of: 10, in: number), rest, isWhole)
        } else if amount <= 10_000 || amount % 100 != 0 {
            throw .ratingOf100(String(number), try Self.rating(amount, of: 100, in: number))
        } else {
            return nil
        }
    }

    private static func rating(
        _ hundredths: Int, of scale: Int, in text: Substring
    ) throws(InvalidValue) -> Rating {
        guard hundredths.isMultiple(of: scale), let rating = Rating(tenths: hundredths / scale) else {
            throw .notARating(String(text))
        }
        return rating
    }

    /// Reads a number's scale: `%`, `stars`, `of 10`, `/ 10`, `out of 10`, `stars out of 5`.
    private static func scale(
        after text: Substring, of whole: Substring
    ) throws(InvalidValue) -> (Int, rest: Substring)? {
        var word = text.firstWord
        func isNext(_ names: String...) -> Bool { names.contains(word.name.lowercased()) }
        if isNext("%", "percent") { return (100, word.rest) }
        let stars = word.isOfStars ? word : nil
        if let stars, stars.signs.isEmpty { word = stars.rest.firstWord }
        if isNext("out") { word = word.rest.firstWord }
        if isNext("of", "/") {
            let number = word.rest.firstWord
            if let scale = scales[String(number.name)] { return (scale, number.restAfterStars) }
            if !number.name.isEmpty, number.name.utf8.allSatisfy(\.isDigit) {
                throw .notARating(String(whole[..<number.name.endIndex]))
            }
        }
        return stars.map { (5, $0.rest) }
    }

    /// Reads `8`, `8.5`, `8,25` and `8½` in hundredths.
    private static func hundredths(_ text: Substring) -> Int? {
        let isHalf = text.last == "½"
        let parts = (isHalf ? text.dropLast() : text)
            .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let whole = parts.first?.utf8.number, whole < 1_000_000 else { return nil }
        guard parts.count == 2 else { return whole * 100 + (isHalf ? 50 : 0) }
        guard !isHalf, parts[1].utf8.count <= 2, let fraction = parts[1].utf8.number else { return nil }
        return whole * 100 + (parts[1].utf8.count == 1 ? fraction * 10 : fraction)
    }
}

extension TypedWord {
    fileprivate var isOfStars: Bool { ["star", "stars"].contains(name.lowercased()) }

    /// The rest, without `stars` after `4/5`.
    fileprivate var restAfterStars: Substring {
        let next = rest.firstWord
        return signs.isEmpty && next.isOfStars ? next.rest : rest
    }
}

extension Substring {
    /// The text after a half such as `and a half`; nil if it doesn't begin with one.
    fileprivate var droppingHalf: Substring? {
        for half in ["1/2", "½", "and a half"] where prefix(half.count).lowercased() == half {
            let word = dropFirst(half.count).firstWord
            if word.name.isEmpty { return word.rest }
        }
        return nil
    }
}
