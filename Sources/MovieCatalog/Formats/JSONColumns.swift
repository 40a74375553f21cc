/// The keys of movies in JSON as the columns of a table, in the order in which they are come upon.
///
/// What stands in an object of its own, as Trakt has movies and ids, counts as if it stood outside of it. Texts, numbers
/// and truths become cells as others write them, lists stay JSON, which a cell can be.
struct JSONColumns {
    private(set) var names: [String] = []
    /// Whether a part of a movie stands in an object of its own.
    private(set) var hasParts = false
    private var places: [String: Int] = [:]

    /// Adds the keys of an object.
    mutating func see(_ object: ArraySlice<UInt8>) throws(JSONError) {
        var names: [String] = []
        if try Self.read(object, { name, _ in names.append(name) }) { hasParts = true }
        for name in names where places[name] == nil {
            places[name] = self.names.count
            self.names.append(name)
        }
    }

    /// The values of an object, by the places of their keys.
    func cells(of object: ArraySlice<UInt8>) throws(JSONError) -> [ArraySlice<UInt8>] {
        var cells = [ArraySlice<UInt8>](repeating: [], count: names.count)
        _ = try Self.read(object) { name, cell in
            if let place = places[name] { cells[place] = cell }
        }
        return cells
    }

    /// Hands over keys and values, and returns whether some stand in an object of their own.
    private static func read(
        _ object: ArraySlice<UInt8>, _ take: (String, ArraySlice<UInt8>) -> Void
    ) throws(JSONError) -> Bool {
        var reader = try JSONReader(Array(object))
        guard case .object = try reader.read() else { throw reader.error("this is not an object in braces") }
        let hasParts = try read(&reader, take)
        try reader.end()
        return hasParts
    }

    /// Reads the object that is to be entered.
    private static func read(
        _ reader: inout JSONReader, _ take: (String, ArraySlice<UInt8>) -> Void
    ) throws(JSONError) -> Bool {
        var hasParts = false
        try reader.enter()
        while let key = try reader.nextKey() {
            let name = String(decoding: key, as: UTF8.self)
            switch try reader.read() {
            case .text(let text), .number(let text): take(name, text)
            case .bool(let flag): take(name, ArraySlice((flag ? "yes" : "no").utf8))
            case .null: take(name, [])
            case .object where isPart(name):
                _ = try read(&reader, take)
                hasParts = true
            case .object, .list: take(name, try reader.passed())
            }
        }
        return hasParts
    }

    /// Whether an object of this name is a part of the movie.
    private static func isPart(_ name: String) -> Bool {
        ["movie", "film", "ids"].contains(Column.key(of: name))
    }
}
