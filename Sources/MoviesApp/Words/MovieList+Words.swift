import MovieCatalog

extension MovieList {
    /// The list as a line has it, with the number of its movies and of those that were watched.
    package func line(_ movies: Int, watched: Int) -> String {
        search.map { "\(name): finds “\($0)”" }
            ?? "\(name): \(grouped(watched)) of \(grouped(movies)) watched"
    }
}

extension ListChange {
    /// What it does to a list, in a sentence.
    func sentence(on list: String, isNew: Bool, _ movies: ([Movie.ID]) throws -> String) rethrows -> String {
        switch self {
        case .put(let ids): "On the \(isNew ? "new " : "")list “\(list)”: \(try movies(ids))."
        case .take(let ids): "Off the list “\(list)”: \(try movies(ids))."
        case .move(let ids, _, _): "Moved: \(try movies(ids))."
        case .remark(let ids, let note):
            "\(note.isEmpty ? "No note any more" : "Noted “\(note.excerpt())”") on the list “\(list)”: \(try movies(ids))."
        case .rename(let name): "The list “\(list)” is called “\(name)” now."
        case .describe: "Described the list “\(list)”."
        case .keep(let search): "Kept “\(search)” as “\(list)”. Type lists to open it."
        case .delete: "The list “\(list)” is deleted; u brings it back."
        }
    }
}

extension CatalogChange.ListAction {
    /// What was done to a list, as a person is told what can be undone.
    func words(of name: String) -> String {
        let list = name.isEmpty ? "the watchlist" : "the list “\(name)”"
        return switch self {
        case .put: "putting movies on \(list)"
        case .taken: "taking movies off \(list)"
        case .moved: "moving movies on \(list)"
        case .remarked: "noting something on \(list)"
        case .renamed: "renaming \(list)"
        case .described: "describing \(list)"
        case .kept: "keeping a search as “\(name)”"
        case .deleted: "deleting \(list)"
        }
    }
}
