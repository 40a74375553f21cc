import MovieCatalog

extension MovieList {
    var kind: String { search == nil ? "list" : "search" }

    package func line(_ movies: Int, watched: Int) -> String {
        search.map { "\(name): finds “\($0)”" }
            ?? "\(name): \(grouped(watched)) of \(grouped(movies)) watched"
    }
}

extension ListChange {
    /// - Parameter known: The list before; nil if it's new.
    func sentence(
        on list: String, _ known: MovieList?, _ movies: ([Movie.ID]) throws -> String
    ) rethrows -> String {
        switch self {
        case .put(let ids): "On the \(known == nil ? "new " : "")list “\(list)”: \(try movies(ids))."
        case .take(let ids): "Off the list “\(list)”: \(try movies(ids))."
        case .move(let ids, _, _): "Moved: \(try movies(ids))."
        case .remark(let ids, let note):
            "\(note.isEmpty ? "No note any more" : "Noted “\(note.excerpt())”") on the list “\(list)”: \(try movies(ids))."
        case .rename(let name): "The \(known?.kind ?? "list") “\(list)” is called “\(name)” now."
        case .describe: "Described the \(known?.kind ?? "list") “\(list)”."
        case .keep(let search): "Kept “\(search)” as “\(list)”. Type lists to open it."
        case .delete: "Deleted the \(known?.kind ?? "list") “\(list)”."
        }
    }
}
