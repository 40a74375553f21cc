import Usher

protocol FilmListScreenDelegate: AnyObject {
    func filmListScreen(_ screen: FilmListScreen, didSelect film: String)
}

final class FilmListScreen: Screen {
    weak var delegate: (any FilmListScreenDelegate)?
    private let seats: Seats

    init(seats: Seats) {
        self.seats = seats
    }

    func draw(on page: inout Page) {
        page.title("Tonight")
        for (film, left) in seats.left.sorted(by: { $0.key < $1.key }) {
            page.item("\(film) (\(left == 0 ? "sold out" : "\(left) left"))") { [self] in
                guard seats.left[film] != 0 else {
                    throw Refusal("“\(film)” is sold out. Choose another film.")
                }
                delegate?.filmListScreen(self, didSelect: film)
            }
        }
    }
}
