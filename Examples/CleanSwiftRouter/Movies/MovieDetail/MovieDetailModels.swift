/// What travels around the cycle of the detail.
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
