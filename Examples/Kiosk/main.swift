// Kiosk: a page that reacts to outside events while it waits for the user.
//
// Sells tickets for tonight's films. Two things change the page without any typing:
//
// - The box office, another program, also sells seats and writes the remaining counts to a pipe.
//   The list shows them after the next answer, so rows don't change while the user is picking.
// - After picking a film, the user has a minute to take the ticket, or the booking ends at once.
//
//     KioskCoordinator          receives news            navigator.inbox(for: self)
//     └── BookingCoordinator    lasts a minute           navigator.after(.seconds(60), for: self)
//
// The inbox and the timer end with their coordinators, so there's nothing to cancel: taking the
// ticket, going back or quitting ends the booking and its timer.
//
//     mkfifo /tmp/box-office
//     swift run Kiosk /tmp/box-office                 and from another window:
//     echo "seats 0 Playtime" > /tmp/box-office
//     echo "close" > /tmp/box-office
//
// With --rehearse, it plays a script that also says when time passes and when news arrives:
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
