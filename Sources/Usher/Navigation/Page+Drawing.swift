extension Page {
    /// The page of a screen as it is now, to be read and answered without a session.
    package init(of screen: any Screen) {
        self.init()
        draw(screen)
    }

    /// Draws a screen's page in place of the one before.
    ///
    /// Where the screen throws, what it drew can be read and not answered, and the error's words follow.
    mutating func draw(
        _ screen: any Screen, saying said: [String] = [], commands: [FlowCommands] = [], again: Bool = false
    ) {
        clear()
        for line in said { content.say(line) }
        drawing.screen = screen
        screenStates.begin(screen, again: again)
        do {
            try screen.draw(on: &self)
        } catch {
            withdrawAnswers()
            if !(error is CancellationError) { text(words.text(of: error)) }
        }
        offering.ownCount = offering.offers.count
        for added in commands { added.draw(&self) }
        if prompt.takesText { content.addColons() }
        drawing.screen = nil
    }

    /// Draws another screen's page here, as part of this one, with what its answers do.
    ///
    /// ```swift
    /// func draw(on page: inout Page) throws {
    ///     page.title("Playtime")
    ///     try page.embed(rating)
    /// }
    /// ```
    ///
    /// Its title becomes a line of text, its items go on with this page's numbers, and its letters stand among this
    /// page's. What a page has once, it has once with all that is embedded in it: no letter is offered twice, and there
    /// is one question, one search and one list. More, and a screen within itself, trap.
    ///
    /// - Throws: What the screen's ``Screen/draw(on:)`` throws. Where that is caught, what it drew until then stays.
    public mutating func embed(_ screen: any Screen) throws {
        if let outer = drawing.screen { drawing.embedding.append(outer) }
        if drawing.embedding.contains(where: { $0 === screen }) {
            mistake("a screen can't be embedded in itself")
        }
        let (outerTitle, start) = (content.titleLine, content.blocks.count)
        content.titleLine = nil
        drawing.screen = screen
        defer {
            drawing.screen = drawing.embedding.popLast()
            content.lowerTitle(to: start, below: outerTitle)
        }
        try screen.draw(on: &self)
    }
}
