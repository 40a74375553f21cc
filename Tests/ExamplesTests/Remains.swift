import Usher

/// Finds which of the watched objects are still alive.
struct Remains {
    private struct WatchedObject {
        weak var object: AnyObject?
        let name: String
    }

    private var all: [WatchedObject] = []

    init() {}

    mutating func watch(_ objects: [AnyObject]) {
        for object in objects where !all.contains(where: { $0.object === object }) {
            all.append(WatchedObject(object: object, name: "\(type(of: object))"))
        }
    }

    /// Watches an object and all objects that it references, directly or indirectly.
    ///
    /// Doesn't go through a navigator, because screens and coordinators are watched separately.
    mutating func watch(partsOf object: AnyObject) {
        var seen: Set<ObjectIdentifier> = []
        watch(partsOf: object, seen: &seen)
    }

    private mutating func watch(partsOf object: AnyObject, seen: inout Set<ObjectIdentifier>) {
        guard !(object is Navigator), seen.insert(ObjectIdentifier(object)).inserted else { return }
        watch([object])
        for level in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in level.children { watch(partsOfValue: child.value, seen: &seen) }
        }
    }

    private mutating func watch(partsOfValue value: Any, seen: inout Set<ObjectIdentifier>) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: watch(partsOf: value as AnyObject, seen: &seen)
        case .optional, .struct:
            for child in mirror.children { watch(partsOfValue: child.value, seen: &seen) }
        default: break
        }
    }

    var names: [String] { all.filter { $0.object != nil }.map(\.name) }
}
