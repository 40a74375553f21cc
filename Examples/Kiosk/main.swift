// Kiosk: a page that hears of the world while it waits for a person.
//
// Tickets for tonight's films. Two things happen to the page that nobody types:
//
// - The box office, another program, sells seats too, and writes what is left into a named pipe. The list takes that over
//   at once, and shows it with the next answer: nothing moves under the hand that is about to pick a film.
// - Who has picked a film has a minute to take the ticket. Then time is up: that is said at once, and the seat is free for
//   somebody else.
//
//     KioskCoordinator          hears the box office     navigator.inbox(for: self)
//     └── BookingCoordinator    has a minute             navigator.after(.seconds(60), for: self)
//
// Both end with their flows, so no timer has to be stopped: a person who takes the ticket, goes back or quits ends the
// booking, and its minute with it.
//
//     mkfifo /tmp/box-office
//     swift run Kiosk /tmp/box-office                 and from another window:
//     echo "seats 0 Playtime" > /tmp/box-office
//     echo "close" > /tmp/box-office
//
// With --rehearse it plays a script in which time passes and the box office calls where the script says so:
//
//     swift run Kiosk --rehearse < Examples/Kiosk/script.txt

import Foundation
import Usher

switch CommandLine.arguments.dropFirst().first {
case nil:
    Session.run(on: .standard, options: Session.Options(answering: [.tree])) {
        KioskCoordinator(navigator: $0) { _ in }
    }.exit()
case "--rehearse":
    print(rehearsal(of: Array(AnyIterator { readLine() })), terminator: "")
case let path?:
    guard let pipe = FileHandle(forUpdatingAtPath: path) else {
        FileHandle.standardError.write(Data("Kiosk: \(path) can't be opened. Make it with mkfifo.\n".utf8))
        ExitStatus.noInput.exit()
    }
    Session.run(on: .standard, options: Session.Options(answering: [.tree])) { navigator in
        KioskCoordinator(navigator: navigator) { inbox in
            Thread.detachNewThread { listen(to: pipe, for: inbox) }
        }
    }.exit()
}
