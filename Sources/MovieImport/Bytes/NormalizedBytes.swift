import MovieCatalog

/// Converts UTF-16 to UTF-8, and lone carriage returns to line feeds.
final class NormalizedBytes: ByteFilter {
    let source: any ByteSource
    /// Whether UTF-16 was recognized without a byte-order mark.
    private(set) var isGuessed = false
    private var form: Form?
    /// The first bytes of an incomplete character.
    private var pending: [UInt8] = []
    /// An error from reading ahead, thrown after the bytes before it are returned.
    private var failure: ReadingFailure?

    private static let sample = 1 << 16

    private enum Form {
        case plain, carriageReturns
        case utf16(isBigEndian: Bool)
    }

    init(_ source: any ByteSource) { self.source = source }

    func next() throws(ReadingFailure) -> ArraySlice<UInt8> {
        var bytes = form == nil ? start() : []
        while bytes.isEmpty {
            if let failure { throw failure }
            let more = try source.next()
            guard !more.isEmpty else {
                guard pending.isEmpty else { throw .endsEarly }
                return []
            }
            bytes = decoded(more)
        }
        return bytes
    }

    func rewind() throws(ReadingFailure) {
        try source.rewind()
        (form, pending, failure) = (nil, [], nil)
    }

    private func start() -> ArraySlice<UInt8> {
        var start: ArraySlice<UInt8> = []
        do throws(ReadingFailure) {
            while start.count < Self.sample, case let more = try source.next(), !more.isEmpty {
                start += more
            }
        } catch {
            failure = error
        }
        form = recognized(start.prefix(Self.sample))
        return decoded(start)
    }

    private func recognized(_ start: ArraySlice<UInt8>) -> Form {
        if start.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false) }
        if start.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true) }
        let first = Array(start.prefix(4))
        if first.count == 4 {
            // Without a byte-order mark, recognize UTF-16 by column names that begin with ASCII.
            for isBigEndian in [false, true]
            where first.enumerated().allSatisfy({
                $1 < 0x80 && ($1 == 0) == ($0 % 2 == (isBigEndian ? 0 : 1))
            }) {
                isGuessed = true
                return .utf16(isBigEndian: isBigEndian)
            }
        }
        return start.contains(UInt8(ascii: "\r")) && !start.contains(UInt8(ascii: "\n"))
            ? .carriageReturns : .plain
    }

    private func decoded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        switch form {
        case nil, .plain: return bytes
        case .carriageReturns: return bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }[...]
        case .utf16(let isBigEndian):
            pending += bytes
            var units: [UInt16] = []
            for index in stride(from: 0, to: pending.count - 1, by: 2) {
                let (first, second) = (UInt16(pending[index]), UInt16(pending[index + 1]))
                units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            }
            // Hold back the first half of a surrogate pair.
            if units.last.map(UTF16.isLeadSurrogate) == true { units.removeLast() }
            pending.removeFirst(units.count * 2)
            return Array(String(decoding: units, as: UTF16.self).utf8)[...]
        }
    }
}
