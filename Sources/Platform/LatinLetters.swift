package enum LatinLetters {
    /// The lowercase letter without marks, one or two ASCII letters; empty for other characters.
    package static func plain(_ letter: Unicode.Scalar) -> [UInt8] {
        switch letter.value {
        case 0xC0...0x24F: letters[Int(upToB[Int(letter.value) - 0xC0])]
        case 0x1E00...0x1EFF: letters[Int(additional[Int(letter.value) - 0x1E00])]
        default: []
        }
    }

    /// U+00C0 to U+024F. A capital letter is a key for two letters, a dot for none.
    private static let upToB = Array(
        """
        aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTy\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
        lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
        bbbb...ccdddd.e..ffg...ikkl..nnooo..pp.....ttttuu.vyyzz.........\
        ....DDDLLLNNNaaiioouuuuuuuuuueaaaaAAggggkkoooo..jDDDgg..nnaaAAoo\
        aaaaeeeeiiiioooorrrruuuussttyyhhndUUzzaaeeooooooooyylntj..acclts\
        z..buveejjqqrryy
        """.utf8)

    private static let additional = Array(
        """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
        mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
        wwwwwwwwwwxxxxyyzzzzzzhtwyasssSdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyYYvvyy
        """.utf8)

    private static let letters: [[UInt8]] = (0..<128).map { sign in
        if let pair = pairs[Unicode.Scalar(UInt8(sign))] { return Array(pair.utf8) }
        return sign >= UInt8(ascii: "a") && sign <= UInt8(ascii: "z") ? [UInt8(sign)] : []
    }

    private static let pairs: [Unicode.Scalar: String] = [
        "S": "ss", "A": "ae", "O": "oe", "T": "th", "I": "ij", "D": "dz", "L": "lj", "N": "nj", "Y": "ll",
        "U": "ou",
    ]
}
