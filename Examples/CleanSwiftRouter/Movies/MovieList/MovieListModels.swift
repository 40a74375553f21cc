/// The requests, responses and view models of the list.
enum MovieList {
    enum ShowMovies {
        struct Request {}

        struct Response {
            let movies: [Movie]
            let lastSeen: Movie?
        }

        struct ViewModel {
            var rows: [String] = []
            var lastSeen: String?
        }
    }

    enum SelectMovie {
        struct Request {
            let index: Int
        }
    }
}
