import Usher

/// Questions without an action, and a result expected from a call that returns nothing.
private struct Stay { var last = 1 }

private func ask(_ page: inout Page, _ form: inout Form<Stay>.Questions, _ navigator: Navigator) {
    page.ask("Name", .text)
    page.command("x", "erase")
    page.command("s", "save", work: { _ in })
    page.item("Name", "Ada", asks: .text)
    form.refuse("It ends before it begins.", at: "Last")
    let hasMoved: Bool = navigator.pop()
}
