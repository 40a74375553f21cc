/// A director. A class, so that every holder of a reference sees changes.
package final class Person {
    package internal(set) var name: String
    package internal(set) var birthYear: Int
    var birthplace: String

    init(name: String, birthYear: Int, birthplace: String) {
        self.name = name
        self.birthYear = birthYear
        self.birthplace = birthplace
    }
}
