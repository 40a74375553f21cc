import Usher

/// A question that all threads would share.
extension Question<Int> {
    static let port = Question.number(in: 1...65_535)
}

/// And one as it is written.
extension Question<Int> {
    static var track: Self { .number(in: 1...99) }
}
