/// The numbers of labels, remembered while movies are written.
struct LabelIDs {
    /// By the bytes of names: two that differ in nothing but how their accents are written have keys of their own.
    /// Made at the first one: a program that begins makes no type of keys for it.
    private var numbers: [[[UInt8]: Int]] = []

    /// More names than anyone's genres and tags; directors of a large import are looked up again.
    private static let most = 10_000

    /// The number of a name, which is added to the names of its kind where it is new.
    package mutating func number(
        of name: String, _ label: Label, in database: Database
    ) throws(CatalogError) -> Int {
        let bytes = Array(name.utf8)
        if numbers.isEmpty { numbers = Array(repeating: [:], count: Label.allCases.count) }
        if let number = numbers[label.rawValue][bytes] { return number }
        let key = Label.key(of: name)
        let search = try database.statement("SELECT id FROM \(label.table) WHERE key = ?")
        try search.bind(1, key)
        let number: Int
        if try search.step(), let known = try search.integer(0) {
            number = known
        } else {
            try database.run("INSERT INTO \(label.table) (key, name) VALUES (?, ?)", .text(key), .text(name))
            number = database.lastInsertedID
        }
        search.reset()
        if numbers[label.rawValue].count >= Self.most { numbers[label.rawValue] = [:] }
        numbers[label.rawValue][bytes] = number
        return number
    }
}
