/// The lines that were typed at each kind of prompt, in a file of the program's where it gives one.
///
/// A line is added to the file as soon as it is known, so that a session which is killed loses none, and two don't take each
/// other's. Whatever is wrong with the file, the session goes on without it.
struct LineHistory {
    private struct Line {
        /// The kind of prompt; `nil` for a line that may answer any.
        let kind: String?
        let text: String

        init(_ text: String, at kind: String?) { (self.kind, self.text) = (kind, text) }

        /// A prompt and a tab stand before it, where it has one.
        init(_ line: Substring) {
            let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            self.init(String(parts[parts.count - 1]), at: parts.count > 1 ? String(parts[0]) : "")
        }

        var bytes: [UInt8] { Array((kind == "" ? "\(text)\n" : "\(kind ?? "")\t\(text)\n").utf8) }
    }

    private var lines: [Line] = []
    private var path: String?

    /// The most lines that are kept from one session to the next.
    private static let limit = 1_000

    /// Begins with nothing, and keeps nothing.
    init() {}

    /// Begins with the lines in a file, and adds to it.
    init(in path: String) {
        self.path = path
        guard let bytes = try? OwnedDescriptor.bytes(of: path) else { return }
        let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        lines = text.suffix(Self.limit).map { Line($0) }
        if text.count > Self.limit { try? OwnedDescriptor.replace(path, with: lines.flatMap(\.bytes)) }
    }

    /// The lines that may answer a kind of prompt, the latest last.
    func lines(at kind: String) -> [String] {
        lines.compactMap { $0.kind == kind || $0.kind == nil ? $0.text : nil }
    }

    /// Adds a line, unless it is the last one there; letters are not worth a place in the file.
    mutating func add(_ text: String, at kind: String?) {
        if kind != nil, lines.last(where: { $0.kind == kind })?.text == text { return }
        let line = Line(text, at: kind)
        lines.append(line)
        guard let path, let kind, text.utf8.count > 1,
            !(kind + text).unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return }
        try? OwnedDescriptor.append(line.bytes, to: path)
    }
}
