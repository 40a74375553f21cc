extension Movie {
    /// Reads a film, with the id 0, from a line of JSON, as far as a catalog can hold it.
    ///
    /// - Throws: ``InvalidValue`` that says what is wrong with the line, without a full stop.
    init(jsonLine: ArraySlice<UInt8>, years: ClosedRange<Int>) throws(InvalidValue) {
        do {
            try self.init(json: Array(jsonLine), id: ID(0))
        } catch {
            throw InvalidValue(description: error.description)
        }
        guard !title.allSatisfy(\.isWhitespace) else { throw InvalidValue(description: "there is no title") }
        let numbers: [(MovieColumn, Int?, ClosedRange<Int>)] = [
            (.year, year, years), (.runtime, runtime, MovieField.runtimes), (.score, score, 0...100),
            (.metascore, metascore, 0...100), (.votes, votes, 0...(.max)),
            (.boxOffice, boxOffice, 0...(.max)),
            (.oscars, oscars, 0...100), (.tmdbID, tmdbID, 0...(.max)),
        ]
        for (column, number, range) in numbers {
            guard let number, !range.contains(number) else { continue }
            let wanted =
                range.upperBound == .max
                ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
            throw InvalidValue(
                description: "the \(column.rawValue) \(number) is not a whole number \(wanted)")
        }
        if let publicRating, !(10...100).contains(publicRating) {
            let rating = DecimalNumber.text(tenths: publicRating)
            throw InvalidValue(
                description: "the \(MovieColumn.publicRating.rawValue) \(rating) is not 1 to 10 in tenths")
        }
    }
}
