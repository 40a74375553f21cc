/// What travels around the cycle of the Home scene.
enum Home {
    enum ShowFilms {
        struct Request {}

        struct Response {
            let films: [Film]
            let title: String
        }

        struct ViewModel {
            var rows: [String] = []
            var title: String?
        }
    }

    enum ChangeTitle {
        struct Request {
            let text: String
        }
    }
}
