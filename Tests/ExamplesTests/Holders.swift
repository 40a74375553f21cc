import UsherTesting

/// Returns the classes of a session's coordinators and screens that store values of a type.
func holders<Value>(of type: Value.Type, in session: ScriptedSession) -> [String] {
    let objects: [AnyObject] = session.coordinators + session.screens
    return objects.filter { object in
        Mirror(reflecting: object).children.contains { $0.value is Value || $0.value is [Value] }
    }.map { "\(Swift.type(of: $0))" }
}
