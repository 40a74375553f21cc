/// The type of a guard's answer: `Objection?`, or `Objection` of one that always objects.
public protocol ObjectionOrNil {}

extension Objection: ObjectionOrNil {}

extension Objection?: ObjectionOrNil {}

@available(
    *, unavailable, message: "objection(to:) returns an Objection?: isSaved ? nil : .ask(\"Leave?\")"
)
extension Bool: ObjectionOrNil {}
