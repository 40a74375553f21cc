import Usher

/// The number of seats left tonight, by film.
final class Seats {
    var left = ["Playtime": 12, "Seven Samurai": 2, "The Third Man": 40]
}

/// Shows the list of films and receives news from the box office.
final class KioskCoordinator: Coordinator, FilmListScreenDelegate, BookingCoordinatorDelegate {
    private let seats = Seats()
    private let navigator: Navigator
    private let open: (Inbox<News>) -> Void
    private weak var booking: BookingCoordinator?

    /// - Parameter open: Receives the inbox that the box office sends to.
    init(navigator: Navigator, open: @escaping (Inbox<News>) -> Void) {
        self.navigator = navigator
        self.open = open
    }

    func start() {
        let screen = FilmListScreen(seats: seats)
        screen.delegate = self
        navigator.push(screen, for: self)
        open(navigator.inbox(for: self) { [self] news in hear(news) })
    }

    private func hear(_ news: News) {
        switch news {
        case .seats(let count, let film):
            guard seats.left[film] != nil else { return }
            seats.left[film] = count
            guard count == 0, let booking, booking.film == film else { return }
            navigator.say("“\(film)” is sold out.")
            navigator.stop(booking)
        case .closing:
            navigator.say("We are closing. Good night.")
            navigator.stop(self)
        }
    }

    func filmListScreen(_ screen: FilmListScreen, didSelect film: String) {
        let booking = BookingCoordinator(film: film, navigator: navigator)
        booking.delegate = self
        self.booking = booking
        navigator.start(booking, for: self)
    }

    func bookingCoordinator(_ coordinator: BookingCoordinator, didTakeTicketFor film: String) {
        seats.left[film, default: 0] -= 1
        navigator.say("Your ticket for “\(film)” is printed.")
    }
}
