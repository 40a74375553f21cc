extension Session {
    /// Returns the program as a Mermaid flowchart: coordinators as boxes, screens as rounded boxes,
    /// arrows labeled with the names of places.
    ///
    /// Asks guides for their places, one of each kind, without starting anything. A place that
    /// can't be entered becomes a comment.
    public static func flowchart(of root: (Navigator) -> any Guide) -> String {
        var chart = Flowchart()
        chart.add(root(Navigator()))
        return chart.lines.joined(separator: "\n")
    }
}

extension Guide {
    fileprivate func draw(on chart: inout Flowchart) {
        for name in placeNames {
            do {
                guard let destination = try destination(named: name) else { throw Refusal(.noSuchPlace) }
                switch destination.kind {
                case .place(let member, let begins):
                    let arrow = begins == .section ? "==>" : "-->"
                    chart.draw("\(arrow)|\(name)| ", from: self, to: member.object)
                case .redirect(let flow, _): chart.draw("-->|before \(name)| ", from: self, to: flow)
                }
            } catch {
                chart.lines.append("    %% \(type(of: self)), \(name): \(error)")
            }
        }
    }
}

private struct Flowchart: ~Copyable {
    var lines = ["flowchart TD"]
    private var drawn: Set<ObjectIdentifier> = []

    mutating func add(_ coordinator: any Coordinator) {
        guard drawn.insert(ObjectIdentifier(type(of: coordinator))).inserted else { return }
        if lines.count == 1 { lines.append("    \(node(of: coordinator))") }
        if let guide = coordinator as? any Guide { guide.draw(on: &self) }
    }

    mutating func draw(_ arrow: String, from coordinator: any Coordinator, to object: AnyObject) {
        lines.append("    \(name(of: coordinator)) \(arrow)\(node(of: object))")
        if let coordinator = object as? any Coordinator { add(coordinator) }
    }

    private func node(of object: AnyObject) -> String {
        // Mermaid would read the brackets of a generic type as markup.
        let type = "\(type(of: object))".reduce(into: "") { text, sign in
            text += sign == "<" ? "#lt;" : sign == ">" ? "#gt;" : String(sign)
        }
        return name(of: object) + (object is any Coordinator ? "[\"\(type)\"]" : "([\"\(type)\"])")
    }

    private func name(of object: AnyObject) -> String {
        String("\(type(of: object))".map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
