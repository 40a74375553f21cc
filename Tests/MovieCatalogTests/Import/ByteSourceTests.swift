import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Sources of bytes, to their last one")
struct ByteSourceTests {
    private func all(of source: any ByteSource) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while case let more = try source.next(), !more.isEmpty { bytes += more }
        return bytes
    }

    /// Returns a little-endian number, as used in archives.
    private func number(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// Returns the first position of `PK` and two more bytes in an archive.
    private func place(of first: UInt8, _ second: UInt8, in bytes: [UInt8]) throws -> Int {
        try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, first, second]) })
    }

    @Test("a file is read to its last byte, once more after a rewind, and an empty one has no size")
    func files() throws {
        let folder = try ImportFolder()
        for count in [0, 1, 2, 300, 65_536, 65_537] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
            try folder.write(bytes, to: "x")
            let file = try InputFile(path: folder["x"])
            #expect(file.size == (count == 0 ? nil : count))
            for _ in 1...2 {
                #expect(try all(of: file) == bytes)
                #expect(file.bytesRead == count)
                #expect(try all(of: file) == [])
                try file.rewind()
            }
        }
    }

    @Test("what a pipe gives is kept up to a limit, and refused where more follows", arguments: [1, 5, .max])
    func pipes(step: Int) throws {
        let bytes = Array("0123456789".utf8)
        for limit in [10, 11] {
            let kept = try BytesInMemory(bytes, step: step).inMemory(path: "x", limit: limit)
            #expect(try all(of: kept) == bytes)
        }
        for limit in [0, 5, 9] {
            #expect(throws: CatalogError.file("x", .tooLargeForPipe(limit: limit))) {
                try BytesInMemory(bytes, step: step).inMemory(path: "x", limit: limit)
            }
        }
        let cutOff = try UnpackedBytes(BytesInMemory(Array(gzip(bytes).dropLast()), step: step))
        #expect(throws: CatalogError.file(FilePosition(path: "x", row: 1), .endsEarly)) {
            try cutOff.inMemory(path: "x", limit: 100)
        }
    }

    @Test("bytes count as read once they are passed on, and those before a fault are passed on first")
    func readAhead() throws {
        let plain = UnpackedBytes(BytesInMemory(Array("0123456789".utf8), step: 2))
        for count in [2, 4, 6] {
            _ = try plain.next()
            #expect(plain.bytesRead == count && plain.size == 10)
        }
        let cutOff = try BytesInMemory(Array(gzip(Array("ab".utf8)).dropLast()))
        let sources: [any ByteSource] = [
            UnpackedBytes(UnpackedBytes(cutOff)), NormalizedBytes(UnpackedBytes(cutOff)),
        ]
        for source in sources {
            try source.rewind()
            let first = try source.next()
            #expect(first.elementsEqual("ab".utf8))
            #expect(throws: ReadingFailure.endsEarly) { try source.next() }
        }
    }

    @Test(
        "a file of an archive is read to its last byte, once more after a rewind", arguments: [true, false])
    func members(isDeflated: Bool) throws {
        let folder = try ImportFolder()
        let files = [0, 1, 2, 65_535, 65_536, 65_537].map { count in
            ("\(count)", (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3 ^ $0) })
        }
        try folder.write(try zip(files, isDeflated: isDeflated), to: "x.zip")
        let archive = try #require(try ZipArchive(path: folder["x.zip"]))
        for (member, (name, bytes)) in zip(archive.members, files) {
            #expect(member.name == name)
            let source = try ZipMemberBytes(member, in: folder["x.zip"])
            for _ in 1...2 {
                #expect(try all(of: source) == bytes)
                #expect(source.bytesRead == source.size)
                #expect(try all(of: source) == [])
                try source.rewind()
            }
        }
    }

    @Test("a file of an archive goes on behind however many blocks that hold nothing")
    func emptyBlocks() throws {
        let folder = try ImportFolder()
        let bytes = Array("title\nHeat\n".utf8)
        // Larger than one read of the archive.
        let archive = try zip([("a.csv", bytes)], isDeflated: true, behindBlocks: 14_000)
        try folder.write(archive, to: "x.zip")
        let member = try #require(try ZipArchive(path: folder["x.zip"])?.members.first)
        #expect(try all(of: ZipMemberBytes(member, in: folder["x.zip"])) == bytes)
    }

    @Test("an archive may have comments, other fields, times and disks, which say nothing here")
    func otherFields() throws {
        let folder = try ImportFolder()
        // For a file without a name, and for one with any name.
        let sum = number(0xE8B7_BE43, 4)
        var (archive, list): ([UInt8], [UInt8]) = ([], [])
        for name in ["a", ""] {
            let start = archive.count
            let middle =
                number(20, 2) + number(0x0802, 2) + number(0, 2) + [1, 2, 3, 4] + sum + number(1, 4)
                + number(1, 4) + number(name.utf8.count, 2)
            archive += [0x50, 0x4B, 3, 4] + middle + number(2, 2) + name.utf8 + [7, 7] + "a".utf8
            list += [0x50, 0x4B, 1, 2] + number(20, 2) + middle + number(name.isEmpty ? 0 : 2, 2)
            list += number(name.isEmpty ? 0 : 3, 2) + number(1, 2) + [1, 1, 1, 1, 1, 1] + number(start, 4)
            list += Array(name.utf8) + (name.isEmpty ? [] : [7, 7, 8, 8, 8])
        }
        let end = [0x50, 0x4B, 5, 6] + number(0, 4) + number(2, 2) + number(2, 2) + number(list.count, 4)
        try folder.write(archive + list + end + number(archive.count, 4) + number(1, 2) + [9], to: "x.zip")
        let found = try #require(try ZipArchive(path: folder["x.zip"]))
        #expect(found.members.map(\.name) == ["a", ""])
        for member in found.members {
            #expect(try all(of: ZipMemberBytes(member, in: folder["x.zip"])) == Array("a".utf8))
        }
    }

    @Test("the list of an archive is found before a comment of 65,535 bytes at most")
    func comments() throws {
        let folder = try ImportFolder()
        let whole = try zip([("a.csv", [1])], isDeflated: false)
        for count in [0, 1, 2, 65_535] {
            try folder.write(whole + [UInt8](repeating: 0, count: count), to: "x.zip")
            #expect(try ZipArchive(path: folder["x.zip"])?.members.map(\.name) == ["a.csv"])
        }
        try folder.write(whole + [UInt8](repeating: 0, count: 65_536), to: "x.zip")
        #expect(
            throws: CatalogError.file(
                folder["x.zip"], .badZip("its list of files is missing, or longer than an export's"))
        ) {
            try ZipArchive(path: folder["x.zip"])
        }
    }

    @Test("an archive whose list says that it is too long has none, and one that isn't all there is damaged")
    func listLimits() throws {
        let folder = try ImportFolder()
        let whole = try zip([("a.csv", [1])], isDeflated: false)
        let (damaged, none) = (
            "its list of files is damaged", "its list of files is missing, or longer than an export's"
        )
        for (count, fault) in [(10_000, damaged), (10_001, none)] {
            var bytes = whole
            let end = try place(of: 5, 6, in: bytes)
            bytes.replaceSubrange((end + 10)..<(end + 12), with: number(count, 2))
            try folder.write(bytes, to: "x.zip")
            #expect(throws: CatalogError.file(folder["x.zip"], .badZip(fault))) {
                try ZipArchive(path: folder["x.zip"])
            }
        }
        for (length, fault) in [(4 << 20, damaged), (4 << 20 + 1, none)] {
            let end = [0x50, 0x4B, 5, 6] + number(0, 4) + number(1, 2) + number(1, 2) + number(length, 4)
            try folder.write(
                [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: length) + end + number(4, 4) + number(0, 2),
                to: "x.zip")
            #expect(throws: CatalogError.file(folder["x.zip"], .badZip(fault))) {
                try ZipArchive(path: folder["x.zip"])
            }
        }
    }

    @Test(
        "a file of an archive that is encrypted or packed otherwise is named",
        arguments: [
            (8, 1, "locked"), (8, 3, "locked"), (8, 2, nil),
            (9, 1, nil), (10, 0, nil), (10, 8, nil), (10, 1, "compressed in an unknown way"),
            (10, 9, "compressed in an unknown way"), (10, 12, "compressed in an unknown way"), (12, 5, nil),
        ] as [(Int, UInt8, String?)])
    func otherMethods(_ offset: Int, _ value: UInt8, _ fault: String?) throws {
        let folder = try ImportFolder()
        var bytes = try zip([("a.csv", [1])], isDeflated: false)
        bytes[try place(of: 1, 2, in: bytes) + offset] = value
        try folder.write(bytes, to: "x.zip")
        guard let fault else {
            #expect(try ZipArchive(path: folder["x.zip"])?.members.map(\.name) == ["a.csv"])
            return
        }
        #expect(throws: CatalogError.file(folder["x.zip"], .badZip("a.csv in it is \(fault)"))) {
            try ZipArchive(path: folder["x.zip"])
        }
    }

    @Test(
        "a file of an archive whose size or place is in Zip64's own fields is named", arguments: [20, 24, 42])
    func zip64(offset: Int) throws {
        let folder = try ImportFolder()
        var bytes = try zip([("a.csv", [1])], isDeflated: false)
        let place = try place(of: 1, 2, in: bytes) + offset
        bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
        try folder.write(bytes, to: "x.zip")
        let reason = "a.csv in it is in the Zip64 format, which isn't supported"
        #expect(throws: CatalogError.file(folder["x.zip"], .badZip(reason))) {
            try ZipArchive(path: folder["x.zip"])
        }
    }

    @Test("a list in JSON is known by the keys that lead to it, of each the first 999 bytes at most")
    func keysOfLists() throws {
        let key = String(repeating: "k", count: 2_000)
        let json = "{\"a\":{\"b\":[{\"c\":1}]},\"\(key)\":[{}]}"
        let source = JSONElements(NormalizedBytes(BytesInMemory(Array(json.utf8))), name: "x.json")
        #expect(try source.innerLists(path: "x.json").map(\.key) == ["a.b", String(key.prefix(999))])
    }
}
