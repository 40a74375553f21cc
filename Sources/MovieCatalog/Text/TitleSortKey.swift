/// A key by which titles are sorted: by their form, digits by their value.
struct TitleSortKey: Comparable {
    let bytes: [UInt8]
    /// The first eight bytes as a number: most keys differ in them.
    private let head: UInt64

    init(of title: String) { self.init(TitleForm(of: title)) }

    init(_ form: TitleForm) {
        var letters = form.words[...]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count + 8)
        while let place = letters.firstIndex(where: \.isDigit) {
            // The number of digits stands before the digits, so that 2 comes before 10.
            let digits = letters[place...].prefix(while: \.isDigit)
            let number = digits.drop { $0 == UInt8(ascii: "0") }
            bytes += letters[..<place]
            bytes.append(UInt8(ascii: "0"))
            bytes.append(UInt8(clamping: number.count))
            bytes += number
            letters = letters[digits.endIndex...]
        }
        bytes += letters
        self.bytes = bytes
        head = (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
    }

    static func < (left: TitleSortKey, right: TitleSortKey) -> Bool {
        left.head == right.head ? left.bytes.lexicographicallyPrecedes(right.bytes) : left.head < right.head
    }
}

extension Unicode.Scalar {
    /// Whether a title can be sorted by it: no punctuation.
    var isLetterOrNumber: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0..<0x80: return false
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
