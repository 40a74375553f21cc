import Testing

@testable import Usher

/// The stack keeps its tree as a list, which its copies share. Here it is compared with a tree that is kept as one.
@Suite struct StackModelTests {
    @Test(
        "after any operations the list is the tree, in its order; what stays is the same as before, and so is every copy"
    )
    func sameAsTree() {
        print("StackModelTests: USHER_SEED=\(RandomNumbers.seed)")
        var stays = 0
        for sequence in 0..<4_000 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            var twins = Twins()
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                twins.operate(using: &random)
                stays += twins.stack.objects.count
                if let fault = twins.fault {
                    Issue.record(
                        "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(twins.log.joined(separator: "\n"))"
                    )
                    return
                }
            }
        }
        #expect(stays > 100_000, "the trees are not trivial")
    }
}

/// A coordinator or a screen with what was pushed and started for it.
private struct Tree {
    let object: AnyObject
    var members: [Tree] = []

    /// This object and all below it, each before what is below it.
    var all: [AnyObject] { [object] + members.flatMap(\.all) }

    func contains(_ other: AnyObject) -> Bool { all.contains { $0 === other } }

    /// What each object below belongs to.
    var parents: [ObjectIdentifier: AnyObject] {
        var parents: [ObjectIdentifier: AnyObject] = [:]
        func add(_ tree: Tree) {
            for member in tree.members {
                parents[ObjectIdentifier(member.object)] = tree.object
                add(member)
            }
        }
        add(self)
        return parents
    }

    mutating func add(_ child: AnyObject, to parent: AnyObject) {
        if object === parent { return members.append(Tree(object: child)) }
        for index in members.indices { members[index].add(child, to: parent) }
    }

    mutating func remove(_ other: AnyObject) {
        members.removeAll { $0.object === other }
        for index in members.indices { members[index].remove(other) }
    }

    /// Removes all that comes after an object; true once it was met.
    mutating func removeAll(after last: AnyObject) -> Bool {
        if object === last {
            members = []
            return true
        }
        for index in members.indices where members[index].removeAll(after: last) {
            members.removeSubrange((index + 1)...)
            return true
        }
        return false
    }
}

/// A stack and a tree that go through the same operations.
private struct Twins {
    private(set) var stack = Stack()
    private(set) var fault: String?
    private(set) var log: [String] = []

    private let navigator = Navigator()
    private var tree: Tree?
    private var layers: [AnyObject] = []
    private var ended: [any Coordinator] = []
    private var copies: [Copy] = []

    /// The stack as it once was, and what it was then.
    private struct Copy {
        let stack: Stack
        let tree: Tree?
        let stays: [ObjectIdentifier: Int]
    }

    mutating func operate(using random: inout RandomNumbers) {
        let before = stack.stays
        copies.append(Copy(stack: stack, tree: tree, stays: before))
        if Int.random(in: 0..<14, using: &random) == 0, let copy = copies.randomElement(using: &random) {
            log.append("bring back")
            stack = copy.stack
            tree = copy.tree
            if stack.stays != copy.stays { fault = "a copy's stays differ" }
            return compare()
        }
        operateOnTree(using: &random)
        for (object, stay) in stack.stays {
            if let earlier = before[object], earlier != stay { fault = "what stayed is taken for another" }
        }
        guard let copy = copies.randomElement(using: &random) else { return }
        if !copy.stack.objects.elementsEqual(copy.tree?.all ?? [], by: ===) || copy.stack.stays != copy.stays
        {
            fault = "a copy has changed"
        }
    }

    private mutating func operateOnTree(using random: inout RandomNumbers) {
        guard let root = tree else {
            let root = Flow(navigator: navigator)
            log.append("root")
            stack.start(root)
            tree = Tree(object: root)
            return compare()
        }
        let objects = root.all
        let screens = objects.filter { $0 is any Screen }
        let coordinators = objects.compactMap { $0 as? any Coordinator } + ended.suffix(1)
        guard let coordinator = coordinators.randomElement(using: &random) else { return }
        let isThere = root.contains(coordinator)
        let number = objects.firstIndex { $0 === coordinator } ?? -1
        // The first screens of the layers that are there, the topmost one last.
        let begins = objects.filter { object in layers.contains { $0 === object } }
        switch Int.random(in: 0..<13, using: &random) {
        case 10...11:
            log.append("present for \(number)")
            let screen = Prompt.menu
            stack.present(screen, for: coordinator)
            if isThere {
                tree?.add(screen, to: coordinator)
                layers.append(screen)
            }
        case 12:
            guard let screen = screens.randomElement(using: &random) as? any Screen else { return }
            let index = objects.firstIndex { $0 === screen } ?? 0
            log.append("dismiss \(index)")
            stack.dismiss(screen)
            let begin = objects[...index].lastIndex { object in begins.contains { $0 === object } }
            if let begin { _ = tree?.removeAll(after: objects[begin - 1]) }
        case 0...2:
            log.append("push for \(number)")
            let screen = Prompt.menu
            stack.push(screen, for: coordinator)
            if isThere { tree?.add(screen, to: coordinator) }
        case 3...5:
            log.append("start for \(number)")
            let child = Flow(navigator: navigator)
            stack.start(child, for: coordinator)
            if isThere { tree?.add(child, to: coordinator) }
        case 6:
            log.append("pop")
            stack.pop()
            if let top = screens.last { tree?.remove(top) }
        case 7:
            guard let screen = screens.randomElement(using: &random) as? any Screen else { return }
            log.append("pop to \(objects.firstIndex { $0 === screen } ?? -1)")
            stack.pop(to: screen)
            _ = tree?.removeAll(after: screen)
        case 8:
            log.append("home")
            stack.home()
            if let first = begins.last ?? screens.first { _ = tree?.removeAll(after: first) }
        default:
            log.append("stop \(number)")
            stack.stop(coordinator)
            ended.append(coordinator)
            if coordinator === root.object { tree = nil } else { tree?.remove(coordinator) }
        }
        compare()
    }

    private mutating func compare() {
        let objects = tree?.all ?? []
        let screens = objects.compactMap { $0 as? any Screen }
        log[log.count - 1] += " → \(objects.map { $0 is any Screen ? "s" : "c" }.joined())"
        if !stack.objects.elementsEqual(objects, by: ===) { fault = "the objects differ" }
        if !stack.screens.elementsEqual(screens, by: { $0 === $1 }) { fault = "the screens differ" }
        if stack.top !== screens.last { fault = "the top differs" }
        let isLayer = layers.contains { $0 === screens.last }
        if stack.isHome != (screens.count <= 1 || isLayer) { fault = "home differs" }
        let parents = tree?.parents ?? [:]
        for object in objects where stack.parent(of: object) !== parents[ObjectIdentifier(object)] {
            fault = "a parent differs"
        }
    }
}

extension Stack {
    /// Which stay of each object this is.
    fileprivate var stays: [ObjectIdentifier: Int] {
        var stays: [ObjectIdentifier: Int] = [:]
        var next = last
        while let entry = next {
            stays[entry.identity] = entry.stay
            next = entry.below
        }
        return stays
    }
}
