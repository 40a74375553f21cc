import Platform

/// A language: Usher's own sentences by key, and the separators in numbers.
///
/// A table of sentences rewords some of the ``english`` ones, or translates them, as ``german``
/// does. Missing sentences are in English, and so is what developers read: traces, lost moves,
/// recordings. See <doc:Languages>.
public struct Words: Sendable {
    let thousands: String
    let decimalSign: String
    /// The sentences by key.
    public let sentences: [String: String]

    /// English, with numbers such as `1,234.5`.
    public static let english: Words = Words(",", ".", sentences: englishSentences)
    /// German, with numbers such as `1.234,5`.
    public static let german: Words = Words(".", ",", sentences: germanSentences)

    /// Makes a language.
    ///
    /// - Parameters:
    ///   - thousands: The separator between groups of three digits; may be empty.
    ///   - decimalSign: By default, a comma if `thousands` is a point, otherwise a point.
    ///   - sentences: Sentences by key. A key or placeholder that English lacks is a runtime error.
    public init(thousands: String, decimalSign: String? = nil, sentences: [String: String]) {
        for (key, sentence) in sentences {
            let isOne = key.hasSuffix(".one")
            let english = Words.englishSentences[isOne ? String(key.dropLast(4)) : key]
            guard let english, !isOne || english.contains("{count}") else {
                mistake("Words.english.sentences has no key “\(key)”")
            }
            if let name = sentence.placeholders.subtracting(english.placeholders).min() {
                mistake("the sentence “\(key)” has no placeholder {\(name)}. It is “\(english)” in English")
            }
        }
        self.init(thousands, decimalSign ?? (thousands == "." ? "," : "."), sentences: sentences)
    }

    private init(_ thousands: String, _ decimalSign: String, sentences: [String: String]) {
        (self.thousands, self.decimalSign, self.sentences) = (thousands, decimalSign, sentences)
    }

    /// Returns the number with its thousands grouped: 1,000,000 in English.
    public func grouped(_ number: Int) -> String { number.grouped(by: thousands) }

    private func sentence(_ key: String, isOne: Bool = false) -> String {
        let english = Words.englishSentences
        let sentence =
            isOne
            ? sentences[key + ".one"] ?? sentences[key] ?? english[key + ".one"] ?? english[key]
            : sentences[key] ?? english[key]
        guard let sentence else { mistake("no sentence has the key “\(key)”") }
        return sentence
    }

    package func callAsFunction(_ key: String) -> String { sentence(key) }

    func callAsFunction(_ key: String, _ values: KeyValuePairs<String, any Translatable>) -> String {
        self(Phrase(key, values))
    }

    func callAsFunction(_ phrase: Phrase) -> String {
        if phrase.values.isEmpty { return sentence(phrase.key) }
        let sentence = sentence(phrase.key, isOne: phrase.value("count") as? Int == 1)
        return sentence.replacingPlaceholders { name in
            guard let value = phrase.value(name) else {
                mistake("the sentence “\(phrase.key)” has no value for {\(name)}")
            }
            return value.text(in: self)
        }
    }

    func text(of error: any Error) -> String { (error as? any Translatable)?.text(in: self) ?? "\(error)" }
}

/// A value that can be expressed as text in any language.
protocol Translatable: Sendable {
    func text(in words: Words) -> String
}

extension String: Translatable {
    func text(in words: Words) -> String { self }

    var placeholders: Set<String> {
        var names: Set<String> = []
        _ = replacingPlaceholders {
            names.insert($0)
            return ""
        }
        return names
    }

    /// Replaces each name in braces with its value.
    fileprivate func replacingPlaceholders(_ value: (String) -> String) -> String {
        var text = ""
        var rest = utf8[...]
        let (open, close, space, stop) = (
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: " "), UInt8(ascii: ".")
        )
        while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
            text += Substring(rest[..<start])
            let value = value(String(Substring(rest[start..<end].dropFirst())))
            if value.isEmpty, text.utf8.last == space { text.removeLast() }
            text += value
            rest = rest[end...].dropFirst()
            // Keep the period after a short command, as in “type :?.”.
            if rest.first == stop, value.count > 2, let sign = value.last, ".!?…:".contains(sign) {
                rest.removeFirst()
            }
        }
        return text + Substring(rest)
    }
}

extension Int: Translatable {
    func text(in words: Usher.Words) -> String { words.grouped(self) }
}

extension Double: Translatable {
    func text(in words: Words) -> String { words.text(of: self) }
}
