// Calls that newcomers may try. The compiler's message says what to write instead.

extension Page {
    /// Unavailable: a command is a single character, not a string.
    @available(*, unavailable, message: "a command is one character: page.command(\"c\", \"clear\") { … }")
    public mutating func command(
        _ letter: String, _ label: String, help: String = "", action: @escaping () throws -> Void
    ) {}

    /// Unavailable: an item without a question takes a single string.
    @available(
        *, unavailable,
        message: "an item without a question takes one string: page.item(\"Lamp: 30\") { … }"
    )
    public mutating func item(
        _ name: String, _ value: some CustomStringConvertible, action: @escaping () throws -> Void
    ) {}

    /// Unavailable: an item that confirms takes a single string and a prompt.
    @available(
        *, unavailable,
        message: "an item that confirms takes one string: page.item(\"Lamp: 30\", confirms: \"Sure?\") { … }"
    )
    public mutating func item(
        _ name: String, _ value: some CustomStringConvertible, confirms prompt: String,
        action: @escaping () throws -> Void
    ) {}

    /// Unavailable: a field's value is a string or an `Int`.
    @available(
        *, unavailable,
        message: "a field has a string or an Int: page.field(\"Lit\", isLit ? \"yes\" : \"no\")"
    )
    public mutating func field(_ name: String, _ value: (some CustomStringConvertible)?) {}

    /// Unavailable: lines are added with `text(_:)`.
    @available(*, unavailable, renamed: "text(_:)")
    public mutating func write(_ text: String) {}

    /// Unavailable: headings are added with `text(_:)`.
    @available(*, unavailable, renamed: "text(_:)")
    public mutating func heading(_ text: String) {}
}

extension Navigator {
    /// Unavailable: a flow without an output ends with ``stop(_:)``.
    @available(*, unavailable, message: "a flow without an Output ends with navigator.stop(self)")
    public func finish(_ coordinator: any Coordinator) {}

    /// Unavailable: a status is an ``ExitStatus``, not an `Int`.
    @available(*, unavailable, message: "a status is named, .success, or made: .init(rawValue: 3)")
    public func quit(with status: Int) {}
}
