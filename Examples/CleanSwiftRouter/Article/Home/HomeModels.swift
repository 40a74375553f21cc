/// What travels around the cycle of the Home scene.
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
