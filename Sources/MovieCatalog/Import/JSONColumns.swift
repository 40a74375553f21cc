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

extension JSONColumns {
    /// The columns of all movies in JSON, which then are read from the first one on; `nil` where movies wrote them itself.
    ///
    /// A list is looked through whole: where one of its movies can't be told from the next, nothing of it is read.
    init?(
        of reader: inout CSVReader, from source: JSONElements, path: String
    ) throws(CatalogError) {
        var columns = JSONColumns()
        let line = try reader.peekLine()
        reader.dialect = .lines
        // A pipe can be read once, and most lines are movies' own.
        if !source.isList, (try? columns.see(line)) != nil, columns.areOwnLines { return nil }
        var record = CSVReader.Record()
        while try reader.read(into: &record) {
            record.decode()
            do throws(JSONError) {
                try columns.see(record[0])
            } catch {
                // A line stands alone, and is told when it is read.
                guard !source.isList else {
                    throw .badList(path: path, movie: record.line, reason: "\(error)")
                }
            }
            try CSVReader.Record.checkColumns(columns.names.count, of: path, line: record.line)
            if !source.isList, columns.areOwnLines { break }
        }
        guard !columns.names.isEmpty else {
            throw CatalogError(
                .badData,
                "\(harmless(path)) begins like JSON, and holds neither a list of movies nor a movie on each line; "
                    + "movies in JSON are written like [{\"title\": \"M\", \"year\": 1931}].")
        }
        do throws(ReadingFailure) {
            try source.rewind()
        } catch {
            throw error.error(at: path, line: 1)
        }
        let isOwn = columns.areOwnLines && (!source.isList || columns.areOwn)
        reader = CSVReader(source, path: path)
        reader.dialect = .lines
        guard !isOwn else { return nil }
        self = columns
    }

    /// Whether the keys are those that movies writes itself, as far as it would understand them.
    private var areOwnLines: Bool {
        !hasParts && names.contains(MovieField.title.rawValue)
            && names.allSatisfy { name in
                MovieField(rawValue: name) != nil || Column(named: name)?.field == nil
            }
    }

    /// Whether there is a key among them that nobody else writes.
    private var areOwn: Bool {
        let signs: [MovieField] = [
            .runtime, .certificate, .score, .votes, .boxOffice, .viewings, .dayRated, .dayAdded,
            .letterboxdURI,
        ]
        return signs.contains { names.contains($0.rawValue) }
    }
}
