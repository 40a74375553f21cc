extension Routing {
    /// The program from here on as a Mermaid flowchart: coordinators in boxes, screens in rounded ones, and on each arrow
    /// the route that leads there.
    ///
    /// It is made from the routes, each kind of coordinator once, and shows nothing. A route that leads nowhere now is a
    /// remark.
    public var map: String {
        var map = Map()
        map.add(self)
        return map.lines.joined(separator: "\n")
    }

    fileprivate func draw(on map: inout Map) {
        for route in routes {
            let arrow: String
            do {
                switch try place(of: route, resolving: { try $0(&map.work) }) {
                case .found(let place):
                    arrow = place.begins == nil ? "-->|" : place.begins == .layer ? "-.->|" : "==>|"
                    map.draw(arrow + "\(route.kind)| ", from: self, to: place.object)
                case .first(let flow):
                    map.draw("-->|before \(route.kind)| ", from: self, to: flow)
                }
            } catch {
                map.lines.append("    %% \(type(of: self)), \(route.kind): \(error)")
            }
        }
    }
}

private struct Map: ~Copyable {
    var lines = ["flowchart TD"]
    var work = Work(on: ScriptConsole([]))
    private var drawn: Set<ObjectIdentifier> = []

    mutating func add(_ coordinator: any Coordinator) {
        guard drawn.insert(ObjectIdentifier(type(of: coordinator))).inserted else { return }
        if lines.count == 1 { lines.append("    \(node(of: coordinator))") }
        if let routing = coordinator as? any Routing { routing.draw(on: &self) }
    }

    mutating func draw(_ arrow: String, from coordinator: any Coordinator, to object: AnyObject) {
        lines.append("    \(name(of: coordinator)) \(arrow)\(node(of: object))")
        if let coordinator = object as? any Coordinator { add(coordinator) }
    }

    private func node(of object: AnyObject) -> String {
        // A generic type's signs would be read as markup.
        let type = "\(type(of: object))".reduce(into: "") { text, sign in
            text += sign == "<" ? "#lt;" : sign == ">" ? "#gt;" : String(sign)
        }
        return name(of: object) + (object is any Coordinator ? "[\"\(type)\"]" : "([\"\(type)\"])")
    }

    private func name(of object: AnyObject) -> String {
        String("\(type(of: object))".map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
