import Usher

/// What can be changed about a person, and what it may become.
enum PersonField: String, CaseIterable {
    case name = "Name"
    case birthYear = "Born"
    case birthplace = "Birthplace"

    func text(of person: Person) -> String {
        switch self {
        case .name: person.name
        case .birthYear: "\(person.birthYear)"
        case .birthplace: person.birthplace
        }
    }

    /// The person with the field changed.
    func changing(_ person: Person, to text: String) throws -> Person {
        var person = person
        switch self {
        case .name: person.name = try Self.named(text)
        case .birthplace: person.birthplace = try Self.named(text)
        case .birthYear:
            guard let year = Int(text), (1850...2010).contains(year) else {
                throw Refusal("“\(text)” is no year of birth; use one from 1850 to 2010.")
            }
            person.birthYear = year
        }
        return person
    }

    private static func named(_ text: String) throws -> String {
        guard text.contains(where: \.isLetter) else {
            throw Refusal("“\(text)” is no name; use one with a letter in it.")
        }
        return text
    }
}
