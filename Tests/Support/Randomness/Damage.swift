extension [UInt8] {
    /// Damages the bytes in up to three random ways, to show that readers survive any file.
    package func damaged(using random: inout RandomNumbers) -> [UInt8] {
        var bytes = self
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = Swift.min(bytes.count, place + Int.random(in: 0...40, using: &random))
            let part = Array(bytes[place..<end])
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes = Array(bytes[..<place])
            case 1 where place < end: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.insert(0, at: place)
            case 3: bytes.insert(contentsOf: [0xFF, 0xC3, 0xED, 0xF4].shuffled(using: &random), at: place)
            case 4: bytes.removeSubrange(place..<end)
            case 5: bytes.insert(contentsOf: part, at: place)
            case 6: bytes.insert(contentsOf: "\n\\ %=;/\u{2028}\r\n".utf8.shuffled(using: &random), at: place)
            case 7: bytes.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "x"), count: 70_000), at: place)
            default: break
            }
        }
        return bytes
    }
}
