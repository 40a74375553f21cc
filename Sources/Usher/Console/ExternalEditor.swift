import Platform

struct ExternalEditor {
    private let command: String

    init() throws(Refusal) {
        let chosen = ["VISUAL", "EDITOR"].compactMap(environmentVariable)
        guard let command = chosen.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            throw Refusal(.noEditor)
        }
        self.command = command
    }

    /// Opens the text in the user's editor. Returns the result without the line break at its end.
    func edit(_ text: String, on terminal: Int32) throws(Refusal) -> String {
        let path = FileSystem.temporaryFolder() + "/text-\(FileSystem.randomName()).txt"
        var isKept = false
        defer { if !isKept { try? FileSystem.remove(path) } }
        let original = Array((text.isEmpty ? "" : text + "\n").utf8)
        do throws(SystemError) {
            try OpenFile(creating: path, mode: 0o600).writeAll(original)
        } catch {
            throw failure(error.reason)
        }
        let settings = TerminalSettings(of: terminal)
        let status = runCommand("\(command) '\(path.replacing("'", with: "'\\''"))'")
        settings?.set(of: terminal, afterOutput: true)
        let bytes: [UInt8]
        do throws(SystemError) {
            let file = try OpenFile(reading: path)
            isKept = true
            bytes = try file.contents()
            isKept = false
        } catch {
            throw failure(status == 0 ? error.reason : "\(status)", keptIn: isKept ? path : nil)
        }
        guard status == 0, let edited = String(validating: bytes, as: UTF8.self) else {
            // Keep what the user wrote even if the editor failed.
            isKept = bytes != original
            throw failure(status == 0 ? "no UTF-8" : "\(status)", keptIn: isKept ? path : nil)
        }
        return edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
    }

    private func failure(_ reason: String, keptIn path: String? = nil) -> Refusal {
        Refusal(
            key: path == nil ? "editor.failed" : "editor.failed.kept",
            ["reason": "\(command): \(reason)", "path": path ?? ""])
    }
}
