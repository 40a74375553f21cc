import UsherTesting

/// The coordinators and screens of a session that store a value of a type, or several, in the order of the tree.
func holders<Value>(of type: Value.Type, in session: ScriptedSession) -> [String] {
    let objects: [AnyObject] = session.coordinators + session.screens
    return objects.filter { object in
        Mirror(reflecting: object).children.contains { $0.value is Value || $0.value is [Value] }
    }.map { "\(Swift.type(of: $0))" }
}
