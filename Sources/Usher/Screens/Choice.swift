/// What a line means on a page, as logs, recordings and tests tell it: see ``Page/choices(of:)``.
package enum Choice: Hashable, Sendable {
    /// The item with this number, counted from 1: one of `Page.items`.
    case item(Int)

    /// The command with this letter: one of ``Page/commands``.
    case command(Unicode.Scalar)

    /// A line that is no answer, for ``Page/otherwise(_:)``.
    case other(String)
    /// Text to look for, typed after a slash; empty for the slash alone.
    case search(String)

    /// A text that answers what is asked, empty only where it may be; or the name of an element that isn't on this page.
    case text(String)

    /// A line of a long text, or a text that has to be typed again before it counts.
    case part(String)

    /// A yes or a no.
    case confirmed(Bool)

    /// A line that turns items on or off, where several are picked: what is on then, by the numbers.
    case turned([Int])

    /// Several that were picked: what is on, by the numbers.
    case picked([Int])

    /// To the page before.
    case back

    /// To the first page, in a layer to the layer's.
    case home

    /// The page's help.
    case help

    /// Out of the program.
    case quit

    /// To the person's editor, where a long text is asked for.
    case edit

    /// The words that the session answers itself.
    case words

    /// The coordinators and screens as they stand: see ``Session/Word/tree``.
    case tree

    /// The path of the page.
    case path

    /// To a place.
    case open(Route)
}
