/// The words for a yes and a no, and how they are typed.
struct YesOrNo {
    let yes: String
    let no: String
    /// The shortest answers: the first letters, where they differ and are no commands of the session's.
    let short: (yes: String, no: String)

    /// - Parameter own: A program's own words, where it has them.
    init(_ own: [Bool: String] = [:], in words: Words) {
        yes = own[true] ?? words(.yes)
        no = own[false] ?? words(.no)
        let letters = [yes, no].map { $0.prefix(1).lowercased() }
        let isClear =
            letters[0] != letters[1] && letters.allSatisfy { !["b", "h", "q", "?", "x"].contains($0) }
        short = isClear || own.isEmpty ? (letters[0], letters[1]) : (yes.lowercased(), no.lowercased())
    }

    /// The answers, in words: “y or n”.
    func answers(in words: Words) -> String { words(.yesOrNo(short.yes, short.no)) }

    func word(for isYes: Bool) -> String { isYes ? yes : no }

    /// The answer that a text in lower case is.
    func answer(_ text: String) -> Bool? {
        if text == short.yes || text == yes.lowercased() { return true }
        return text == short.no || text == no.lowercased() ? false : nil
    }

    func refusal(of text: String, in words: Words) -> Refusal {
        Refusal(.neitherYesNorNo(text, yes: yes, no: no, answers: answers(in: words)))
    }
}
