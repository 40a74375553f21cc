import Foundation

/// A text of the folder Transcripts, without the line break at its end.
func storedTranscript(_ name: String) -> String {
    let folder = URL(filePath: #filePath).deletingPathExtension()
    let text = try? String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    return String((text ?? "There is no transcript \(name).\n").dropLast())
}
