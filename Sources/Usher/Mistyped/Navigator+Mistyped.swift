// What a newcomer may well write, answered with what to write in its place.
extension Navigator {
    /// A flow without an output stops.
    @available(*, unavailable, message: "a flow without an Output ends with navigator.stop(self)")
    public func finish(_ coordinator: any Coordinator) {}

    /// A status is an exit status.
    @available(*, unavailable, message: "a status is named, .success, or made: .init(rawValue: 3)")
    public func quit(with status: Int) {}
}
