import Usher

/// A question in a static variable, shared by all threads.
extension Question<Int> {
    static let port = Question.number(in: 1...65_535)
}

/// The correct form.
extension Question<Int> {
    static var track: Self { .number(in: 1...99) }
}
