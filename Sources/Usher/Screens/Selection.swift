/// What is on in a list of which a person picks several.
///
/// A screen keeps one and draws with it; the person's answers turn its elements on and off.
///
/// ```swift
/// private let features = Selection([Feature.tests])
///
/// func draw(on page: inout Page) {
///     page.title("New project")
///     page.pickSeveral("Features", from: Feature.allCases, with: features) { [self] features in
///         delegate?.featuresScreen(self, didPick: features)
///     }
/// }
/// ```
public final class Selection<Element: Hashable> {
    /// What is on.
    public var elements: Set<Element>

    /// Makes a selection with nothing on at first.
    public init() {
        elements = []
    }

    /// Makes a selection of what is on at first.
    public init(_ elements: some Sequence<Element>) {
        self.elements = Set(elements)
    }
}
