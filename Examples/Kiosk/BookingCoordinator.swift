import Usher

protocol BookingCoordinatorDelegate: AnyObject {
    func bookingCoordinator(_ coordinator: BookingCoordinator, didTakeTicketFor film: String)
}

/// Gives the user one minute to take a ticket.
final class BookingCoordinator: Coordinator, BookingScreenDelegate {
    let film: String
    weak var delegate: (any BookingCoordinatorDelegate)?
    private let navigator: Navigator
    private var hasTicket = false

    init(film: String, navigator: Navigator) {
        self.film = film
        self.navigator = navigator
    }

    func start() {
        let screen = BookingScreen(film: film)
        screen.delegate = self
        navigator.push(screen, for: self)
        navigator.after(.seconds(45), for: self) { [self] in navigator.say("15 seconds are left.") }
        navigator.after(.seconds(60), for: self) { [self] in
            navigator.say("Time is up.")
            navigator.stop(self)
        }
    }

    func bookingScreenDidTakeTicket(_ screen: BookingScreen) {
        hasTicket = true
        navigator.stop(self)
    }

    func stop() {
        if hasTicket { delegate?.bookingCoordinator(self, didTakeTicketFor: film) }
    }
}
