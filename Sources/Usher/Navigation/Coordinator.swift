/// The owner of one flow of screens.
///
/// A coordinator decides what comes next. It shows its first screen in ``start()``, responds to its
/// screens as their delegate by pushing screens or starting child coordinators, and reports its own
/// outcome to its delegate.
///
/// ```swift
/// final class FilmListCoordinator: Coordinator {
///     weak var delegate: (any FilmListCoordinatorDelegate)?
///     private let films: [Film]
///     private let navigator: Navigator
///
///     init(films: [Film], navigator: Navigator) {
///         self.films = films
///         self.navigator = navigator
///     }
///
///     func start() {
///         let screen = FilmListScreen(films: films)
///         screen.delegate = self
///         navigator.push(screen, for: self)
///     }
///
///     func stop() {
///         delegate?.filmListCoordinatorDidStop(self)
///     }
/// }
/// ```
///
/// The ``Navigator`` retains a started coordinator and releases it when its flow ends, so a parent
/// needs no reference to its children. A flow ends when its last screen and its last child are
/// gone. The root coordinator may be empty while an answer is handled: see ``Navigator``.
public protocol Coordinator<Output>: AnyObject {
    /// The type of the flow's result: see <doc:Results>. `Never` if the flow has none.
    associatedtype Output = Never

    /// The return type of ``objection(to:)``, which the compiler infers.
    associatedtype GuardAnswer: ObjectionOrNil = Objection?

    /// Shows the first screen of the flow. Called after the coordinator has been added to the tree.
    func start()

    /// Reports the outcome to the delegate after the flow has ended.
    ///
    /// Called once per start, however the flow ended. By then, its children have stopped and its
    /// screens are off the stack. To end a flow, call ``Navigator/stop(_:)``, not this.
    func stop()

    /// Returns the flow's objection to ending, or `nil`. Called before the stack changes.
    ///
    /// ```swift
    /// func objection(to leaving: Leaving) -> Objection? {
    ///     draft.isEmpty ? nil : .ask("Leave without saving?", atEnd: "The draft was not saved.")
    /// }
    /// ```
    ///
    /// The navigator asks the screens and flows that a move would remove, the topmost first. A flow
    /// without screens can't object. Objections to the end of the input are ignored: see
    /// ``Leaving/isFinal``. Navigating in this function traps.
    func objection(to leaving: Leaving) -> GuardAnswer
}

extension Coordinator {
    /// Does nothing.
    public func stop() {}

    /// Returns `nil`: the flow may end.
    public func objection(to leaving: Leaving) -> Objection? { nil }
}
