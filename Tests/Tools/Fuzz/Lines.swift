@testable import Usher

/// Reads lines of any bytes in chunks whose size is the first byte, and compares them with a simple
/// model.
func fuzzLines(_ bytes: [UInt8]) {
    guard let first = bytes.first.map(Int.init) else { return }
    let input = stretched(bytes.dropFirst())
    var rest = input[...]
    var reader = LineReader()
    for expected in lines(of: input) {
        var line = reader.next()
        while line == nil {
            let piece = rest.prefix(first % 16 == 0 ? 65_536 : first)
            reader.add(Array(piece))
            rest = rest.dropFirst(piece.count)
            line = reader.next()
        }
        expect(line == expected, "a line is what the model says")
    }
    var last = reader.next()
    if last == nil {
        reader.add([])
        last = reader.next()
    }
    expect(last == .end && !reader.hasLine, "behind the last line is the end")
}

/// Returns the bytes with each 2 expanded to half kilobytes, as many as the next byte says, so that
/// a few bytes reach the limit.
private func stretched(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
        guard byte == 2, let count = rest.popFirst() else {
            result.append(byte)
            continue
        }
        result += repeatElement(UInt8(ascii: "x"), count: Int(count) * 512)
    }
    return result
}

private func lines(of input: [UInt8]) -> [LineReader.Line] {
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard line.count <= 65_536 else { return .tooLong }
        return String(validating: line, as: UTF8.self).map { .line($0) } ?? .notText
    }
}
