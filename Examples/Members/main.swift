// Members: pages that not everyone may open.
//
// A film club. Its program is open to all, its minutes to members and its vault to no one:
//
// - /program is a page.
// - /minutes/2026 asks for a login first. Signing in opens it, and going back leaves it closed.
// - /vault is refused with a reason.
//
// Navigating by menu and opening a path behave the same:
//
//     swift run Members                  and then 2, or :open /minutes/2026 at any prompt
//     swift run Members /minutes/2026    begins there

import Usher

// snippet.route-begin
let path = CommandLine.arguments.dropFirst().first.flatMap { Route($0) }
Session.run(
    on: .standard,
    options: Session.Options(answering: [.path, .open, .tree], beginning: path.map { .open($0) })
) { ClubCoordinator(navigator: $0) }.exit()
// snippet.end
