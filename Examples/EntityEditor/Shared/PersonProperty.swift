package import Usher

/// An editable property of a person.
package enum PersonProperty: String, CaseIterable {
    case name = "Name"
    case birthYear = "Born"
    case birthplace = "Birthplace"
}

extension Person {
    /// The property's value as displayed and typed.
    package subscript(property: PersonProperty) -> String {
        switch property {
        case .name: name
        case .birthYear: "\(birthYear)"
        case .birthplace: birthplace
        }
    }

    /// Sets a property, or throws if the text isn't a valid value.
    package func set(_ property: PersonProperty, to value: String) throws(Refusal) {
        switch property {
        case .name: name = try Self.named(value)
        case .birthplace: birthplace = try Self.named(value)
        case .birthYear:
            guard let year = Int(value), (1850...2010).contains(year), value == "\(year)" else {
                throw Refusal("“\(value)” is not a year of birth. Enter one from 1850 to 2010.")
            }
            birthYear = year
        }
    }

    private static func named(_ text: String) throws(Refusal) -> String {
        guard text.contains(where: \.isLetter) else {
            throw Refusal("“\(text)” is not a name. Enter one with a letter in it.")
        }
        return text
    }
}
