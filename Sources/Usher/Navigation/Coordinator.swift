/// The owner of one flow of screens.
///
/// A coordinator decides what comes next: it shows its first screen in ``start()``, hears from its screens
/// through their delegates, pushes further screens or starts child coordinators, and tells its own delegate
/// what came of it. It never reads a line or writes a byte.
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
/// The ``Navigator`` keeps a started coordinator alive and lets it go once its flow is over, so a parent holds
/// no reference to its children and has nothing to clean up. A flow lives as long as it shows something: when
/// its last screen and its last child are gone, it ends. The root has until the end of the turn:
/// see ``Navigator``.
public protocol Coordinator<Output>: AnyObject {
    /// The result of the flow, for whoever waits for it: see ``Navigator/start(_:for:completion:)``. `Never`,
    /// where it tells its delegate instead.
    associatedtype Output = Never

    /// The type of a guard's answer, which is inferred.
    associatedtype GuardAnswer: ObjectionOrNil = Objection?

    /// Shows the first screen of the flow.
    ///
    /// The navigator calls this when the coordinator has entered the tree; ask for it with
    /// ``Navigator/start(_:for:)``.
    func start()

    /// Hears that the flow is over, and tells the delegate what came of it.
    ///
    /// The navigator calls this exactly once for each start, whoever ended the flow: the person went back past
    /// its first screen, went home or quit, the input ended, or code called ``Navigator/stop(_:)``. By then the flow's
    /// children have stopped, deepest first, and its screens have left the stack: a coordinator is told here, and was asked
    /// in ``objection(to:)``. Don't call it, since that ends nothing; to end a flow, ask with
    /// ``Navigator/stop(_:)``.
    ///
    /// This is the one place for a delegate to hear what came of the flow, because every way out leads through it. A flow
    /// with nothing to tell leaves it out.
    func stop()

    /// Returns the flow's objection to its end, before anything has moved; `nil` where it may end.
    ///
    /// ```swift
    /// func objection(to leaving: Leaving) -> Objection? {
    ///     draft.isEmpty ? nil : .ask("Leave without saving?", atEnd: "The draft was not saved.")
    /// }
    /// ```
    ///
    /// The navigator asks the flows that a move would end, whoever asked for it, the deepest first, until one objects.
    /// A flow that shows nothing has no veto, and at the end of the input nobody can be asked: see ``Leaving/isFinal``. It can't
    /// move here.
    func objection(to leaving: Leaving) -> GuardAnswer
}

extension Coordinator {
    /// Nobody is told.
    public func stop() {}

    /// It may end.
    public func objection(to leaving: Leaving) -> Objection? { nil }
}
