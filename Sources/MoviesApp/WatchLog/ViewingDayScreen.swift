import MovieCatalog
import Usher

protocol ViewingDayScreenDelegate: AnyObject {
    func viewingDayScreen(_ screen: ViewingDayScreen, didEnter viewing: Viewing) throws
}

/// The prompt for the day of a viewing.
final class ViewingDayScreen: Screen {
    weak var delegate: (any ViewingDayScreenDelegate)?
    private let occasion: Occasion

    init(occasion: Occasion) {
        self.occasion = occasion
    }

    func draw(on page: inout Page) {
        page.title("When did you watch it?")
        page.text("Takes a day such as 2024-08-31, or today.")
        page.ask("Day", default: "today") { [self] text in
            guard let day = text == "today" ? occasion.today : Day(text) else {
                throw Refusal("That is not a day of the calendar; use one such as 2024-08-31.")
            }
            guard day <= occasion.today else {
                throw Refusal("\(day) is still to come; use a day up to today.")
            }
            try delegate?.viewingDayScreen(self, didEnter: Viewing(on: day))
        }
        page.command("x", "unknown", help: "notes a viewing on a day you don't know any more") { [self] in
            try delegate?.viewingDayScreen(self, didEnter: Viewing())
        }
    }
}
