extension Page {
    package init(of screen: any Screen) {
        self.init()
        draw(screen)
    }

    package init(_ draw: (inout Page) -> Void) {
        self.init()
        draw(&self)
    }

    mutating func draw(
        _ screen: any Screen, saying said: [String] = [], commands: [(inout Page) -> Void] = [],
        again: Bool = false
    ) {
        clear()
        content.saidLines = said.map { said in content.line { $0.write(said) } }
        drawing.append(screen)
        screenStates.begin(screen, again: again)
        do { try screen.draw(on: &self) } catch {
            withdrawAnswers()
            if !(error is CancellationError) { text(words.text(of: error)) }
        }
        offering.ownCount = offering.offers.count
        for draw in commands { draw(&self) }
        if prompt.takesText { content.addColons() }
        drawing.removeLast()
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
    /// The screen's title becomes a line of text, and its items continue this page's numbers.
    /// Together, the two screens may have one question, one search, one list and one command per
    /// letter. Having more than one traps, and so does embedding a screen in itself.
    ///
    /// - Throws: What ``Screen/draw(on:)`` throws. If you catch it, what was drawn stays.
    public mutating func embed(_ screen: any Screen) throws {
        if drawing.contains(where: { $0 === screen }) { mistake("a screen can't be embedded in itself") }
        let (outerTitle, start) = (content.titleLine, content.body.count)
        content.titleLine = nil
        drawing.append(screen)
        defer {
            drawing.removeLast()
            content.lowerTitle(to: start, below: outerTitle)
        }
        try screen.draw(on: &self)
    }
}
