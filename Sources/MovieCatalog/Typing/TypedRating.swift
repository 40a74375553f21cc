/// A rating at the beginning of what a person types: `9`, `8.5`, `4/5`, `8 of 10`, `85/100`, `4 stars`, `★★★★½`.
struct TypedRating {
    let rating: Rating
    /// The rest of the text.
    let rest: Substring

    /// Reads a rating; `nil` where the text begins with words.
    ///
    /// - Throws: ``InvalidValue`` for a number that is no rating, or may be one of 100.
    init?(at text: Substring) throws(InvalidValue) {
        let word = text.prefix { !$0.isWhitespace }
        let rest = text[word.endIndex...].trimmed
        let number = word.last == "," ? word.dropLast() : word
        if let tenths = Self.stars(number) {
            self.rating = try Self.rating(tenths, in: number)
            self.rest = rest
            return
        }
        let parts = number.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let amount = Self.hundredths(parts[0]) else {
            guard number.first == "-", Self.hundredths(number.dropFirst()) != nil else { return nil }
            throw .notARating(String(number))
        }
        if parts.count == 2 {
            guard let scale = Self.scale(parts[1]) else {
                // 24/7 is no rating, and 1/x none either.
                guard parts[1].utf8.allSatisfy(\.isDigit) else { return nil }
                throw .notARating(String(number))
            }
            self.rating = try Self.rating(amount, of: scale, in: number)
            self.rest = rest
        } else if let (scale, rest) = try Self.scale(behind: rest, of: text) {
            self.rating = try Self.rating(amount, of: scale, in: text[..<rest.startIndex].trimmed)
            self.rest = rest
        } else if amount <= 1_000 {
            self.rating = try Self.rating(amount, of: 10, in: number)
            self.rest = rest
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

    private static func scale(_ text: Substring) -> Int? { ["5": 5, "10": 10, "100": 100][text] }

    /// Reads `stars`, `of 10`, `out of 10` and `stars out of 5`.
    ///
    /// - Throws: ``InvalidValue`` for another number.
    private static func scale(
        behind text: Substring, of whole: Substring
    ) throws(InvalidValue) -> (Int, rest: Substring)? {
        var words = text.split(maxSplits: 4, whereSeparator: \.isWhitespace)[...]
        func isNext(_ names: String...) -> Bool {
            words.first.map { names.contains(($0.last == "," ? $0.dropLast() : $0).lowercased()) } ?? false
        }
        let stars = isNext("star", "stars") ? words.removeFirst() : nil
        if isNext("out") { words.removeFirst() }
        if isNext("of"), let word = words.dropFirst().first {
            let number = word.last == "," ? word.dropLast() : word
            if let scale = scale(number) { return (scale, text[word.endIndex...].trimmed) }
            if number.utf8.allSatisfy(\.isDigit) { throw .notARating(String(whole[..<number.endIndex])) }
        }
        return stars.map { (5, text[$0.endIndex...].trimmed) }
    }

    /// Tenths of ten for as many stars of five.
    private static func stars(_ word: Substring) -> Int? {
        var tenths = 0
        for scalar in word.unicodeScalars {
            switch scalar {
            case "★", "⭐": tenths += 20
            case "½": tenths += 10
            case "☆", "\u{FE0F}": break
            default: return nil
            }
        }
        return tenths > 0 ? tenths : nil
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
