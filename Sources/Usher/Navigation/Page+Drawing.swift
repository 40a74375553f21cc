extension Page {
    package init(of screen: any Screen) {
        self.init()
        draw(screen)
    }

    package init(_ draw: (inout Page) -> Void) {
        self.init()
        draw(&self)
    }

    /// Draws a screen's page in place of the previous one. If the screen throws, what it drew can't
    /// be answered, and the error follows.
    mutating func draw(
        _ screen: any Screen, saying said: [String] = [], commands: [FlowCommands] = [], again: Bool = false
    ) {
        clear()
        content.saidLines = said.map { content.line($0) }
        drawing.screen = screen
        screenStates.begin(screen, again: again)
        do { try screen.draw(on: &self) } catch {
            withdrawAnswers()
            if !(error is CancellationError) { text(words.text(of: error)) }
        }
        offering.ownCount = offering.offers.count
        for added in commands { added.draw(&self) }
        if prompt.takesText { content.addColons() }
        drawing.screen = nil
    }

    /// Draws another screen's page as part of this one, with its actions.
    ///
    /// ```swift
    /// func draw(on page: inout Page) throws {
    ///     page.title("Playtime")
    ///     try page.embed(rating)
    /// }
    /// ```
    ///
    /// Its title becomes a line of text, and its items continue this page's numbers. Together the
    /// two have at most one question, one search, one list and one command per letter; more traps,
    /// as does embedding a screen in itself.
    ///
    /// - Throws: What ``Screen/draw(on:)`` throws; if you catch it, what was drawn stays.
    public mutating func embed(_ screen: any Screen) throws {
        if let outer = drawing.screen { drawing.embedding.append(outer) }
        if drawing.embedding.contains(where: { $0 === screen }) {
            mistake("a screen can't be embedded in itself")
        }
        let (outerTitle, start) = (content.titleLine, content.body.count)
        content.titleLine = nil
        drawing.screen = screen
        defer {
            drawing.screen = drawing.embedding.popLast()
            content.lowerTitle(to: start, below: outerTitle)
        }
        try screen.draw(on: &self)
    }
}
