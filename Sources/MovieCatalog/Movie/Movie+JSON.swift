extension Movie {
    /// The movie as one line of JSON, without its id.
    ///
    ///     {"title":"Heat","year":1995,"rating":8.5,"watched":["2024-01-05",null],"watchlist":true}
    ///
    /// A missing value has no key. A viewing is its date, null if the date is unknown, or an object
    /// such as `{"date":"2024","rating":8.5,"note":"Again"}`.
    package var json: [UInt8] {
        var writer = JSONWriter()
        for field in MovieField.allCases {
            let key = field.key
            switch field.value(of: self) {
            case nil: break
            case .text(let text): writer.add(key, text: text)
            case .texts(let texts): writer.add(key, list: texts)
            case .number(let number): writer.add(key, literal: String(number))
            case .tenths(let tenths): writer.add(key, literal: DecimalNumber.text(tenths: tenths))
            case .rating(let rating): writer.add(key, literal: rating.description)
            case .day(let day): writer.add(key, text: day.description)
            case .viewings(let viewings): writer.add(key, literals: viewings.map(\.json))
            case .watchlist(let entry): writer.add(key, literal: entry.day.map { "\"\($0)\"" } ?? "true")
            }
        }
        return writer.end()
    }

    /// Reads ``json``. Also accepts null for a missing value, a number in quotes, and a text that's
    /// an unquoted number, as other programs write the title 1776.
    package init(json bytes: [UInt8], id: ID) throws(JSONError) {
        var (unknownKeys, places) = ([String](), [ListPlace]())
        try self.init(json: bytes, id: id, unknownKeys: &unknownKeys, places: &places)
    }

    /// Reads ``json``, and also returns unknown keys and the places on lists that an export adds.
    package init(
        json bytes: [UInt8], id: ID, unknownKeys: inout [String], places: inout [ListPlace]
    ) throws(JSONError) {
        self.init(id: id, title: "")
        var reader = try JSONReader(bytes)
        guard case .object = try reader.read() else { throw reader.error(JSONError.notAnObject) }
        let start = reader
        try reader.enter()
        var found: Set<MovieField> = []
        while let key = try reader.nextKey().map({ String(decoding: $0, as: UTF8.self) }) {
            guard let field = MovieField(key: key) else {
                if key == ListPlace.key {
                    places = try reader.listPlaces()
                } else {
                    unknownKeys.append(key)
                    try reader.skip()
                }
                continue
            }
            guard found.insert(field).inserted else { throw reader.error("the key \(key) is repeated") }
            let value = try reader.value(of: field)
            if value == nil, !field.isOptional { throw reader.error("there is no \(field.key)") }
            field.set(value, on: dayRated, of: &self)
        }
        try reader.end()
        unknownKeys += reader.passedKeys
        guard found.contains(.title) else { throw start.error("there is no title") }
    }
}

extension Viewing {
    fileprivate var json: String {
        guard !isPlain else { return date.map { "\"\($0)\"" } ?? "null" }
        var writer = JSONWriter()
        writer.add("date", text: date?.description)
        writer.add("rewatch", literal: isRewatch ? "true" : nil)
        writer.add("rating", literal: rating?.description)
        writer.add("note", text: note)
        return String(decoding: writer.end(), as: UTF8.self)
    }
}

extension JSONReader {
    fileprivate mutating func value(of field: MovieField) throws(JSONError) -> MovieField.Value? {
        let key = field.key
        switch field.kind {
        case .text: return try text(of: key).map(MovieField.Value.text)
        case .texts:
            let texts = try list(of: key, "a list of texts") { (reader) throws(JSONError) in
                guard let text = try reader.text(of: key) else { throw reader.misfit(.null, of: key, "text") }
                return text
            }
            return MovieField.Value(texts)
        case .number: return try integer(of: key, "a whole number").map(MovieField.Value.number)
        case .tenths:
            return try integer(of: key, timesTenTo: 1, "a number with one decimal").map(
                MovieField.Value.tenths)
        case .rating: return try rating(of: key).map(MovieField.Value.rating)
        case .day:
            let value = try read()
            return try converted(value, of: key) { Day($0) }.map(MovieField.Value.day)
        case .viewings:
            return .viewings(
                try list(of: key, "a list of dates") { (reader) throws(JSONError) in
                    try reader.viewing(of: key)
                })
        case .watchlist: return try watchlistEntry(of: key).map(MovieField.Value.watchlist)
        }
    }

    private mutating func text(of key: String) throws(JSONError) -> String? {
        let value = try read()
        return try converted(value, of: key, "text") { $0 }
    }

    private mutating func rating(of key: String) throws(JSONError) -> Rating? {
        guard let tenths = try integer(of: key, timesTenTo: 1, Rating.wanted) else { return nil }
        guard let rating = Rating(tenths: tenths) else {
            throw error("the \(key) \(DecimalNumber.text(tenths: tenths)) is not \(Rating.wanted)")
        }
        return rating
    }

    private mutating func integer(
        of key: String, timesTenTo power: Int = 0, _ expected: String
    ) throws(JSONError) -> Int? {
        let value = try read()
        switch value {
        case .null: return nil
        case .text(let bytes), .number(let bytes):
            guard let number = DecimalNumber(bytes) else { break }
            if let integer = number.integer(timesTenTo: power) { return integer }
            if number.isWhole(timesTenTo: power) { throw error("the \(key) \(value) is too large") }
        default: break
        }
        throw misfit(value, of: key, expected)
    }

    private mutating func flag(of key: String) throws(JSONError) -> Bool {
        switch try read() {
        case .bool(let flag): return flag
        case .null: return false
        case let value: throw misfit(value, of: key, "true or false")
        }
    }

    private func converted<Result>(
        _ value: Value, of key: String, _ expected: String = "a date such as 1949-08-31",
        _ read: (String) -> Result?
    ) throws(JSONError) -> Result? {
        switch value {
        case .null: return nil
        case .text(let bytes), .number(let bytes):
            if let result = read(String(decoding: bytes, as: UTF8.self)) { return result }
        default: break
        }
        throw misfit(value, of: key, expected)
    }

    private mutating func watchlistEntry(of key: String) throws(JSONError) -> WatchlistEntry? {
        let (value, wanted) = (try read(), "true, false or a date such as 2024-01-05")
        switch value {
        case .bool(let isOn): return isOn ? WatchlistEntry() : nil
        case .number: throw misfit(value, of: key, wanted)
        default: return try converted(value, of: key, wanted) { Day($0).map { WatchlistEntry(on: $0) } }
        }
    }

    private mutating func viewing(of key: String) throws(JSONError) -> Viewing {
        var viewing = Viewing()
        let value = try read()
        guard case .object = value else {
            viewing.date = try converted(value, of: key) { PartialDate($0) }
            return viewing
        }
        try enter()
        var found: [String] = []
        while let part = try nextKey().map({ String(decoding: $0, as: UTF8.self) }) {
            guard ["date", "rewatch", "rating", "note"].contains(part) else {
                if !passedKeys.contains("\(key).\(part)") { passedKeys.append("\(key).\(part)") }
                try skip()
                continue
            }
            guard !found.contains(part) else { throw error("the key \(part) of \(key) is repeated") }
            found.append(part)
            switch part {
            case "date":
                let value = try read()
                viewing.date = try converted(value, of: key) { PartialDate($0) }
            case "rewatch": viewing.isRewatch = try flag(of: part)
            case "rating": viewing.rating = try rating(of: part)
            default: viewing.note = try text(of: part)
            }
        }
        return viewing
    }

    private mutating func list<Element>(
        of key: String, _ expected: String,
        _ element: (inout JSONReader) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        switch try read() {
        case .list: try enter()
        case .null: return []
        case let value: throw misfit(value, of: key, expected)
        }
        var elements: [Element] = []
        while try hasNextElement() { elements.append(try element(&self)) }
        return elements
    }

    private func misfit(_ value: Value, of key: String, _ expected: String) -> JSONError {
        error("the \(key) \(value) is not \(expected)")
    }
}
