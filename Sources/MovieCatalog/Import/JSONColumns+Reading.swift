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
