/// The numbers of labels, remembered while films are written.
struct LabelNumbers {
    private var numbers: [Label: [String: Int]] = [:]

    /// More names than anyone's genres and tags; directors of a large import are looked up again.
    private static let most = 10_000

    /// The number of a name, which is added to the names of its kind where it is new.
    mutating func number(of name: String, _ label: Label, in database: Database) throws(CatalogError) -> Int {
        if let number = numbers[label]?[name] { return number }
        let key = Label.key(of: name)
        let search = try database.statement("SELECT id FROM \(label) WHERE key = ?")
        search.bind(1, key)
        let number: Int
        if try search.step(), let known = search.integer(0) {
            number = known
        } else {
            let insertion = try database.statement("INSERT INTO \(label) (key, name) VALUES (?, ?)")
            insertion.bind(1, key)
            insertion.bind(2, name)
            try insertion.run()
            number = database.lastInsertedID
        }
        search.reset()
        if numbers[label, default: [:]].count >= Self.most { numbers[label] = [:] }
        numbers[label, default: [:]][name] = number
        return number
    }
}
