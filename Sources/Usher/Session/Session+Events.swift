// Events between two answers
extension Session {
    /// The next answer, before which events are delivered. Nothing when they have ended the session.
    mutating func nextAnswerAmongEvents() throws(ConsoleError) -> Answer? {
        while ended == nil, let events = navigator.events {
            let answer = try console.read(until: events.deadline, orReadable: events.descriptor)
            if let answer { return answer }
            _ = wake()
        }
        return nil
    }

    /// When ``wake()`` has something to do, if no message comes before.
    package var deadline: ContinuousClock.Instant? { navigator.events?.deadline }

    /// Becomes readable when a message has come; -1 where none can come.
    package var mailbox: Int32 { navigator.events?.descriptor ?? -1 }

    /// Delivers what has come while the console waits for an answer; how it ended once the session is over.
    ///
    /// The page stands, and is due with the next answer. What the receivers say is written on lines of its own, and the
    /// prompt again.
    package mutating func wake() -> End? {
        // What a refused answer said waits for the next page.
        let earlier = navigator.takeSaid()
        let hasDelivered = navigator.deliver()
        let said = navigator.takeSaid() + navigator.takeObjections()
        for line in earlier { navigator.say(line) }
        guard hasDelivered else { return ended }
        isPageDue = true
        if navigator.stayOfPage != stay {
            page.letGo()
            file?.forgetPage()
        }
        let isOver = navigator.stack.top == nil
        if isOver || !said.isEmpty { output.append(UInt8(ascii: "\n")) }
        let writer = PageWriter(width: console.width, showsColor: console.showsColor)
        var lines = Page(in: page.words)
        for line in said { lines.text(line) }
        writer.writeBody(of: lines, to: &output)
        if isOver {
            end(navigator.end)
        } else if !said.isEmpty {
            writer.writePrompt(of: page, to: &output)
        }
        flush()
        return ended
    }

    /// Delivers what has come, and does the work that it asks for, before the next page.
    mutating func deliver() {
        guard ended == nil, navigator.deliver() else { return }
        isPageDue = true
        refuseObjections()
        if navigator.hasWork { doWork() }
    }

    /// What a line means after events that came while the page stood: where they led away from it, it only shows the
    /// page that is there now, or quits.
    func choiceAfterEvents(of line: String) throws(Refusal) -> Choice? {
        guard navigator.stayOfPage != stay else { return try page.choice(of: line) }
        let choice = try? page.choice(of: line)
        if choice == .quit { return .quit }
        guard line.allSatisfy(\.isWhitespace) else {
            throw Refusal(.pageGone)
        }
        return nil
    }
}
