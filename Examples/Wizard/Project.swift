import Usher

/// A project, as the wizard makes it.
struct Project {
    enum License: String, CaseIterable { case apache = "Apache-2.0", mit = "MIT", none = "none of these" }
    enum Feature: CaseIterable { case tests, docs, benchmarks, changelog }

    var (name, summary) = ("", nil as String?)
    var (license, features) = (License.apache, [Feature.tests])
    var (begin, end) = (nil as CalendarDay?, nil as CalendarDay?)
    var (isPrivate, token) = (false, "")
}
