/// A rating at the beginning of what a person types: `9`, `8.5`, `3 1/2`, `4/5`, `8 of 10`, `85/100`, `85%`, `4 stars`,
/// `four stars`, `★★★★½`, `****`.
struct TypedRating {
    let rating: Rating
    var rest: Substring { end.droppingSign("-") }
    private let end: Substring
    /// The signs behind its first word.
    private let signs: Substring
    /// Whether it is a whole number alone, which may be something else.
    private(set) var isBare = false
    /// Whether it is a word such as `eight`, or a grade such as `A-`, and nothing follows it.
    private(set) var isWord = false
    /// Whether it is a grade.
    private(set) var isGrade = false

    /// Whether it rather counts what is behind it: `3 friends`, `9 of the cast`, `2. Akt`.
    var isCount: Bool {
        let word = rest.prefix { !$0.isWhitespace }
        if isBare, signs == "." { return !rest.isEmpty }
        guard isBare, signs.isEmpty, word.first?.isLowercase == true, word != "this" else { return false }
        return ["of", "people", "out", "thumbs"].contains(word)
            || word.utf8.count > 3 && word.last == "s" && !word.hasSuffix("ss") && word.allSatisfy(\.isLetter)
    }

    /// Reads a rating; `nil` where the text begins with words.
    ///
    /// - Throws: ``InvalidValue`` for a number that is no rating, or may be one of 100.
    init?(at text: Substring) throws(InvalidValue) {
        let word = text.firstWord
        let isInParentheses = word.name.first == "(" && word.name.last == ")"
        let number = isInParentheses ? word.name.dropFirst().dropLast() : word.name
        var rest = word.rest
        signs = word.signs
        let half = rest.droppingHalf
        if let stars = number.stars, stars.full + stars.halves > 0 {
            let halves = stars.full * 2 + stars.halves + (half == nil ? 0 : 1)
            self.rating = try Self.rating(halves * 10, in: number)
            end = half ?? rest
            return
        }
        let parts = number.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let isPercent = parts.count == 1 && number.last == "%"
        guard var amount = Self.hundredths(isPercent ? number.dropLast() : parts[0]) else {
            guard number.first == "-", Self.hundredths(number.dropFirst()) != nil else {
                let count = number.typedCount
                guard let count, let (scale, rest) = try Self.scale(behind: half ?? rest, of: text) else {
                    let grade = Self.grades[number.lowercased()]
                    guard rest.isEmpty, let tenths = grade ?? count.map({ $0 * 10 }),
                        let rating = Rating(tenths: tenths)
                    else { return nil }
                    (self.rating, end, isBare, isWord, isGrade) = (rating, rest, true, true, grade != nil)
                    return
                }
                // More is no rating of any scale.
                let amount = min(count, 1_000_000) * 100 + (half == nil ? 0 : 50)
                self.rating = try Self.rating(amount, of: scale, in: number)
                end = rest
                return
            }
            throw .notARating(String(number))
        }
        var isWhole = amount.isMultiple(of: 100) && parts.count == 1 && number.utf8.allSatisfy(\.isDigit)
        if isWhole, amount <= 1_000, let half { (amount, rest, isWhole) = (amount + 50, half, false) }
        if isPercent || parts.count == 2 {
            guard let scale = isPercent ? 100 : Self.scale(parts[1]) else {
                // 24/7 is no rating, and 1/x none either.
                guard parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
                throw .notARating(String(number))
            }
            self.rating = try Self.rating(amount, of: scale, in: number)
            end = isPercent ? rest : word.restBehindStars
        } else if signs.isEmpty, let (scale, rest) = try Self.scale(behind: rest, of: text) {
            self.rating = try Self.rating(amount, of: scale, in: text[..<rest.startIndex].trimmed)
            end = rest
        } else if amount <= 1_000 {
            self.rating = try Self.rating(amount, of: 10, in: number)
            end = rest
            isBare = isWhole
        } else if amount <= 10_000 || amount % 100 != 0 {
            guard let rating = Rating(tenths: amount / 100), amount % 100 == 0 else {
                throw .notARating(String(number))
            }
            throw .ratingOf100(String(number), rating)
        } else {
            return nil
        }
    }

    private static func rating(
        _ hundredths: Int, of scale: Int, in text: Substring
    ) throws(InvalidValue) -> Rating {
        guard hundredths.isMultiple(of: scale) else { throw .notARating(String(text)) }
        return try rating(hundredths / scale, in: text)
    }

    private static func rating(_ tenths: Int, in text: Substring) throws(InvalidValue) -> Rating {
        guard let rating = Rating(tenths: tenths) else { throw .notARating(String(text)) }
        return rating
    }

    private static func scale(_ text: Substring) -> Int? {
        ["5": 5, "five": 5, "10": 10, "ten": 10, "100": 100][text]
    }

    /// Reads `%`, `stars`, `of 10`, `/ 10`, `out of 10` and `stars out of 5`.
    private static func scale(
        behind text: Substring, of whole: Substring
    ) throws(InvalidValue) -> (Int, rest: Substring)? {
        var word = text.firstWord
        func isNext(_ names: String...) -> Bool { names.contains(word.name.lowercased()) }
        if isNext("%", "percent") { return (100, word.rest) }
        let stars = word.isOfStars ? word : nil
        if let stars, stars.signs.isEmpty { word = stars.rest.firstWord }
        if isNext("out") { word = word.rest.firstWord }
        if isNext("of", "/") {
            let number = word.rest.firstWord
            if let scale = scale(number.name) { return (scale, number.restBehindStars) }
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

    /// The text behind it, and behind `stars` in `4/5 stars`.
    fileprivate var restBehindStars: Substring {
        let next = rest.firstWord
        return signs.isEmpty && next.isOfStars ? next.rest : rest
    }
}

extension Substring {
    /// The text behind `1/2` or `and a half`; `nil` where it begins with neither.
    fileprivate var droppingHalf: Substring? {
        for half in ["1/2", "½", "and a half"] where prefix(half.count).lowercased() == half {
            let word = dropFirst(half.count).firstWord
            if word.name.isEmpty { return word.rest }
        }
        return nil
    }
}
