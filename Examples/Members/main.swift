// Members: places that not everybody may enter.
//
// A film club. Its program is open to all, its minutes to members, and its vault to nobody:
//
// - /program is a page.
// - /minutes/2026 leads to a login first. The path waits: who signs in goes on to it, who goes back is where they were.
// - /vault is refused, with a reason.
//
// Walking there and opening a path are the same:
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
