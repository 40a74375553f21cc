/// A director, as the archive knows one.
struct Person: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var birthYear: Int
    var birthplace: String
}
