/// The requests, responses and view models of the Detail scene.
enum Detail {
    enum ShowMessage {
        struct Request {}

        struct Response {
            let message: String
        }

        struct ViewModel {
            let text: String
        }
    }
}
