// Calls that newcomers may write, answered with what to write instead.

extension Page {
    /// A command is one character.
    @available(*, unavailable, message: "a command is one character: page.command(\"c\", \"clear\") { … }")
    public mutating func command(
        _ letter: String, _ label: String, help: String = "", action: @escaping () throws -> Void
    ) {}

    /// An item that asks nothing is one text.
    @available(
        *, unavailable, message: "an item that asks nothing is one text: page.item(\"Lamp: 30\") { … }"
    )
    public mutating func item(
        _ name: String, _ value: some CustomStringConvertible, action: @escaping () throws -> Void
    ) {}

    /// An item that confirms is one text.
    @available(
        *, unavailable,
        message: "an item that confirms is one text: page.item(\"Lamp: 30\", confirms: \"Sure?\") { … }"
    )
    public mutating func item(
        _ name: String, _ value: some CustomStringConvertible, confirms prompt: String,
        action: @escaping () throws -> Void
    ) {}

    /// A field has a text or an `Int`.
    @available(
        *, unavailable,
        message: "a field has a text or an Int: page.field(\"Lit\", isLit ? \"yes\" : \"no\")"
    )
    public mutating func field(_ name: String, _ value: (some CustomStringConvertible)?) {}

    /// A line is a text.
    @available(*, unavailable, renamed: "text(_:)")
    public mutating func write(_ text: String) {}

    /// A heading is a text.
    @available(*, unavailable, renamed: "text(_:)")
    public mutating func heading(_ text: String) {}
}

extension Navigator {
    /// A flow without an output stops.
    @available(*, unavailable, message: "a flow without an Output ends with navigator.stop(self)")
    public func finish(_ coordinator: any Coordinator) {}

    /// A status is an exit status.
    @available(*, unavailable, message: "a status is named, .success, or made: .init(rawValue: 3)")
    public func quit(with status: Int) {}
}
