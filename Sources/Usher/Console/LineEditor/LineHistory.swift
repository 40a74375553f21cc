import Platform

/// The lines that were typed at each kind of prompt, kept in a file where the program gives one.
///
/// The file is replaced as a whole at each line, so that a session which is killed loses none, and one beside it keeps its
/// own. Whatever is wrong with it, the session goes on without.
struct LineHistory {
    /// A line, and the kind of prompt, which a tab divides in the file.
    private var lines: [(kind: String, text: String)] = []
    private var path: String?

    /// The most lines that are kept from one session to the next.
    private static let limit = 1_000

    init() {}

    init(in path: String) {
        self.path = path
        lines = (Self.kept(in: path) ?? []).map { line in
            let parts = String(decoding: line, as: UTF8.self)
                .split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            return (parts.count > 1 ? String(parts[0]) : "", String(parts[parts.count - 1]))
        }
    }

    /// The lines in a file; `nil` for one that can't be read, and isn't to be replaced.
    private static func kept(in path: String) -> ArraySlice<ArraySlice<UInt8>>? {
        guard let bytes = try? OwnedDescriptor.bytes(of: path) else {
            return (try? FileStatus(at: path).kind) == nil ? [] : nil
        }
        return bytes.split(separator: .newline).suffix(limit)
    }

    /// The lines that may answer a kind of prompt, the latest last.
    func lines(at kind: String) -> [String] {
        lines.compactMap { $0.kind == kind ? $0.text : nil }
    }

    /// Adds a line, unless it is the last one there. The file doesn't keep single letters, nor what
    /// has a tab or several lines, which divide entries there.
    mutating func add(_ text: String, at kind: String) {
        if lines.last(where: { $0.kind == kind })?.text == text { return }
        lines.append((kind, text))
        guard let path, text.utf8.count > 1,
            !(kind + text).unicodeScalars.contains(where: { $0.isControl || $0 == "\t" || $0 == "\n" }),
            let kept = Self.kept(in: path)
        else { return }
        let line = Array((kind.isEmpty ? text : "\(kind)\t\(text)").utf8)
        replace(path, with: (kept.suffix(Self.limit - 1) + [line[...]]).flatMap { $0 + [.newline] })
    }

    /// Puts a new file, which only its owner can read, in the place of another one once it is whole.
    private func replace(_ path: String, with bytes: [UInt8]) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        guard let (descriptor, temporary) = try? createFile(in: folder, ending: ".tmp") else { return }
        defer { closeFile(descriptor) }
        do {
            try FileConsole(input: descriptor, output: descriptor, error: descriptor).write(bytes, to: .page)
            try moveFile(from: temporary, to: path)
        } catch {
            removeFile(at: temporary)
        }
    }
}
