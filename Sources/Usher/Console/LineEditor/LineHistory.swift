import Platform

/// The lines typed at each kind of prompt. Errors of the file that keeps them are ignored.
struct LineHistory {
    /// In the file, a tab separates the kind of prompt from the line.
    private var lines: [(kind: String, text: String)] = []
    private var path: String?

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

    /// Reads a file's last lines. Returns nil if an existing file can't be read, so that it's kept.
    private static func kept(in path: String) -> ArraySlice<ArraySlice<UInt8>>? {
        guard let bytes = try? OpenFile(reading: path).contents() else {
            return (try? FileStatus(at: path).kind) == nil ? [] : nil
        }
        return bytes.split(separator: .newline).suffix(limit)
    }

    func lines(at kind: String) -> [String] { lines.compactMap { $0.kind == kind ? $0.text : nil } }

    /// Reads the file again first, since another session may have added lines to it.
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

    private func replace(_ path: String, with bytes: [UInt8]) {
        let draft = FileSystem.folder(of: path) + "text-\(FileSystem.randomName()).tmp"
        guard let file = try? OpenFile(creating: draft, mode: 0o600) else { return }
        do {
            try file.writeAll(bytes)
            try FileSystem.move(draft, to: path)
        } catch {
            try? FileSystem.remove(draft)
        }
    }
}
