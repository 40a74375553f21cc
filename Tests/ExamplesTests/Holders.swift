import UsherTesting

/// Returns the coordinators and screens of a session that store one or more values of a type, in
/// tree order.
func holders<Value>(of type: Value.Type, in session: ScriptedSession) -> [String] {
    let objects: [AnyObject] = session.coordinators + session.screens
    return objects.filter { object in
        Mirror(reflecting: object).children.contains { $0.value is Value || $0.value is [Value] }
    }.map { "\(Swift.type(of: $0))" }
}
