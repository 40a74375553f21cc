/// Tables that map Latin letters with accents to plain letters.
package enum LatinLetters {
    /// Plain letters for U+00C0 to U+024F. A capital is a key in `pairs`. A dot means no letter.
    static let latin1ToExtendedB = Array(
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

    /// The two letters that replace each capital in the tables.
    static let pairs: [Unicode.Scalar: String] = [
        "S": "ss", "A": "ae", "O": "oe", "T": "th", "I": "ij", "D": "dz", "L": "lj", "N": "nj", "Y": "ll",
        "U": "ou",
    ]
}
