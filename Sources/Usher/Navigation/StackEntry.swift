/// A coordinator or a screen in its place on a stack.
///
/// Entries are immutable and link downward, so stacks share the entries below what a move changed.
final class StackEntry {
    enum Member {
        case coordinator(any Coordinator)
        case screen(any Screen)

        var object: AnyObject {
            switch self {
            case .coordinator(let coordinator): coordinator
            case .screen(let screen): screen
            }
        }

        var identity: ObjectIdentifier { ObjectIdentifier(object) }

        var type: AnyObject.Type { Swift.type(of: object) }

        var name: String { "\(type)" }

        var showing: String { if case .screen = self { "shown" } else { "started" } }
    }

    enum Scope {
        case layer
        case section
    }

    let member: Member
    let identity: ObjectIdentifier
    let isScreen: Bool
    /// The depth in the tree; the root's is 0.
    let depth: Int
    /// Distinguishes visits of the same object.
    let visit: Int
    let begins: Scope?
    /// The innermost part that has begun.
    let scope: Scope?
    let isInSection: Bool
    /// The number of entries below it, and of screens up to it: in all, and in its scope.
    let height: Int
    let screens: Int
    let screensInScope: Int
    private(set) var owner: StackEntry?
    private(set) var below: StackEntry?
    /// The last entry below it that isn't in the member index; `nil` if this one isn't.
    private(set) var base: StackEntry?
    let result: ResultReceiver?
    let memberIndex: MemberIndex

    /// Up to this height, a linear search is fastest.
    private static let tall = 8

    init(
        _ member: Member, _ identity: ObjectIdentifier, owner: StackEntry?, below: StackEntry?, visit: Int,
        begins: Scope? = nil, result: ResultReceiver? = nil, memberIndex: MemberIndex
    ) {
        self.member = member
        self.identity = identity
        self.owner = owner
        self.below = below
        self.visit = visit
        self.begins = begins
        self.result = result
        self.memberIndex = memberIndex
        depth = owner.map { $0.depth + 1 } ?? 0
        height = below.map { $0.height + 1 } ?? 0
        scope = begins ?? below?.scope
        isInSection = begins == .section || owner?.isInSection ?? false
        if case .screen = member { isScreen = true } else { isScreen = false }
        screens = (below?.screens ?? 0) + (isScreen ? 1 : 0)
        screensInScope = (begins == nil ? below?.screensInScope ?? 0 : 0) + (isScreen ? 1 : 0)
        guard height >= Self.tall else { return }
        base = below?.base ?? below
        memberIndex.add(identity)
    }

    convenience init(_ entry: StackEntry, owner: StackEntry?, below: StackEntry?) {
        self.init(
            entry.member, entry.identity, owner: owner, below: below, visit: entry.visit,
            begins: entry.begins, result: entry.result, memberIndex: entry.memberIndex)
    }

    /// Releases entries iteratively: a recursive deinit of a tall stack would overflow.
    deinit {
        var next = letGo()
        while isKnownUniquelyReferenced(&next) { next = next?.letGo() }
    }

    private func letGo() -> StackEntry? {
        if base != nil { memberIndex.remove(identity) }
        defer { (owner, below, base) = (nil, nil, nil) }
        return below
    }

    /// This and the flows around it, the innermost first.
    var owners: some Sequence<StackEntry> { sequence(first: self) { $0.owner } }

    var section: StackEntry? { isInSection ? owners.first { $0.begins == .section } : nil }

    /// Whether another entry is in this flow.
    func holds(_ other: StackEntry) -> Bool { other.owners.first { $0.height <= height } === self }

    var coordinator: (any Coordinator)? {
        if case .coordinator(let coordinator) = member { coordinator } else { nil }
    }

    var screen: (any Screen)? {
        if case .screen(let screen) = member { screen } else { nil }
    }

    var level: PageCommands.PageDepth {
        if screens == 1 { return .first }
        if screensInScope > 1 { return .further }
        return begins == .layer ? .homeOfLayer : .first
    }

    var object: AnyObject { member.object }

    func objection(to leaving: Leaving) -> Objection? {
        let answer: any ObjectionOrNil =
            switch member {
            case .coordinator(let coordinator): coordinator.objection(to: leaving)
            case .screen(let screen): screen.objection(to: leaving)
            }
        return answer as? Objection
    }
}

/// The objects high on a stack or a retained copy of it, to find new ones without a search.
final class MemberIndex {
    private var counts: [ObjectIdentifier: Int] = [:]
    private var visits = 0
    /// Why requests of the move under way did nothing.
    private var losses: [String] = []
    var isWatched = false
    /// The flows that ended in this turn, and whether they showed nothing any more.
    private var endings: [(flow: ObjectIdentifier, type: any AnyObject.Type, visit: Int, wasEmpty: Bool)] = []

    func mayContain(_ identity: ObjectIdentifier) -> Bool { counts[identity] != nil }

    func add(_ identity: ObjectIdentifier) { counts[identity, default: 0] += 1 }

    func remove(_ identity: ObjectIdentifier) {
        guard let count = counts[identity] else { return }
        counts[identity] = count > 1 ? count - 1 : nil
    }

    /// - Parameter isMistake: Whether it's kept even if no one observes, until the next one.
    func lose(_ reason: @autoclosure () -> String, isMistake: Bool = false) {
        if isWatched { losses.append(reason()) } else if isMistake { losses = [reason()] }
    }

    func takeLosses() -> [String] { losses.takeAll() }

    func noteEnd(of flow: StackEntry, wasEmpty: Bool) {
        if endings.count == 1_000 { endings = [] }
        endings.append((flow.identity, flow.member.type, flow.visit, wasEmpty))
    }

    /// Forgets the flows that ended in this turn, and returns the type of the last one.
    func takeEndings() -> (any AnyObject.Type)? {
        defer { endings.removeAll(keepingCapacity: true) }
        return endings.last?.type
    }

    func absence(of coordinator: any Coordinator) -> (reason: String, advice: String) {
        let identity = ObjectIdentifier(coordinator)
        guard let visit = endings.last(where: { $0.flow == identity })?.visit else {
            return ("isn't in the tree", "Start its flow with navigator.start(child, for: self)")
        }
        if endings.contains(where: { $0.visit == visit && $0.wasEmpty }) {
            let advice = "Show what comes next first, or make one move of both with navigator.move"
            return ("ended because it showed nothing", advice)
        }
        return ("has ended", "Move before the flow ends, or for its parent")
    }

    func nextVisit() -> Int {
        visits += 1
        return visits
    }
}
