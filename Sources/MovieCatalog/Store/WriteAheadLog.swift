import Platform

/// The write-ahead log that SQLite keeps beside a database, read without SQLite.
///
/// The layout is that of <https://www.sqlite.org/fileformat.html>, section 4.
enum WriteAheadLog {
    /// A page as a transaction left it.
    struct Frame {
        let page: Int
        /// The number of pages of the database, where the frame is the last one of its transaction; otherwise 0.
        let pageCount: Int
        let bytes: ArraySlice<UInt8>
    }

    /// Calls a closure with each frame, up to the first one that isn't whole. Those behind the last transaction that ends are
    /// of one that was never committed.
    static func forEachFrame(of path: String, _ body: (Frame) -> Void) throws(SystemError) {
        let file = try OpenFile(reading: path)
        let header = try file.next(32)
        guard header.count == 32 else { return }
        let (magic, pageSize) = (number(in: header, at: 0), number(in: header, at: 8))
        guard magic & ~1 == 0x377F_0682, 512...65_536 ~= pageSize, pageSize.nonzeroBitCount == 1 else {
            return
        }
        var sum = Checksum(isBigEndian: magic & 1 == 1)
        sum.add(header[..<24])
        guard sum.isEqual(to: header[24...]) else { return }
        while true {
            let frame = try file.next(24 + pageSize)
            guard frame.count == 24 + pageSize, frame[8..<16] == header[16..<24] else { return }
            sum.add(frame[..<8])
            sum.add(frame[24...])
            let page = number(in: frame, at: 0)
            guard sum.isEqual(to: frame[16..<24]), page > 0 else { return }
            body(Frame(page: page, pageCount: number(in: frame, at: 4), bytes: frame[24...]))
        }
    }

    private static func number(in bytes: [UInt8], at offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private struct Checksum {
        let isBigEndian: Bool
        var first: UInt32 = 0
        var second: UInt32 = 0

        mutating func add(_ bytes: ArraySlice<UInt8>) {
            var place = bytes.startIndex
            while place < bytes.endIndex {
                first &+= word(bytes[place..<place + 4]) &+ second
                second &+= word(bytes[place + 4..<place + 8]) &+ first
                place += 8
            }
        }

        private func word(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            let word = bytes.reduce(0) { $0 << 8 | UInt32($1) }
            return isBigEndian ? word : word.byteSwapped
        }

        /// Whether eight bytes, always with the high ones first, say the same.
        func isEqual(to bytes: ArraySlice<UInt8>) -> Bool {
            UInt64(first) << 32 | UInt64(second) == bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}

/// The mark of the last change of a catalog, and that of the change before: a row of its own on a page of its own, written
/// with each change. A log belongs to a file where the file's mark is among those that the log tells of.
struct ChangeMark {
    /// The bytes before a mark, in hexadecimal digits: no text begins so.
    static let sign = "FF6D6F76696D61726B"

    let id: ArraySlice<UInt8>
    let previous: ArraySlice<UInt8>

    /// The mark on a page; `nil` where the page is another one.
    init?(page: ArraySlice<UInt8>) {
        let sign: [UInt8] = [0xFF] + Array("movimark".utf8)
        let row = page.suffix(sign.count + 32)
        // A leaf of a table with one row, which stands at the end of the page.
        guard page.prefix(5).elementsEqual([13, 0, 0, 0, 1]), row.starts(with: sign) else { return nil }
        id = row.dropFirst(sign.count).prefix(16)
        previous = row.suffix(16)
    }

    /// Whether no change came before, so that the log may belong to a file of an earlier format, without a mark.
    var isFirst: Bool { previous.allSatisfy { $0 == 0 } }
}
