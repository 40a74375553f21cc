import Usher

protocol BookingScreenDelegate: AnyObject {
    func bookingScreenDidTakeTicket(_ screen: BookingScreen)
}

final class BookingScreen: Screen {
    weak var delegate: (any BookingScreenDelegate)?
    private let film: String

    init(film: String) {
        self.film = film
    }

    func draw(on page: inout Page) {
        page.title(film)
        page.text("The seat is yours for a minute.")
        page.command("t", "take the ticket") { [self] in delegate?.bookingScreenDidTakeTicket(self) }
    }
}
