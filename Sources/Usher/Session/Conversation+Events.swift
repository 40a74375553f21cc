extension Conversation {
    /// Readable when a message has arrived; `nil` if there are no inboxes or a callback is used.
    package var mailbox: Int32? { navigator.events.descriptor }

    /// Delivers events while a prompt waits. Messages of receivers are printed, then the prompt
    /// again; the page is redrawn with the next answer.
    package mutating func wake() {
        guard end == nil else { return }
        if let deadline, deadline <= host.now {
            witness?.didHear(.timer)
        } else if navigator.events.hasMessage {
            witness?.didHear(.message)
        }
        // What a refused answer said waits for the next page.
        let earlier = navigator.said.takeAll()
        let hasDelivered = navigator.events.deliver()
        let said = navigator.said.takeAll() + navigator.objections.takeAll()
        for line in earlier { navigator.say(line) }
        guard hasDelivered else { return }
        navigator.endTurn()
        isPageDue = true
        if isPageLeft {
            page.letGo()
            // Events may lead back to it, but its actions are gone.
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

    /// Whether events have led away from the current page.
    var isPageLeft: Bool { navigator.visitOfPage != visit }

    /// Delivers events before the next page and does the work they ask for.
    mutating func deliverAtPrompt() {
        guard end == nil, navigator.events.deliver() else { return }
        isPageDue = true
        refuseObjections()
        if navigator.hasWork { doWork() }
    }

    /// Parses a line after events. If they led away from its page, it can only show the new page or
    /// quit.
    func choiceAfterEvents(of line: String) throws(Refusal) -> ParsedAnswer? {
        guard isPageLeft else { return try page.choice(of: line) }
        let choice = try? page.choice(of: line)
        if choice == .quit { return .quit }
        guard line.allSatisfy(\.isWhitespace) else { throw Refusal(.pageGone) }
        return nil
    }
}
