/// A coordinator or a screen in its place on a stack.
///
/// An entry never changes and knows the one below it, so copies of a stack share what they have in common, and what
/// a move changed lies above the highest entry that both stacks share.
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

    /// A part of the stack with a home of its own.
    enum Scope {
        /// A presented screen and all that stands on top of it.
        case layer
        /// A flow beside others.
        case section
    }

    let member: Member
    let identity: ObjectIdentifier
    let isScreen: Bool
    /// The depth in the tree; the root's is 0.
    let depth: Int
    /// Tells one visit on the stack from the next one of the same object.
    let visit: Int
    let begins: Scope?
    /// The last part that began; none at first.
    let scope: Scope?
    let isInSection: Bool
    /// The number of entries below it, and of screens up to it: in all, and in its scope.
    let height: Int
    let screens: Int
    let screensInScope: Int
    /// The coordinator it belongs to.
    private(set) var owner: StackEntry?
    private(set) var below: StackEntry?
    /// Of an entry that is in the list of a tall stack, the last one below it that isn't.
    private(set) var base: StackEntry?
    let result: ResultReceiver?
    let memberIndex: MemberIndex

    /// Up to this height, looking at every entry is the fastest way.
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

    /// The same visit in another place.
    convenience init(_ entry: StackEntry, owner: StackEntry?, below: StackEntry?) {
        self.init(
            entry.member, entry.identity, owner: owner, below: below, visit: entry.visit,
            begins: entry.begins,
            result: entry.result, memberIndex: entry.memberIndex)
    }

    /// Lets a tall stack go one by one: each letting go of the next, they would need as much of the thread's stack.
    deinit {
        var next = letGo()
        while isKnownUniquelyReferenced(&next) { next = next?.letGo() }
    }

    private func letGo() -> StackEntry? {
        if base != nil { memberIndex.remove(identity) }
        defer { (owner, below, base) = (nil, nil, nil) }
        return below
    }

    /// This and the flows that it is part of, the innermost first.
    var owners: some Sequence<StackEntry> { sequence(first: self) { $0.owner } }

    /// The innermost section that this is in or begins.
    var section: StackEntry? { isInSection ? owners.first { $0.begins == .section } : nil }

    /// Whether another entry is in the flow that this is.
    func holds(_ other: StackEntry) -> Bool {
        other.owners.first { $0.height <= height } === self
    }

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

/// Which objects stand high on a stack, or on a copy of it that is still kept: what is new is known to be so without a
/// look at all that is there.
final class MemberIndex {
    private var counts: [ObjectIdentifier: Int] = [:]
    private var visits = 0
    /// Why what the move under way asked for did nothing, if somebody wants to know.
    private var losses: [String] = []
    var isWatched = false
    /// The flows that ended in this turn, and whether they showed nothing any more.
    private var endings: [(flow: ObjectIdentifier, type: any AnyObject.Type, visit: Int, wasEmpty: Bool)] = []

    func mayContain(_ identity: ObjectIdentifier) -> Bool { counts[identity] != nil }

    func add(_ identity: ObjectIdentifier) {
        counts[identity, default: 0] += 1
    }

    func remove(_ identity: ObjectIdentifier) {
        guard let count = counts[identity] else { return }
        counts[identity] = count > 1 ? count - 1 : nil
    }

    /// - Parameter isMistake: Whether it is kept, until the next, where nobody watches, too.
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

    /// Why a flow isn't in the tree, and what to write instead of moving for it.
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
