/// A project, as the wizard makes it.
struct Project {
    var name = ""
    var license = License.apache
    var summary: String?
    var features: [Feature] = [.tests]
    var token = ""
    var readers = Readers.everybody
}

enum License: String, CaseIterable {
    case apache = "Apache-2.0"
    case mit = "MIT"
    case none = "none of these"
}

enum Feature: CaseIterable {
    case tests, docs, benchmarks, changelog
}

enum Readers: CaseIterable {
    case everybody, members, nobody
}
