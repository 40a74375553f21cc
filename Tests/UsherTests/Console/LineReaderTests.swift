import Randomness
import Testing

@testable import Usher

@Suite struct LineReaderTests {
    private typealias ReadLine = Result<ConsoleInput, ConsoleError>

    private let tooLong = ReadLine.failure(.lineTooLong(limit: LineReader.limit))

    private func lines(of chunks: [[UInt8]]) -> [ReadLine] {
        var reader = LineReader()
        var rest = chunks.filter { !$0.isEmpty }[...]
        var lines: [ReadLine] = []
        while true {
            do {
                switch try reader.next() {
                case .end: return lines
                case let line?: lines.append(.success(line))
                case nil: reader.add(rest.popFirst() ?? [])
                }
            } catch {
                lines.append(.failure(error))
            }
        }
    }

    private func lines(of text: String) -> [ReadLine] {
        lines(of: [Array(text.utf8)])
    }

    @Test("A line of exactly the limit is read, a longer one is refused, and the next is read")
    func limit() {
        let longest = String(repeating: "x", count: LineReader.limit)
        #expect(lines(of: longest + "\nb\n") == [.success(.line(longest)), .success(.line("b"))])
        #expect(lines(of: longest + "x\nb\n") == [tooLong, .success(.line("b"))])
        #expect(lines(of: longest + "x") == [tooLong])
        #expect(lines(of: longest + "\r\nb") == [.success(.line(longest)), .success(.line("b"))])
        #expect(lines(of: longest + "xx\nb") == [tooLong, .success(.line("b"))])
    }

    @Test("A line of ten megabytes is refused in bounded memory")
    func boundedMemory() throws {
        var reader = LineReader()
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)
        for _ in 0..<160 {
            reader.add(piece)
            #expect(try reader.next() == nil)
            #expect(reader.buffer.count <= 2 * LineReader.limit)
        }
        reader.add([0x0A])
        #expect(throws: ConsoleError.lineTooLong(limit: LineReader.limit)) { try reader.next() }
        reader.add([])
        #expect(try reader.next() == .end)
    }

    @Test("Lines are the same no matter how the input is split")
    func anyCut() {
        var random = RandomNumbers(seed: RandomNumbers.seed)
        for _ in 0..<500 {
            let alphabet: [UInt8] = [0x0A, 0x0A, 0x0D, 0x61, 0xC3, 0xA9, 0xFF, 0x00]
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            var chunks: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &random)
                chunks.append(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            var expected = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
                let line = line.last == 0x0D ? line.dropLast() : line
                return String(validating: line, as: UTF8.self).map { .success(.line($0)) }
                    ?? ReadLine.failure(.lineNotText)
            }
            if bytes.isEmpty || bytes.last == 0x0A { expected.removeLast() }
            #expect(lines(of: chunks) == expected, "seed \(RandomNumbers.seed): \(bytes)")
        }
    }
}
