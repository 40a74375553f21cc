package struct ListPlace: Hashable, Sendable {
    package var list: String
    package var description: String?
    /// The place on the list. In imported files, places may have gaps.
    package var place: Int
    package var note: String?

    package init(list: String = "", description: String? = nil, place: Int = 0, note: String? = nil) {
        (self.list, self.description, self.place, self.note) = (list, description, place, note)
    }

    /// The key of a movie's list places in JSON, and their column in CSV.
    package static let key = "lists"

    /// Returns JSON such as `[{"list":"Noir","place":3,"note":"The best"}]`.
    static func json(_ places: [ListPlace]) -> String {
        let objects = places.map { place in
            var writer = JSONWriter()
            writer.add("list", text: place.list.isEmpty ? nil : place.list)
            writer.add("description", text: place.description)
            writer.add("place", literal: String(place.place))
            writer.add("note", text: place.note)
            return String(decoding: writer.end(), as: UTF8.self)
        }
        return "[\(objects.joined(separator: ","))]"
    }

    package static func places(json: [UInt8]) throws(JSONError) -> [ListPlace] {
        var reader = try JSONReader(json)
        let places = try reader.listPlaces()
        try reader.end()
        return places
    }
}

extension JSONReader {
    mutating func listPlaces() throws(JSONError) -> [ListPlace] {
        guard case .list = try read() else { throw error(JSONError.notAnObject) }
        try enter()
        var places: [ListPlace] = []
        while try hasNextElement() {
            var place = ListPlace()
            guard case .object = try read() else { throw error(JSONError.notAnObject) }
            try enter()
            while let key = try nextKey().map({ String(decoding: $0, as: UTF8.self) }) {
                switch (key, try read()) {
                case ("list", .text(let text)): place.list = String(decoding: text, as: UTF8.self)
                case ("description", .text(let text)):
                    place.description = String(decoding: text, as: UTF8.self)
                case ("note", .text(let text)): place.note = String(decoding: text, as: UTF8.self)
                case ("place", .number(let number)): place.place = number.number ?? 0
                default: throw error(JSONError.notAnObject)
                }
            }
            places.append(place)
        }
        return places
    }
}
