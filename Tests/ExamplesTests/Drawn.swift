import Usher

/// The title of a screen's page as it looks now.
func title(of screen: any Screen) -> String {
    var page = Page()
    screen.draw(on: &page)
    return page.title
}

/// The items of a screen's page as it looks now.
func items(of screen: any Screen) -> [String] {
    var page = Page()
    screen.draw(on: &page)
    return page.items
}
