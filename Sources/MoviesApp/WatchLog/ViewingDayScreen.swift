import MovieCatalog
import Usher

protocol ViewingDayScreenDelegate: AnyObject {
    func viewingDayScreen(_ screen: ViewingDayScreen, didEnter viewing: Viewing) throws(Refusal)
}

/// The prompt for the day of a viewing.
final class ViewingDayScreen: Screen {
    weak var delegate: (any ViewingDayScreenDelegate)?

    func draw(on page: inout Page) {
        page.title("When did you watch it?")
        page.text("Takes a day such as 2024-08-31, or today.")
        page.ask("Day", default: "today")
        page.command("x", "unknown", help: "notes a viewing on a day you don't know any more")
    }

    func choose(_ choice: Choice) throws(Refusal) {
        switch choice {
        case .text("today"): try delegate?.viewingDayScreen(self, didEnter: Viewing(on: .today))
        case .text(let text):
            guard let day = Day(text) else {
                throw Refusal("That is not a day of the calendar; use one such as 2024-08-31.")
            }
            guard day <= .today else { throw Refusal("\(day) is still to come; use a day up to today.") }
            try delegate?.viewingDayScreen(self, didEnter: Viewing(on: day))
        case .command("x"): try delegate?.viewingDayScreen(self, didEnter: Viewing())
        default: break
        }
    }
}
