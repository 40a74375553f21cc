import Foundation
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Sources of bytes")
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

    /// Returns the position of the first record that begins with `PK` and these two bytes.
    private func place(of first: UInt8, _ second: UInt8, in bytes: [UInt8]) throws -> Int {
        try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, first, second]) })
    }

    @Test("A file is read to its last byte, again after a rewind, and an empty one has no size")
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

    @Test("A pipe's bytes are kept up to a limit, and refused if there are more", arguments: [1, 5, .max])
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

    @Test(
        "A file of an archive is read to its last byte, and again after a rewind", arguments: [true, false])
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

    @Test("An archive's list of files is found before a comment of at most 65,535 bytes")
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

    @Test(
        "An archive's file that's encrypted or compressed in an unknown way is named",
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

    @Test("An archive's file in the Zip64 format is named", arguments: [20, 24, 42])
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
}
