extension Session {
    /// Returns the program as a Mermaid flowchart: coordinators as boxes, screens as rounded boxes,
    /// arrows labeled with the names of places.
    ///
    /// Asks one guide of each type for its places, without starting any. A place that can't be
    /// entered becomes a comment in the chart.
    public static func flowchart(of root: (Navigator) -> any Guide) -> String {
        var chart = Flowchart()
        chart.add(root(Navigator()))
        return chart.lines.joined(separator: "\n")
    }
}

private struct Flowchart: ~Copyable {
    var lines = ["flowchart TD"]
    private var drawn: Set<ObjectIdentifier> = []

    mutating func add(_ coordinator: any Coordinator) {
        guard drawn.insert(ObjectIdentifier(type(of: coordinator))).inserted else { return }
        if lines.count == 1 { lines.append("    \(node(of: coordinator))") }
        guard let guide = coordinator as? any Guide else { return }
        for name in guide.placeNames {
            do {
                switch try guide.destination(named: name)?.kind {
                case .place(let member, let begins):
                    draw("\(begins == .section ? "==>" : "-->")|\(name)| ", from: guide, to: member.object)
                case .redirect(let flow, _): draw("-->|before \(name)| ", from: guide, to: flow)
                case nil: throw Refusal(key: "open.failed.nothing")
                }
            } catch {
                lines.append("    %% \(type(of: guide)), \(name): \(error)")
            }
        }
    }

    private mutating func draw(_ arrow: String, from coordinator: any Coordinator, to object: AnyObject) {
        lines.append("    \(name(of: coordinator)) \(arrow)\(node(of: object))")
        if let coordinator = object as? any Coordinator { add(coordinator) }
    }

    private func node(of object: AnyObject) -> String {
        // Mermaid would read the brackets of a generic type as markup.
        let type = "\(type(of: object))".replacing("<", with: "#lt;").replacing(">", with: "#gt;")
        return name(of: object) + (object is any Coordinator ? "[\"\(type)\"]" : "([\"\(type)\"])")
    }

    private func name(of object: AnyObject) -> String {
        String("\(type(of: object))".map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
