import Usher

/// The answers to `npm init`'s questions.
struct Package {
    enum License: String, CaseIterable { case mit = "MIT", apache = "Apache-2.0", none = "UNLICENSED" }
    enum Feature: String, CaseIterable { case lint, tests, docs, ci }

    var (name, version, main, license, isPrivate) = ("", "1.0.0", "index.js", License.mit, false)
    var (summary, test, keywords) = (nil as String?, nil as String?, nil as String?)
    var (authors, features) = ([] as [String], [.tests] as Set<Feature>)

    static func questions(_ form: inout Form<Package>.Questions) {
        form.ask("Package name", \.name, matching(/[a-z0-9-]+/, "lowercase letters and digits"))
        form.ask("Version", \.version, matching(/\d+\.\d+\.\d+/, "a version such as 1.0.0"))
        form.ask("Description", \.summary)
        form.ask("Entry point", \.main, .path())
        form.ask("Test command", \.test)
        form.ask("Keywords", \.keywords)
        form.askSeveral("Author", \.authors, startingWith: "") { $0.ask("Name", \.self) }
        form.ask("License", \.license)
        form.ask("Features", \.features)
        form.ask("Private", \.isPrivate)
    }

    /// The text of `package.json`. Strings are quoted as in Swift, which is usually valid JSON.
    var json: String {
        let fields: [(name: String, value: String?)] = [
            ("name", name.debugDescription), ("version", version.debugDescription),
            ("description", summary?.debugDescription), ("main", main.debugDescription),
            ("scripts", test.map { "{ \"test\": \($0.debugDescription) }" }),
            ("keywords", keywords.map { "\($0.split(separator: " "))" }), ("authors", "\(authors)"),
            ("license", license.rawValue.debugDescription), ("private", "\(isPrivate)"),
            ("features", "\(Feature.allCases.filter(features.contains).map(\.rawValue))"),
        ]
        let lines = fields.compactMap { field in field.value.map { "  \"\(field.name)\": \($0)" } }
        return "{\n\(lines.joined(separator: ",\n"))\n}\n"
    }
}

private func matching(_ pattern: Regex<Substring>, _ takes: String) -> Question<String> {
    Question(takes) { $0.wholeMatch(of: pattern) == nil ? nil : $0 }
}
