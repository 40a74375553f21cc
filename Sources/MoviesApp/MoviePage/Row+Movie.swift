import MovieCatalog
import Usher

extension Row {
    /// A movie as a line of a list: what it is, what it is to the person, and by what the list is sorted.
    mutating func write(_ movie: ListedMovie, sortedBy order: MovieOrder?) {
        write(movie.title, of: movie.year)
        if !isBrief {
            if let director = movie.director { write(", \(director)") }
            if let runtime = movie.runtime { write(", \(runtime) minutes") }
        }
        write("you", movie.yourRating?.description)
        write("seen", movie.lastWatched?.description)
        if movie.isOnWatchlist { write(", to watch") }
        switch order {
        case .publicRating: write("public", movie.publicRating.map { "\($0 / 10).\($0 % 10)" })
        case .score: write("critics", movie.score?.description)
        case .rated: write("rated", movie.lastRated?.description)
        case .added: write("added", movie.dayAdded?.description)
        case .title, .year, .rating, .watched, nil: break
        }
    }

    /// A viewing as a line of the diary.
    mutating func write(_ entry: DiaryEntry) {
        if entry.viewing.date == nil, entry.date != nil { write("by ") }
        write(entry.date?.description ?? "day unknown")
        write(" ")
        let rating = entry.viewing.rating ?? (entry.viewing.date == nil ? entry.movie.yourRating : nil)
        write(entry.movie.title, of: entry.movie.year)
        write("you", rating?.description)
        if let note = entry.viewing.note { write(": \(note.excerpt(ofRows: 1))") }
    }

    private mutating func write(_ title: String, of year: Int?) {
        write(title)
        guard let year else { return }
        write(" (")
        write(year)
        write(")")
    }

    /// A value behind its name, where there is one.
    private mutating func write(_ name: String, _ value: String?) {
        if let value { write(", \(name) \(value)") }
    }
}
