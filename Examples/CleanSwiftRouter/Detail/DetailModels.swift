/// What travels around the cycle of the Detail scene.
enum Detail {
    enum ShowFilm {
        struct Request {}

        struct Response {
            let title: String
            let film: Film?
        }

        struct ViewModel {
            var title = ""
            var line = ""
        }
    }
}
