import CFacts
import CZlib
import MovieCatalog

/// The packed facts about films: 32-bit little-endian numbers, then the deflated blocks.
///
/// The numbers are, in order:
/// - the counts of blocks, of films in the sample catalog, and of all films
/// - the first and the last year of any film, and the first block of texts
/// - for each block its end, unpacked size and first title's first letters (in two numbers)
package enum PackedFilmFacts {
    package static let (tab, comma) = (UInt8(ascii: "\t"), UInt8(ascii: ","))
    static var sampleCount: Int { number(1) }
    package static var count: Int { number(2) }
    package static var years: ClosedRange<Int> { number(3)...max(number(3), number(4)) }
    package static var size: Int { all.count }
    /// The first block of texts that several films' lists share. See ``BuiltInFilms/list(in:)``.
    static var firstText: Int { number(5) }
    static var blockCount: Int { number(0) }
    private static let firstBlock = 6
    /// The first letters of each block's first title, cached for searches.
    private static let heads =
        (0..<firstText).map { UInt64(entry(2, of: $0)) << 32 | UInt64(entry(3, of: $0)) } + [.max]

    /// Packs the first eight letters of a title into a number that sorts like them.
    package static func head(of key: [UInt8], filledWith filler: UInt8 = 0) -> UInt64 {
        (0..<8).reduce(0) { $0 << 8 | UInt64($1 < key.count ? key[$1] : filler) }
    }

    /// Returns the blocks that may hold titles from one ``head(of:filledWith:)`` to another. The
    /// sample catalog's block is always one of them.
    static func blocks(from low: UInt64, through high: UInt64) -> [Int] {
        let blocks = 2..<firstText
        return [1] + blocks[firstIndex(in: blocks) { low <= heads[$0 + 1] }...].prefix { heads[$0] <= high }
    }

    /// Returns the first match by binary search. All indices after it must match too.
    static func firstIndex(in range: Range<Int>, where isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    static func rows(of block: Int) -> [ArraySlice<UInt8>] {
        bytes(of: block)[...].parts(at: UInt8(ascii: "\n"))
    }

    static func bytes(of block: Int) -> [UInt8] {
        let start = block == 0 ? 4 * (firstBlock + 4 * blockCount) : entry(0, of: block - 1)
        let packed = UnsafeRawBufferPointer(rebasing: all[start..<entry(0, of: block)])
        guard let inflater = try? Inflater(.deflate) else { return [] }
        return [UInt8](unsafeUninitializedCapacity: entry(1, of: block)) { buffer, count in
            count = inflater.inflate(packed, into: UnsafeMutableRawBufferPointer(buffer)).written
        }
    }

    private static var all: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: packed_facts(), count: packed_facts_size())
    }

    private static func entry(_ index: Int, of block: Int) -> Int { number(firstBlock + 4 * block + index) }

    private static func number(_ index: Int) -> Int {
        Int(UInt32(littleEndian: all.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)))
    }
}
