// Events between two answers
extension Conversation {
    /// Becomes readable when a message has come; `nil` where none can come.
    package var mailbox: Int32? { navigator.events.descriptor }

    /// Delivers what has come while the next answer is waited for.
    ///
    /// The page stands, and is due with the next answer. What the receivers say is written on lines of its own, and the
    /// prompt again.
    package mutating func wake() {
        guard end == nil else { return }
        if let deadline, deadline <= host.now {
            witness?.didHear(.timer)
        } else if navigator.events.hasMessage {
            witness?.didHear(.message)
        }
        // What a refused answer said waits for the next page.
        let earlier = navigator.pages.said.takeAll()
        let hasDelivered = navigator.events.deliver()
        let said = navigator.pages.said.takeAll() + navigator.leaving.objections.takeAll()
        for line in earlier { navigator.say(line) }
        guard hasDelivered else { return }
        navigator.endTurn()
        isPageDue = true
        if isPageLeft {
            page.letGo()
            // Events may lead back to it, and its actions are gone.
            visit = nil
        }
        let isOver = navigator.stack.top == nil
        if isOver || !said.isEmpty { output.append(UInt8(ascii: "\n")) }
        var lines = Page(in: page.words)
        for line in said { lines.text(line) }
        writer.writeBody(of: lines.content, to: &output)
        if isOver {
            reportFaults()
            finish(navigator.end)
        } else if !said.isEmpty {
            writePrompt(with: writer)
        }
        flush()
    }

    /// Whether events have led away from the page that is read.
    var isPageLeft: Bool { navigator.visitOfPage != visit }

    /// Delivers what has come, and does the work that it asks for, before the next page.
    mutating func deliverAtPrompt() {
        guard end == nil, navigator.events.deliver() else { return }
        isPageDue = true
        refuseObjections()
        if navigator.hasWork { doWork() }
    }

    /// The meaning of a line after events that came while the page stood: where they led away from it, it
    /// only shows the page that is there now, or quits.
    func choiceAfterEvents(of line: String) throws(Refusal) -> ParsedAnswer? {
        guard isPageLeft else { return try page.choice(of: line) }
        let choice = try? page.choice(of: line)
        if choice == .quit { return .quit }
        guard line.allSatisfy(\.isWhitespace) else {
            throw Refusal(.pageGone)
        }
        return nil
    }
}
