import Randomness
import Testing

@testable import Usher

/// Compares the stack, which stores its tree as a list, with an actual tree.
@Suite struct StackModelTests {
    @Test(
        "After any operations a stack matches a tree, keeps its visits, and copies don't change"
    )
    func sameAsTree() {
        var visits = 0
        for sequence in 0..<2_000 {
            var random = RandomNumbers(seed: RandomNumbers.seed &+ UInt64(sequence))
            var pair = StackAndTree()
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                pair.operate(using: &random)
                visits += pair.stack.objects.count
                if let fault = pair.fault {
                    Issue.record(
                        "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(pair.log.joined(separator: "\n"))"
                    )
                    return
                }
            }
        }
        #expect(visits > 15_000, "the trees are not trivial")
    }
}

/// A coordinator or screen, with everything pushed and started for it.
private struct Tree {
    let object: AnyObject
    var members: [Tree] = []

    var all: [AnyObject] { [object] + members.flatMap(\.all) }

    func contains(_ other: AnyObject) -> Bool { all.contains { $0 === other } }

    func tree(of other: AnyObject) -> Tree? {
        object === other ? self : members.lazy.compactMap { $0.tree(of: other) }.first
    }

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

    mutating func replace(_ other: AnyObject, with child: AnyObject) {
        for index in members.indices {
            if members[index].object === other { members[index] = Tree(object: child) }
            members[index].replace(other, with: child)
        }
    }

    /// Moves a section after the other sections of `parent`. Adds the section if it's missing.
    mutating func select(_ section: AnyObject, of parent: AnyObject, among sections: [AnyObject]) {
        for index in members.indices { members[index].select(section, of: parent, among: sections) }
        guard object === parent else { return }
        func isSection(_ tree: Tree) -> Bool { sections.contains { $0 === tree.object } }
        let end = (members.lastIndex(where: isSection) ?? members.count - 1) + 1
        guard let index = members.firstIndex(where: { $0.object === section }) else {
            return members.insert(Tree(object: section), at: end)
        }
        members.insert(members[index], at: end)
        members.remove(at: index)
    }

    func part(with other: AnyObject) -> Tree? {
        object === other ? self : members.lazy.compactMap { $0.part(with: other) }.first
    }

    mutating func remove(_ other: AnyObject) {
        members.removeAll { $0.object === other }
        for index in members.indices { members[index].remove(other) }
    }

    /// Removes everything after an object. Returns whether the object was found.
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

/// A stack and a tree that receive the same operations.
private struct StackAndTree {
    private(set) var stack = Stack()
    private(set) var fault: String?
    private(set) var log: [String] = []

    private let navigator = Navigator()
    private var tree: Tree?
    private var layers: [AnyObject] = []
    private var sections: [AnyObject] = []
    private var ended: [any Coordinator] = []
    private var copies: [Copy] = []

    private struct Copy {
        let stack: Stack
        let tree: Tree?
        let visits: [ObjectIdentifier: Int]
    }

    mutating func operate(using random: inout RandomNumbers) {
        let before = stack.visits
        copies.append(Copy(stack: stack, tree: tree, visits: before))
        if Int.random(in: 0..<14, using: &random) == 0, let copy = copies.randomElement(using: &random) {
            log.append("bring back")
            stack = copy.stack
            tree = copy.tree
            if stack.visits != copy.visits { fault = "a copy's visits differ" }
            return compare()
        }
        operateOnTree(using: &random)
        for (object, visit) in stack.visits {
            if let earlier = before[object], earlier != visit {
                fault = "an object that stayed has another visit"
            }
        }
        guard let copy = copies.randomElement(using: &random) else { return }
        if !copy.stack.objects.elementsEqual(copy.tree?.all ?? [], by: ===)
            || copy.stack.visits != copy.visits
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
        let top = objects.lastIndex { $0 is any Screen }
        let part = begin(of: top, in: objects)
        func isReachable(_ screen: any Screen) -> Bool {
            objects.firstIndex { $0 === screen }.map { $0 >= part ?? 0 } ?? false
        }
        switch Int.random(in: 0..<17, using: &random) {
        case 10...11:
            log.append("present for \(number)")
            let screen = Leaflet.menu
            stack.present(screen, for: coordinator)
            if isThere {
                tree?.add(screen, to: coordinator)
                layers.append(screen)
            }
        case 12:
            guard let screen = screens.randomElement(using: &random) as? any Screen else { return }
            log.append("dismiss \(objects.firstIndex { $0 === screen } ?? -1)")
            let first = layer(of: screen, in: root)
            stack.dismiss(screen)
            if let first { dismiss(first, of: screen, in: root) }
        case 13...14:
            let number = objects.firstIndex { $0 === coordinator } ?? -1
            let other = sections.filter { root.parents[ObjectIdentifier($0)] === coordinator }
                .randomElement(using: &random)
            let section = Bool.random(using: &random) ? other as? any Coordinator : nil
            log.append("select \(section == nil ? "a new one" : "another") for \(number)")
            let child = section ?? Flow(navigator: navigator)
            stack.select(child, for: coordinator)
            if isThere {
                tree?.select(child, of: coordinator, among: sections)
                if section == nil { sections.append(child) }
            }
        case 15:
            guard let screen = screens.randomElement(using: &random) as? any Screen else { return }
            log.append("replace screen \(objects.firstIndex { $0 === screen } ?? -1)")
            let other = Leaflet.menu
            stack.replace(screen, with: other)
            guard isReachable(screen) else { break }
            _ = tree?.removeAll(after: screen)
            tree?.replace(screen, with: other)
            if layers.contains(where: { $0 === screen }) { layers.append(other) }
        case 16:
            guard coordinator !== root.object else { return }
            log.append("replace \(number)")
            let other = Flow(navigator: navigator)
            stack.replace(coordinator, with: other)
            tree?.replace(coordinator, with: other)
            if sections.contains(where: { $0 === coordinator }) { sections.append(other) }
        case 0...2:
            log.append("push for \(number)")
            let screen = Leaflet.menu
            stack.push(screen, for: coordinator)
            if isThere { tree?.add(screen, to: coordinator) }
        case 3...5:
            log.append("start for \(number)")
            let child = Flow(navigator: navigator)
            stack.start(child, for: coordinator)
            if isThere { tree?.add(child, to: coordinator) }
        case 6:
            log.append("pop")
            let screensInScope = top.map { objects[(part ?? 0)...$0].count { $0 is any Screen } }
            let isSection = part.map { objects[$0] is any Coordinator } ?? false
            let isLeft = top != nil && !(isSection && screensInScope == 1)
            stack.pop()
            if isLeft, let top { tree?.remove(objects[top]) }
        case 7:
            guard let screen = screens.randomElement(using: &random) as? any Screen else { return }
            log.append("pop to \(objects.firstIndex { $0 === screen } ?? -1)")
            stack.pop(to: screen)
            if isReachable(screen) { _ = tree?.removeAll(after: screen) }
        case 8:
            log.append("home")
            stack.popToFirst()
            if let top, let home = objects[(part ?? 0)...top].first(where: { $0 is any Screen }) {
                _ = tree?.removeAll(after: home)
            }
        default:
            log.append("stop \(number)")
            stack.stop(coordinator)
            ended.append(coordinator)
            if coordinator === root.object { tree = nil } else { tree?.remove(coordinator) }
        }
        compare()
    }

    private func begin(of top: Int?, in objects: [AnyObject]) -> Int? {
        top.flatMap { top in
            objects[...top].lastIndex { object in (layers + sections).contains { $0 === object } }
        }
    }

    private func section(of object: AnyObject, in root: Tree) -> Tree? {
        sections.compactMap { root.part(with: $0) }.filter { $0.contains(object) }.min {
            $0.all.count < $1.all.count
        }
    }

    /// Returns the first screen of the layer that a screen is in. Ignores layers of other sections.
    private func layer(of screen: AnyObject, in root: Tree) -> AnyObject? {
        let objects = root.all
        let index = objects.firstIndex { $0 === screen } ?? 0
        return objects[...index].last { object in
            layers.contains { $0 === object } && (section(of: object, in: root)?.contains(screen) ?? true)
        }
    }

    /// Removes a layer and everything after it, up to the end of its flow, its section or the tree.
    private mutating func dismiss(_ layer: AnyObject, of screen: AnyObject, in root: Tree) {
        let flow = root.parents[ObjectIdentifier(layer)].flatMap { root.tree(of: $0) }
        let all = (flow?.contains(screen) == true ? flow ?? root : section(of: layer, in: root) ?? root).all
        for object in all[(all.firstIndex { $0 === layer } ?? 0)...] { tree?.remove(object) }
    }

    private mutating func compare() {
        let objects = tree?.all ?? []
        let screens = objects.compactMap { $0 as? any Screen }
        log[log.count - 1] += " → \(objects.map { $0 is any Screen ? "s" : "c" }.joined())"
        if !stack.objects.elementsEqual(objects, by: ===) { fault = "the objects differ" }
        if !stack.screens.elementsEqual(screens, by: { $0 === $1 }) { fault = "the screens differ" }
        if stack.top !== screens.last { fault = "the top differs" }
        let top = objects.lastIndex { $0 is any Screen }
        let part = objects[(begin(of: top, in: objects) ?? 0)..<(top.map { $0 + 1 } ?? objects.count)]
        if stack.isHome != (part.count { $0 is any Screen } <= 1) { fault = "home differs" }
        let parents = tree?.parents ?? [:]
        for object in objects where stack.parent(of: object) !== parents[ObjectIdentifier(object)] {
            fault = "a parent differs"
        }
    }
}

extension Stack {
    /// The visit number of each object. An object that leaves and comes back gets a new number.
    fileprivate var visits: [ObjectIdentifier: Int] {
        Dictionary(uniqueKeysWithValues: entries.map { (ObjectIdentifier($0.object), $0.visit) })
    }
}
