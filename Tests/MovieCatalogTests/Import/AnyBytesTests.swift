import MoviesApp
import Randomness
import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Files with random bytes")
struct AnyBytesTests {
    /// The files to import from all `Tests/ImportCases/*.cases`.
    private static let files = ShortImportCase.files.flatMap { ShortImportCase.cases(in: $0) }.flatMap(
        \.sections
    )
    .filter { !$0.isResult && $0.name.contains(".") }.map { (name: $0.name, text: $0.text()) }

    @Test(
        "Random bytes never crash reading, or put control characters in a message", arguments: UInt64(1)...3)
    func mutated(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let signs = Array("\",;\t\r\n\\N#&<>()|/-.0129ttx".utf8) + [0x00, 0x1F, 0x8B, 0xC3, 0xE9, 0xFF]
        for (name, text) in Self.files.shuffled(using: &random).prefix(40) {
            var bytes = Array(text.utf8)
            bytes += bytes.suffix(40)
            for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let sign = signs.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = sign
                case 1: bytes.insert(sign, at: place)
                case 2: bytes.remove(at: place)
                case 3: bytes[place] = .random(in: 0 ... .max, using: &random)
                default: bytes.removeLast(min(bytes.count, Int.random(in: 0..<4, using: &random)))
                }
            }
            check(bytes, name, seed: seed, random: &random)
            var packed = try gzip(bytes)
            packed[Int.random(in: 0..<packed.count, using: &random)] = .random(in: 0 ... .max, using: &random)
            check(packed, name, seed: seed, random: &random)
            check(
                (0..<60).map { _ in .random(in: 0 ... .max, using: &random) }, name, seed: seed,
                random: &random)
        }
    }

    private func check(_ bytes: [UInt8], _ name: String, seed: UInt64, random: inout RandomNumbers) {
        let step = Int.random(in: 1...9, using: &random)
        let includesAllTypes = Bool.random(using: &random)
        var messages: [String] = []
        do {
            let reading = try MovieFileReading(
                bytes, named: name, step: step, includesAllTypes: includesAllTypes)
            messages = reading.problems
        } catch {
            messages = ["\(error)"]
        }
        for message in messages {
            #expect(
                !message.unicodeScalars.contains { $0.properties.generalCategory == .control },
                "seed \(seed), \(name): \(bytes)")
        }
    }
}
