/// Letters with marks, as data.
package enum LatinLetters {
    /// U+00C0 to U+024F. A capital letter is a key for two letters, a dot for none.
    static let upToB = Array(
        """
        aaaaaaAceeeeiiiidnooooo.ouuuuyTSaaaaaaAceeeeiiiidnooooo.ouuuuyTy\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll\
        lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
        bbbb...ccdddd.e..ffg...ikkl..nnooo..pp.....ttttuu.vyyzz.........\
        ....DDDLLLNNNaaiioouuuuuuuuuueaaaaAAggggkkoooo..jDDDgg..nnaaAAoo\
        aaaaeeeeiiiioooorrrruuuussttyyhhndUUzzaaeeooooooooyylntj..acclts\
        z..buveejjqqrryy
        """.utf8)

    static let additional = Array(
        """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
        mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
        wwwwwwwwwwxxxxyyzzzzzzhtwyasssSdaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyYYvvyy
        """.utf8)

    /// Replacements for the capital letters in the tables.
    static let pairs: [Unicode.Scalar: String] = [
        "S": "ss", "A": "ae", "O": "oe", "T": "th", "I": "ij", "D": "dz", "L": "lj", "N": "nj", "Y": "ll",
        "U": "ou",
    ]
}
