package import Usher

/// Stands for the note's data service: has the people, and hands out the same ones each time.
package final class PersonArchive {
    private var people: [Person] = []
    private let navigator: Navigator
    private weak var owner: (any Coordinator)?

    /// - Parameter owner: Whose work it is to load what is asked for with ``loadData(_:)``.
    package init(navigator: Navigator, owner: any Coordinator) {
        self.navigator = navigator
        self.owner = owner
    }

    /// Hands over the people, later where they have to be read first.
    package func loadData(_ completion: @escaping ([Person]) -> Void) {
        guard people.isEmpty, let owner else { return completion(people) }
        navigator.work(for: owner) { [self] work in completion(try loadData(in: &work)) }
    }

    package func loadData(in work: inout Work) throws -> [Person] {
        let records = try work.wait { await PersonArchive.records() }
        if people.isEmpty { people = records.map { Person(name: $0, birthYear: $1, birthplace: $2) } }
        return people
    }

    /// Reads the records; others have their turn meanwhile.
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
