import MovieCatalog

/// Puts each element of a JSON list on its own line. Also converts a ``FrontMatterNote``.
final class JSONElements: ByteFilter {
    let source: any ByteSource
    private(set) var isList = false
    private var phase = Phase.unknown
    private var depth = 0
    private var strings = JSONStringTracker()
    /// The offset of the chosen list if it's under a key, otherwise 0.
    private var start = 0
    private let name: String
    private let isPage: ([String], Substring) -> Bool

    private enum Phase: Equatable {
        case unknown, other, list, end
    }

    init(
        _ source: any ByteSource, name: String,
        isPage: @escaping (_ properties: [String], _ text: Substring) -> Bool = { _, _ in false }
    ) {
        (self.source, self.name, self.isPage) = (source, fileStem(name), isPage)
    }

    func next() throws(ReadingFailure) -> ArraySlice<UInt8> {
        var bytes = phase == .unknown ? try start > 0 ? innerStart() : recognizedStart() : []
        while bytes.isEmpty {
            bytes = try source.next()
            if phase == .other { break }
            guard !bytes.isEmpty else {
                guard phase == .end else { throw .listBreaksOff }
                break
            }
            bytes = try elements(bytes)
        }
        return bytes
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (phase, depth, strings) = (.unknown, 0, JSONStringTracker())
    }

    private func innerStart() throws(ReadingFailure) -> ArraySlice<UInt8> {
        var (skipped, more) = (0, [] as ArraySlice<UInt8>)
        while skipped <= start {
            more = try source.next()
            guard !more.isEmpty else { throw .listBreaksOff }
            skipped += more.count
        }
        (phase, isList) = (.list, true)
        return try elements(more.suffix(skipped - start))
    }

    private func recognizedStart() throws(ReadingFailure) -> ArraySlice<UInt8> {
        var start: ArraySlice<UInt8> = []
        while true {
            let more = try source.next()
            start += more
            if start.starts(with: "---".utf8) {
                if !more.isEmpty, start.count < 1 << 20 { continue }
                if let note = FrontMatterNote(start, title: name, isPage: isPage) {
                    phase = .other
                    return note.json[...]
                }
            }
            let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
            let signs = text.lazy.filter { !$0.isJSONSpace }
            if more.isEmpty || signs.first.map({ $0 != UInt8(ascii: "[") }) == true {
                phase = .other
                return start
            }
            if let second = signs.dropFirst().first {
                isList = second == UInt8(ascii: "{") || second == UInt8(ascii: "]")
                phase = isList ? .list : .other
                return isList ? try elements(text) : start
            }
        }
    }

    private func elements(_ bytes: ArraySlice<UInt8>) throws(ReadingFailure) -> ArraySlice<UInt8> {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        for byte in bytes {
            if phase == .end {
                guard start > 0 || byte.isJSONSpace else { throw .badList("something follows the list") }
                continue
            }
            if strings.contains(byte) {
                // A line break in a string is invalid JSON. Replace it with another invalid byte,
                // so that it doesn't split the line.
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

    struct NestedList {
        let key: String
        fileprivate(set) var first: [UInt8] = []
        fileprivate let start: Int
    }

    /// Chooses the list to read, starting with the next rewind.
    func select(_ list: NestedList) { start = list.start }

    /// Finds the lists of objects in a JSON object, such as `{"movies": [{"title": "M"}]}`.
    func innerLists(path: String) throws(CatalogError) -> [NestedList] {
        do throws(ReadingFailure) {
            return try innerLists()
        } catch {
            throw error.error(at: path, row: 1)
        }
    }

    private func innerLists() throws(ReadingFailure) -> [NestedList] {
        try rewind()
        var lists: [NestedList] = []
        // The open brackets around the next byte, each with the key before it.
        var open: [(bracket: UInt8, key: String)] = []
        var (strings, text, key, isOver) = (JSONStringTracker(), [] as [UInt8], "", false)
        var (offset, listStart, listDepth) = (-1, Int?.none, Int?.none)
        while case let bytes = try source.next(), !bytes.isEmpty {
            for byte in bytes {
                offset += 1
                if listDepth != nil, lists[lists.count - 1].first.count < 1 << 16 {
                    lists[lists.count - 1].first.append(byte)
                }
                if strings.contains(byte) {
                    if strings.isAtStart { text = [] } else if text.count < 1_000 { text.append(byte) }
                    continue
                }
                guard !byte.isJSONSpace else { continue }
                guard !isOver else { return [] }
                switch byte {
                case UInt8(ascii: ":"): key = String(decoding: text.dropLast(), as: UTF8.self)
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    let isElement = byte == UInt8(ascii: "{") && open.last?.bracket == UInt8(ascii: "[")
                    let isInObjects = open.dropLast().allSatisfy { $0.bracket == UInt8(ascii: "{") }
                    if isElement, isInObjects, let start = listStart {
                        let path = open.dropFirst().map(\.key).joined(separator: ".")
                        lists.append(NestedList(key: path, first: [byte], start: start))
                        listDepth = open.count
                    }
                    listStart = byte == UInt8(ascii: "[") ? offset : nil
                    open.append((byte, key))
                    key = ""
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    guard open.popLast() != nil else { return [] }
                    if open.count == listDepth { listDepth = nil }
                    isOver = open.isEmpty
                default: listStart = nil
                }
            }
        }
        return lists
    }
}

private struct JSONStringTracker {
    private var isInText = false
    private var isEscaped = false
    private(set) var isAtStart = false

    /// Scans the next byte, and returns whether it's part of a string, including its quotes.
    mutating func contains(_ byte: UInt8) -> Bool {
        let wasInText = isInText
        if isEscaped {
            isEscaped = false
        } else if isInText, byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInText.toggle()
        }
        isAtStart = isInText && !wasInText
        return isInText || wasInText
    }
}
