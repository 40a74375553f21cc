/// The requests, responses and view models of the detail scene.
enum MovieDetail {
    enum ShowMovie {
        struct Request {}

        struct Response {
            let movie: Movie
        }

        struct ViewModel {
            var title = ""
            var year = ""
            var director = ""
        }
    }
}
