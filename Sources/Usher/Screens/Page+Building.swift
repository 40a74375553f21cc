// What a page is put together from
extension Page {
    /// Lets an empty line pick an item.
    mutating func setDefaultItem(_ number: Int) {
        // Data may well name two.
        if defaultItem != nil { return }
        offering.defaultItem = number
        requireClearEmptyLine()
    }

    private func requireClearEmptyLine() {
        switch prompt {
        case .choice, .one: return
        case .text, .confirmation, .several: break
        }
        if defaultItem != nil { mistake("an empty line answers the question, and picks no item") }
    }

    mutating func add(_ offer: consuming Offer, _ action: consuming Actions.Command) {
        offering.offers.append(offer)
        actions.commands.append(action)
        requireClearLetters()
    }

    mutating func setPrompt(_ prompt: Input) {
        guard case .choice = self.prompt else {
            mistake("a page has one question, with all that is embedded in it")
        }
        self.prompt = prompt
        requireClearLetters()
        requireClearEmptyLine()
    }

    /// Stops a page that offers a letter which answers its question. (A page that is lent is copied; one that
    /// may change isn't.)
    mutating func requireClearLetters() {
        guard case .confirmation(_, let answers, _, _) = prompt else { return }
        if actions.list != nil {
            mistake("a page with a list asks no question of yes or no: n turns the list")
        }
        let (yes, no) = answers.short
        for answer in [yes, no] where answer.unicodeScalars.count == 1 {
            if let letter = answer.unicodeScalars.first, isOffered(letter) {
                mistake("\(yes) and \(no) answer the question")
            }
        }
    }

    /// Whether a letter that a flow offers is the page's own, or that of its list or question, and so isn't offered.
    mutating func givesWay(_ letter: Unicode.Scalar) -> Bool {
        guard offering.ownOffers != .max else { return false }
        if letter.turnsList, actions.list != nil { return true }
        if isOffered(letter) {
            offering.hidden.append(letter)
            return true
        }
        guard case .confirmation(_, let answers, _, _) = prompt else { return false }
        return answers.short.yes == "\(letter)" || answers.short.no == "\(letter)"
    }

    /// Looks at the letters where they are: a copy of each command would cost more than all the rest.
    func isOffered(_ letter: Unicode.Scalar) -> Bool {
        for index in offering.offers.indices where offering.offers[index].letter == letter { return true }
        return false
    }

    /// Stops the program for a mistake of the screen that draws.
    func mistake(_ message: String) -> Never {
        let screen = (drawing.screen as? any DrawsForAnother)?.source ?? drawing.screen
        Usher.mistake((screen.map { "\(type(of: $0)): " } ?? "") + message)
    }

    /// Traps where a slash searches already.
    func requireNoSearch() {
        guard offering.takesSearch || prompt.listed != nil else { return }
        mistake(
            "a page has one search, with all that is embedded in it")
    }

    mutating func add(_ kind: Block.Kind, _ write: (inout Row) -> Void) {
        row.begin()
        write(&row)
        requireNoOptions()
        endBlock(kind)
    }

    mutating func addItem(_ write: (inout Row) -> Void) {
        beginItem()
        write(&row)
        requireNoOptions()
        endBlock(.item)
    }

    /// Stops a text with options that only the rows of a list can have: they would be dropped.
    func requireNoOptions() {
        if row.options != nil { mistake("heading, refuse and markDefault are for the rows of page.list") }
    }

    private mutating func beginItem() {
        row.begin()
        content.itemCount += 1
        row.write(content.itemCount)
        row.write(sign: UInt8(ascii: "."))
        row.beginText()
    }

    /// Adds a row of a list below its heading.
    ///
    /// - Parameter isItem: Whether rows of this list can be picked, and so are numbered.
    /// - Returns: Whether this one can be.
    @usableFromInline
    mutating func addRow(
        isItem: Bool, below heading: inout String?, _ write: (inout Row) -> Void
    ) -> Bool {
        if isItem { beginItem() } else { row.begin() }
        write(&row)
        let options = row.options
        if let reason = options?.refusal { row.write(" (\(reason))") }
        endBlock(isItem ? .item : .text)
        guard let options else { return isItem }
        let last = content.blocks.count - 1
        if let new = options.heading, new != heading {
            heading = new
            // One line, whatever breaks the data hold.
            add(.text) { $0.write(new) }
            content.blocks.swapAt(last, last + 1)
            content.listBlocks = content.listBlocks.lowerBound..<content.listBlocks.upperBound + 1
        }
        guard isItem else { return false }
        if options.refusal != nil {
            let index = content.blocks.count - 1
            content.blocks[index] = content.blocks[index].withoutNumber
            content.itemCount -= 1
            return false
        }
        if options.isDefault { setDefaultItem(content.itemCount) }
        return true
    }

    mutating func endBlock(_ kind: Block.Kind) {
        content.blocks.append(Block(kind: kind, line: row.line, start: row.textStart))
        row.buffer.append(UInt8(ascii: "\n"))
    }

    mutating func line(_ write: (inout Row) -> Void) -> TextLine {
        row.begin()
        write(&row)
        requireNoOptions()
        return row.line
    }
}

extension Row {
    /// Adds a command's letter and label, with a comma and a space behind them.
    mutating func offer(_ letter: Unicode.Scalar, _ label: String, help: String) -> Page.Offer {
        let start = buffer.count
        buffer.append(letter)
        buffer.append(UInt8(ascii: " "))
        let width = letter.displayWidth + 1 + buffer.append(plain: label)
        let line = TextLine(range: start..<buffer.count, width: width)
        buffer.append(UInt8(ascii: ","), UInt8(ascii: " "))
        return Page.Offer(letter: letter, line: line, help: help)
    }
}

/// A screen that draws what another one asks, which its mistakes are named after.
protocol DrawsForAnother {
    var source: AnyObject? { get }
}
