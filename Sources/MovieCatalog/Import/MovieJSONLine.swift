extension Movie {
    /// Reads a film, with the id 0, from a line of JSON.
    ///
    /// - Throws: ``InvalidValue`` that says what is wrong with the line, without a full stop.
    init(jsonLine: ArraySlice<UInt8>) throws(InvalidValue) {
        do {
            try self.init(json: Array(jsonLine), id: ID(0))
        } catch {
            throw InvalidValue(description: "\(error)")
        }
    }
}
