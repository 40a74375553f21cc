/// What may be typed at a prompt.
package struct ExpectedLine {
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
    /// What does something else than to answer: letters and labels, as they are typed on a line of their own, where a
    /// colon may stand before them or has to.
    var commands: [String] = []
    var colon = ""
    /// Whether a text is an answer.
    var takes: (String) -> Bool = { _ in true }

    /// The command that was typed behind the value, as it is typed on a line of its own.
    func command(behindValueIn line: String) -> String? {
        guard !value.isEmpty, line.hasPrefix(value) else { return nil }
        var rest = line.dropFirst(value.count)
        if rest.first == " " { rest.removeFirst() }
        if rest.first == ":" { rest.removeFirst() }
        let command = rest.lowercased()
        return commands.contains(command) ? colon + command : nil
    }
}
