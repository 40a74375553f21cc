import MovieCatalog

/// Puts each element of a JSON list on its own line, and passes other bytes unchanged.
///
/// The list begins with a bracket and a brace. It's the whole file, or the list that ``select(_:)``
/// chose.
final class JSONElements: ByteSource {
    private let source: NormalizedBytes
    private var phase = Phase.unknown
    /// Bytes read ahead or split into lines, but not returned yet.
    private var rest: ArraySlice<UInt8> = []
    private var part = [UInt8](repeating: 0, count: 1 << 16)

    private enum Phase: Equatable {
        case unknown, other, list, end
    }

    /// The offset of the list if it's under a key.
    private var start = 0
    private var depth = 0
    private var text = JSONStringScanner()
    private let name: String
    private let isPage: ([String], Substring) -> Bool

    init(
        _ source: NormalizedBytes, name: String,
        isPage: @escaping (_ properties: [String], _ text: Substring) -> Bool = { _, _ in false }
    ) {
        (self.source, self.isPage) = (source, isPage)
        self.name = String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    }

    var size: Int? { source.size }

    var bytesRead: Int { source.bytesRead }

    var isGuessed: Bool { source.isGuessed }

    private(set) var isList = false

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadingFailure) -> Int {
        if phase == .unknown { try recognize() }
        while rest.isEmpty {
            if phase == .other { return try source.read(into: buffer) }
            let more = try source.next(in: &part)
            guard !more.isEmpty else {
                guard phase == .end else { throw .listBreaksOff }
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
                guard !more.isEmpty else { throw .listBreaksOff }
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
            if start.starts(with: "---".utf8), let note = FrontMatterNote(start, title: name, isPage: isPage)
            {
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

    private func elements(_ bytes: ArraySlice<UInt8>) throws(ReadingFailure) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        for byte in bytes {
            if phase == .end {
                guard isInner || byte.isJSONSpace else { throw .badList("something follows the list") }
                continue
            }
            if text.contains(byte) {
                // A line break in a string is invalid JSON. Keep it invalid without splitting the
                // line.
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
    struct InnerList {
        let key: String
        fileprivate(set) var first: [UInt8] = []
        fileprivate let start: Int
    }

    private var isInner: Bool { start > 0 }

    /// Takes effect after a rewind.
    func select(_ list: InnerList) { start = list.start }

    /// The lists of objects in the file's top-level object; empty if anything follows it.
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

private struct JSONStringScanner {
    private var isInText = false
    private var isEscaped = false
    private(set) var isAtStart = false

    /// Whether the next byte is part of a string, including its quotes.
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
