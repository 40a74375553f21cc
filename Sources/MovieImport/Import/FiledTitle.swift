import MovieCatalog

/// The parts of a title in the notation of MovieLens: `City of Lost Children, The (Cité des enfants perdus, La) (1995)`.
struct FiledTitle: Hashable {
    let title: String
    let originalTitle: String?
    let year: Int?

    init(_ text: String) {
        var rest = text.trimmed
        var year: Int?
        if let inner = rest.lastParentheses, let found = Self.year(inner.text) {
            year = found
            rest = inner.before
        }
        var originalTitle: String?
        while let inner = rest.lastParentheses {
            // “Birdman: Or (The Unexpected Virtue of Ignorance)” is one title.
            if inner.before.lowercased().hasSuffix(" or") { break }
            if !inner.text.lowercased().hasPrefix("a.k.a.") { originalTitle = Self.unfiled(inner.text) }
            rest = inner.before
        }
        self.year = year
        self.originalTitle = originalTitle
        title = Self.unfiled(rest)
    }

    /// The year, or the first of several: `1975-1979`.
    private static func year(_ text: Substring) -> Int? {
        let first = text.prefix { $0.isASCII && $0.isWholeNumber }
        guard first.count == 4, let next = text.dropFirst(4).first else {
            return text.count == 4 ? Int(first) : nil
        }
        return next == "-" || next == "–" ? Int(first) : nil
    }

    /// Moves the article to the front of a title.
    private static func unfiled(_ title: Substring) -> String {
        guard let comma = title.lastIndex(of: ",") else { return String(title) }
        let article = title[title.index(after: comma)...].trimmed
        let rest = title[..<comma]
        guard articles.contains(article.lowercased()), !rest.isEmpty else { return String(title) }
        return article.hasSuffix("'") ? "\(article)\(rest)" : "\(article) \(rest)"
    }

    private static let articles = Set(
        "the,a,an,le,la,les,l',un,une,der,die,das,ein,eine,el,los,las,il,lo,i,gli,uno,una,o,os,as,de,het,een,den,det,en,et"
            .split(separator: ",").map(String.init))
}

extension Substring {
    /// The text in parentheses at the end, and the text before them; `nil` where one is empty.
    fileprivate var lastParentheses: (before: Substring, text: Substring)? {
        guard last == ")" else { return nil }
        var depth = 0
        guard
            let opening = indices.reversed().first(where: { index in
                if self[index] == ")" { depth += 1 }
                if self[index] == "(" { depth -= 1 }
                return depth == 0
            })
        else { return nil }
        let before = self[..<opening].trimmed
        let text = self[index(after: opening)...].dropLast().trimmed
        return before.isEmpty || text.isEmpty ? nil : (before, text)
    }
}
