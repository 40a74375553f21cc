/// What travels around the cycle of the Home scene.
enum Home {
    enum ShowFilms {
        struct Request {}

        struct Response {
            let films: [Film]
            let chosen: Film
        }

        struct ViewModel {
            var rows: [(film: Film, text: String)] = []
            var chosen = ""
        }
    }

    enum ChooseFilm {
        struct Request {
            let film: Film
        }
    }
}
