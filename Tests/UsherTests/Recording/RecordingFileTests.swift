import Foundation
import Testing
import Usher

@Suite("Recording files") struct RecordingFileTests {
    private func refusal(of path: String) -> String? {
        do {
            _ = try Recording(path: path)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("A path of anything but a file of at most 32 MiB is refused without waiting")
    func refusedFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sound = folder.appending(path: "sound")
        try Data("usher recording 1\n".utf8).write(to: sound)
        #expect(refusal(of: sound.path) == nil)
        let (pipe, large) = (folder.appending(path: "pipe").path, folder.appending(path: "large").path)
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(FileManager.default.createFile(atPath: large, contents: nil))
        #expect(truncate(large, (1 << 25) + 1) == 0)
        for (path, reason) in [
            (pipe, "Not a regular file"), ("/dev/zero", "Not a regular file"),
            (folder.path, systemReason(EISDIR)), (large, "Larger than 32 MiB"),
        ] {
            #expect(refusal(of: path) == "\(path): the file can't be read: \(reason).")
        }
    }

    private func systemReason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
