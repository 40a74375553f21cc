import Usher

/// A task for a list with pages of its own, by its name in a path.
enum MovieListTask: String, CaseIterable {
    case filter, `import`, export, duplicates

    fileprivate var words: (letter: Unicode.Scalar, help: String) {
        switch self {
        case .filter: ("f", "narrows the list to a genre, a decade, a length, a tag or what you watched")
        case .import: ("i", "adds movies from Letterboxd, IMDb, Netflix or another file")
        case .export: ("e", "writes these to a file, for a spreadsheet or a friend")
        case .duplicates: ("d", "shows movies that may be in the catalog twice")
        }
    }
}

extension Page {
    mutating func offerTasks(_ choose: @escaping (MovieListTask) throws -> Void) {
        for task in MovieListTask.allCases {
            command(task.words.letter, task.rawValue, help: task.words.help) { try choose(task) }
        }
    }
}
