extension Movie {
    /// Whether both have an id of the same kind, and not the same one.
    func contradicts(_ other: Movie) -> Bool {
        func differ<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
            left != nil && right != nil && left != right
        }
        if differ(imdbID, other.imdbID) || differ(tmdbID, other.tmdbID) { return true }
        guard let page = letterboxdURI, let otherPage = other.letterboxdURI, page != otherPage else {
            return false
        }
        // Letterboxd has a long and a short address of each movie, which say nothing about each other.
        return host(of: page) == host(of: otherPage)
    }
}

private func host(of address: String) -> Substring {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    return rest.prefix { $0 != "/" }
}
