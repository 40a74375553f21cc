import Foundation
import Usher

/// News from the box office.
enum News: Sendable {
    case seats(Int, film: String)
    case closing

    /// Parses a line such as `seats 3 Playtime` or `close`.
    init?(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 2)
        if words == ["close"] {
            self = .closing
        } else if words.count == 3, words[0] == "seats", let seats = Int(words[1]), seats >= 0 {
            self = .seats(seats, film: String(words[2]))
        } else {
            return nil
        }
    }
}

/// Reads news from a pipe and sends it to the inbox, until either closes.
func listen(to pipe: FileHandle, for inbox: Inbox<News>) {
    var text = Data()
    while case let bytes = pipe.availableData, !bytes.isEmpty {
        text += bytes
        while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: text[..<end], as: UTF8.self)
            text = Data(text[(end + 1)...])
            if let news = News(line), !inbox.send(news) { return }
        }
    }
}
