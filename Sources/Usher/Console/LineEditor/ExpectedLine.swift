/// What may be typed at a prompt.
struct ExpectedLine {
    /// The kind of prompt: what was typed at one of the same kind can be brought back.
    var kind = ""
    /// The text of the value that stands, with which the line begins.
    var value = ""
    /// What an emptied line stands for, where the value may be left out.
    var clear: String?
    var isSecret = false
    /// Whether lines belong to one text, and whether there are some already.
    var isLong = false
    var isUnderWay = false
    /// What may be typed in place of what was typed so far.
    var candidates: (String) -> [String] = { _ in [] }
}
