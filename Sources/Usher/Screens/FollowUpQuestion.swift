/// An answer that asks a question before it does anything.
struct FollowUpQuestion {
    enum Trigger: Equatable {
        case item(Int), command(Unicode.Scalar)
    }

    let trigger: Trigger
    let name: String
    /// The screen that offers it.
    let source: AnyObject?
    let draw: (inout Page) throws -> Void

    /// The letter or number, as it is typed.
    var typed: String {
        switch trigger {
        case .item(let number): "\(number)"
        case .command(let letter): "\(letter)"
        }
    }
}
