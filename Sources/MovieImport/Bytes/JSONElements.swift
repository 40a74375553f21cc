import MovieCatalog

/// The elements of a list in JSON, one a line; any other bytes unchanged.
///
/// A list of objects begins with a bracket and a brace. It is all of the file, or one that ``select(_:)`` chooses.
final class JSONElements: ByteSource {
    private let source: NormalizedBytes
    private var phase = Phase.unknown
    /// Bytes that were read ahead, or split into lines, and not returned yet.
    private var rest: ArraySlice<UInt8> = []
    private var part = [UInt8](repeating: 0, count: 1 << 16)

    private enum Phase: Equatable {
        case unknown, other, list, end
    }

    /// The number of bytes before the list, where it stands under a key.
    private var start = 0

    private var depth = 0
    private var text = JSONStringScanner()

    private let name: String

    init(_ source: NormalizedBytes, name: String) {
        self.source = source
        self.name = String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    }

    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead }

    var isGuessed: Bool { source.isGuessed }

    /// Whether it is a list, known after the first read.
    private(set) var isList = false

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        if phase == .unknown { try recognize() }
        while rest.isEmpty {
            if phase == .other { return try source.read(into: buffer) }
            let more = try source.next(in: &part)
            guard !more.isEmpty else {
                guard phase == .end else { throw .badList(.breaksOff) }
                return 0
            }
            rest = try elements(more)
        }
        return buffer.take(from: &rest)
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (phase, rest, depth, text) = (.unknown, [], 0, JSONStringScanner())
    }

    private func recognize() throws(ReadingFailure) {
        if isInner {
            var skipped = 0
            repeat {
                let more = try source.next(in: &part)
                guard !more.isEmpty else { throw .badList(.breaksOff) }
                skipped += more.count
                rest = more.suffix(max(0, skipped - self.start))
            } while rest.isEmpty
            (phase, isList) = (.list, true)
            return rest = try elements(rest)
        }
        var start: ArraySlice<UInt8> = []
        repeat {
            let more = try source.next(in: &part)
            start += more
            if start.starts(with: "---".utf8), !more.isEmpty, start.count < 1 << 20 { continue }
            if start.starts(with: "---".utf8), let note = FrontMatterNote(start, title: name) {
                (phase, rest) = (.other, note.json[...])
                return
            }
            let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
            let signs = text.lazy.filter { !$0.isJSONSpace }
            if more.isEmpty || signs.first.map({ $0 != UInt8(ascii: "[") }) == true {
                phase = .other
            } else if let second = signs.dropFirst().first {
                phase = [UInt8(ascii: "{"), UInt8(ascii: "]")].contains(second) ? .list : .other
            }
            isList = phase == .list
            rest = isList ? try elements(text) : start
        } while phase == .unknown
    }

    /// Splits bytes of the list into lines.
    private func elements(_ bytes: ArraySlice<UInt8>) throws(ReadingFailure) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        for byte in bytes {
            if phase == .end {
                guard isInner || byte.isJSONSpace else { throw .badList(.goesOn) }
                continue
            }
            if text.contains(byte) {
                // A line break in a text is a mistake, and stays one.
                lines.append(byte == 0x0A || byte == 0x0D ? 0x0B : byte)
                continue
            }
            if byte.isJSONSpace {
                if depth > 1 { lines.append(UInt8(ascii: " ")) }
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth == 0 {
                lines.append(UInt8(ascii: "\n"))
                phase = .end
            } else if depth == 1, byte == UInt8(ascii: ",") {
                lines.append(UInt8(ascii: "\n"))
            } else if depth > 1 || byte != UInt8(ascii: "[") {
                lines.append(byte)
            }
        }
        return lines[...]
    }
}

extension JSONElements {
    /// A list of objects under a key.
    struct InnerList {
        let key: String
        fileprivate(set) var first: [UInt8] = []
        fileprivate let start: Int
    }

    /// Whether the list is one under a key.
    private var isInner: Bool { start > 0 }

    /// Reads the elements of an inner list from now on, after a rewind.
    func select(_ list: InnerList) { start = list.start }

    /// The lists of objects in an object that is all of the file at a path; none where more follows it.
    func innerLists(path: String) throws(CatalogError) -> [InnerList] {
        do throws(ReadingFailure) {
            return try innerLists()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }

    private func innerLists() throws(ReadingFailure) -> [InnerList] {
        try rewind()
        var lists: [InnerList] = []
        var (open, keys, text, key): ([UInt8], [String], [UInt8], String?) = ([], [], [], nil)
        var (scanner, isOver) = (JSONStringScanner(), false)
        var (offset, listStart, listDepth) = (-1, Int?.none, Int?.none)
        while case let bytes = try source.next(in: &part), !bytes.isEmpty {
            for byte in bytes {
                offset += 1
                if listDepth != nil, lists[lists.count - 1].first.count < 1 << 16 {
                    lists[lists.count - 1].first.append(byte)
                }
                if scanner.contains(byte) {
                    if scanner.isAtStart { text = [] } else if text.count < 1_000 { text.append(byte) }
                    continue
                }
                guard !byte.isJSONSpace else { continue }
                guard !isOver else { return [] }
                switch byte {
                case UInt8(ascii: ":"): key = String(decoding: text.dropLast(), as: UTF8.self)
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    let isList = open.last == UInt8(ascii: "[") && byte == UInt8(ascii: "{")
                    if isList, let start = listStart, open.dropLast().allSatisfy({ $0 == UInt8(ascii: "{") })
                    {
                        lists.append(
                            InnerList(
                                key: keys.dropFirst().joined(separator: "."), first: [byte], start: start))
                        listDepth = open.count
                    }
                    listStart = byte == UInt8(ascii: "[") ? offset : nil
                    open.append(byte)
                    keys.append(key ?? "")
                    key = nil
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    guard open.popLast() != nil else { return [] }
                    keys.removeLast()
                    if open.count == listDepth { listDepth = nil }
                    isOver = open.isEmpty
                default: listStart = nil
                }
            }
        }
        return lists
    }
}

/// Tells the bytes of texts in JSON from all others.
private struct JSONStringScanner {
    private var isInText = false
    private var isEscaped = false
    /// Whether the last byte was the quote at the beginning.
    private(set) var isAtStart = false

    /// Whether the next byte is within a text, or one of its quotes.
    mutating func contains(_ byte: UInt8) -> Bool {
        isAtStart = false
        guard isInText else {
            (isInText, isAtStart) = (byte == UInt8(ascii: "\""), byte == UInt8(ascii: "\""))
            return isInText
        }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInText = false
        }
        return true
    }
}
