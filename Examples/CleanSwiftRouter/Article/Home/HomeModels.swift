/// The requests, responses and view models of the Home scene.
enum Home {
    enum ChangeMessage {
        struct Request {
            let text: String
        }

        struct Response {
            let message: String
        }

        struct ViewModel {
            let text: String
        }
    }
}
