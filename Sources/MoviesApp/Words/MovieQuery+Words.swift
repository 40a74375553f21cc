import MovieCatalog

extension MovieQuery {
    /// “by title, A to Z”.
    func orderDescription(of count: MovieCount) -> String {
        switch (order, count) {
        case (nil, .exactly) where isRanked:
            isReversed ? "titles last, least known first" : "titles first, then best known"
        case (nil, .moreThan) where isRanked:
            "titles first, then in the order added (more words find fewer)"
        case (.hand, _): "in your order"
        case (nil, _), (.title, _): "by title, \(isReversed ? "Z to A" : "A to Z")"
        case (.year, _): "by year, \(isReversed ? "newest first" : "oldest first")"
        case (.runtime, _): "by length, \(isReversed ? "longest" : "shortest") first"
        case (.renown, _): "by how well known, \(isReversed ? "least" : "best") known first"
        case (.watched?, _), (.rated?, _), (.added?, _), (.wanted?, _):
            "by \(order?.name ?? ""), \(isReversed ? "earliest" : "latest") first"
        case (let order?, _): "by \(order.name), \(isReversed ? "lowest first" : "best first")"
        }
    }
}

extension MovieOrder {
    var name: String {
        switch self {
        case .title: "title"
        case .year: "year"
        case .rating: "your rating"
        case .publicRating: "public rating"
        case .score: "critics' score"
        case .watched: "day watched"
        case .rated: "day rated"
        case .added: "day added"
        case .wanted: "day put on the watchlist"
        case .runtime: "length"
        case .renown: "how well known"
        case .hand: "hand"
        }
    }
}
