import CZlib
import MovieCatalog

/// The list of files in a zip archive.
struct ZipArchive {
    struct Member: Hashable, Sendable {
        let name: String
        fileprivate let header: Int
        fileprivate let packed: Int
        fileprivate let size: Int
        fileprivate let isDeflated: Bool
        fileprivate let checksum: UInt32
    }

    private(set) var members: [Member] = []

    /// The limits on the list of files.
    private static let (mostMembers, mostBytes) = (10_000, 4 << 20)

    init?(path: String) throws(CatalogError) {
        let list: (bytes: [UInt8], count: Int)?
        do throws(SystemError) {
            let file = try OpenFile(reading: path)
            let status = try file.status
            guard status.kind == .file, try file.next(4).elementsEqual([0x50, 0x4B, 0x03, 0x04]) else {
                return nil
            }
            list = try Self.list(in: file, of: status.size)
        } catch {
            throw error.reading(path)
        }
        guard let list else {
            throw .file(path, .badZip("its list of files is missing, or longer than an export's"))
        }
        try read(list.bytes, count: list.count, path: path)
    }

    private static func list(in file: borrowing OpenFile, of size: Int) throws(SystemError) -> ([UInt8], Int)?
    {
        let start = max(0, size - 22 - 0xFFFF)
        try file.rewind(to: start)
        let tail = try file.next(size - start)
        let end = stride(from: tail.count - 22, through: 0, by: -1).first {
            tail[$0...].starts(with: [0x50, 0x4B, 0x05, 0x06])
        }
        guard let end else { return nil }
        let (count, length) = (tail.number(at: end + 10, 2), tail.number(at: end + 12, 4))
        let place = tail.number(at: end + 16, 4)
        guard count <= mostMembers, length <= mostBytes, place + length <= start + end else { return nil }
        try file.rewind(to: place)
        return (try file.next(length), count)
    }

    private mutating func read(_ list: [UInt8], count: Int, path: String) throws(CatalogError) {
        let damage = CatalogError.file(path, .badZip("its list of files is damaged"))
        var place = 0
        for _ in 0..<count {
            guard place + 46 <= list.count, list[place...].starts(with: [0x50, 0x4B, 0x01, 0x02]) else {
                throw damage
            }
            let (flags, method) = (list.number(at: place + 8, 2), list.number(at: place + 10, 2))
            let nameEnd = place + 46 + list.number(at: place + 28, 2)
            let next = nameEnd + list.number(at: place + 30, 2) + list.number(at: place + 32, 2)
            guard next <= list.count else { throw damage }
            let bytes = list[(place + 46)..<nameEnd]
            let name =
                String(validating: bytes, as: UTF8.self)
                ?? String(decoding: CodePage.windows1252.utf8(bytes), as: UTF8.self)
            if !name.hasSuffix("/") {
                let (packed, size) = (list.number(at: place + 20, 4), list.number(at: place + 24, 4))
                let header = list.number(at: place + 42, 4)
                let isZip64 = max(packed, size, header) >= UInt32.max
                let faults = [
                    (flags & 1 != 0, "is locked"),
                    (method != 0 && method != 8, "is compressed in an unknown way"),
                    (isZip64, "is in the Zip64 format, which isn't supported"),
                ]
                if let (_, fault) = faults.first(where: \.0) {
                    throw .file(path, .badZip("\(harmless(name)) in it \(fault)"))
                }
                members.append(
                    Member(
                        name: name, header: header, packed: packed, size: size, isDeflated: method == 8,
                        checksum: UInt32(list.number(at: place + 16, 4))))
            }
            place = next
        }
    }
}

/// The decompressed bytes of a file in a zip archive. The checksum is checked at the end.
final class ZipMemberBytes: ByteSource {
    let size: Int?
    private(set) var bytesRead = 0
    private let file: OpenFile
    private let member: ZipArchive.Member
    private var inflater: Inflater?
    private var rest: ArraySlice<UInt8> = []
    private var left = 0
    private var written = 0
    private var checksum: uLong = 0
    private var isChecked = false

    init(_ member: ZipArchive.Member, in path: String) throws(CatalogError) {
        self.member = member
        size = member.packed
        do throws(SystemError) {
            file = try OpenFile(reading: path)
        } catch {
            throw error.reading(path)
        }
        try rewind(path: "\(path)/\(member.name)")
    }

    func rewind() throws(ReadingFailure) {
        do throws(SystemError) {
            try file.rewind(to: member.header)
            let header = try file.next(30)
            guard header.count == 30, header.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
                throw SystemError.isFolder
            }
            try file.rewind(to: member.header + 30 + header.number(at: 26, 2) + header.number(at: 28, 2))
        } catch {
            throw .damaged("it isn't where the archive says")
        }
        inflater = member.isDeflated ? try Inflater(.deflate) : nil
        (rest, left, written, bytesRead, checksum) = ([], member.packed, 0, 0, 0)
        isChecked = false
    }

    func next() throws(ReadingFailure) -> ArraySlice<UInt8> {
        guard !isChecked else { return [] }
        let bytes: ArraySlice<UInt8>
        if let inflater {
            bytes = try inflater.next(of: &rest) { () throws(ReadingFailure) in try stored() }
        } else {
            bytes = try stored()
        }
        written += bytes.count
        // If given no bytes, zlib would restart the checksum.
        if !bytes.isEmpty {
            checksum = bytes.withUnsafeBufferPointer { crc32(checksum, $0.baseAddress, uInt($0.count)) }
        }
        guard written <= member.size else { throw .damaged("it is longer than the archive says") }
        if inflater?.isAtEnd ?? (left == 0) {
            guard written == member.size, checksum == uLong(member.checksum) else {
                throw .damaged("its checksum is wrong")
            }
            isChecked = true
        }
        return bytes
    }

    private func stored() throws(ReadingFailure) -> ArraySlice<UInt8> {
        guard left > 0 else { return [] }
        let bytes = (try? file.next(min(left, 1 << 16))) ?? []
        guard !bytes.isEmpty else { throw .endsEarly }
        left -= bytes.count
        bytesRead += bytes.count
        return bytes[...]
    }
}

extension [UInt8] {
    fileprivate func number(at place: Int, _ count: Int) -> Int {
        self[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
