/// The order of films by title, year and id, from which every other order follows.
struct Filing {
    /// Places of films, in the order of title, year and id.
    private let places: [Int]
    /// Beside `places`: the same number for the same filing key.
    private let ranks: [Int]

    /// Files the films, which come in ascending order of their ids with their keys beside them.
    init(_ films: [Movie], keys: [FilingKey]) {
        let places = films.indices.sorted { left, right in
            if keys[left] != keys[right] { return keys[left] < keys[right] }
            switch (films[left].year, films[right].year) {
            case (let leftYear?, let rightYear?) where leftYear != rightYear: return leftYear < rightYear
            case (_?, nil): return true
            case (nil, _?): return false
            default: return left < right
            }
        }
        var ranks: [Int] = []
        ranks.reserveCapacity(places.count)
        for (position, place) in places.enumerated() {
            let isSame = position > 0 && keys[places[position - 1]] == keys[place]
            ranks.append(isSame ? ranks[position - 1] : position)
        }
        self.places = places
        self.ranks = ranks
    }

    /// The places of the films that a query finds, in its order.
    func places(of query: MovieQuery, in films: [Movie]) -> [Int] {
        let pattern = folded(query.text)
        var entries: [Entry] = []
        for (position, place) in places.enumerated()
        where pattern.isEmpty || folded(films[place].title).contains(run: pattern) {
            let value: Int? =
                switch query.order {
                case .title: ranks[position]
                case .year: films[place].year
                case .rating: films[place].rating?.halves
                case .score: films[place].score
                }
            entries.append(Entry(value: value, position: position, place: place))
        }
        let bestFirst = query.order == .rating || query.order == .score
        let isDescending = query.isReversed != bestFirst
        if query.order != .title || isDescending {
            entries.sort { $0.precedes($1, isDescending: isDescending) }
        }
        return entries.map(\.place)
    }

    private struct Entry {
        let value: Int?
        let position: Int
        let place: Int

        func precedes(_ other: Entry, isDescending: Bool) -> Bool {
            switch (value, other.value) {
            case (let left?, let right?) where left != right: isDescending ? left > right : left < right
            case (_?, nil): true
            case (nil, _?): false
            default: position < other.position
            }
        }
    }
}

extension [UInt8] {
    /// Whether these bytes stand one after the other in it.
    fileprivate func contains(run bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, bytes.count <= count else { return bytes.isEmpty }
        return (0...(count - bytes.count)).contains { start in
            self[start] == first && self[start..<(start + bytes.count)].elementsEqual(bytes)
        }
    }
}
