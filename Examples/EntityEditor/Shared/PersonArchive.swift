package import Usher

/// A substitute for the article's data service. Always returns the same instances.
package final class PersonArchive {
    private var people: [Person] = []
    private let navigator: Navigator
    private weak var owner: (any Coordinator)?

    /// - Parameter owner: The coordinator whose end cancels ``loadData(_:)``.
    package init(navigator: Navigator, owner: any Coordinator) {
        self.navigator = navigator
        self.owner = owner
    }

    /// Passes the people to `completion`, asynchronously the first time.
    package func loadData(_ completion: @escaping ([Person]) -> Void) {
        guard people.isEmpty, let owner else { return completion(people) }
        navigator.work(for: owner) { [self] work in completion(try loadData(in: &work)) }
    }

    package func loadData(in work: inout Work) throws -> [Person] {
        let records = try work.wait { await PersonArchive.records() }
        if people.isEmpty { people = records.map { Person(name: $0, birthYear: $1, birthplace: $2) } }
        return people
    }

    /// Returns the records after a suspension, as a real service would.
    private static func records() async -> [(String, Int, String)] {
        await Task.yield()
        return [
            ("Akira Kurosawa", 1910, "Tokyo"),
            ("Agnès Varda", 1928, "Ixelles"),
            ("Carol Reed", 1906, "London"),
            ("Jacques Tati", 1907, "Le Pecq"),
            ("Chantal Akerman", 1950, "Brussels"),
        ]
    }
}
