// Bulletin: a board for notes.
//
// Without a path, it serves one user. Start it with socat, or with a line in /etc/inetd.conf:
//
//     socat UNIX-LISTEN:/tmp/board,fork EXEC:.build/debug/Bulletin,stderr
//     7000 stream tcp nowait nobody /usr/local/bin/Bulletin Bulletin
//
// With a socket's path, one process serves all users, so that they share a board:
//
//     swift run Bulletin /tmp/board                      and from other windows:
//     nc -U /tmp/board

import Foundation
import Usher

let options = Session.Options(answering: [.tree])
guard let path = CommandLine.arguments.dropFirst().first else {
    Session.run(on: .standard, options: options) { BoardCoordinator(board: Board(), navigator: $0) }.exit()
}
signal(SIGPIPE, SIG_IGN)
var address = sockaddr_un()
address.sun_family = sa_family_t(AF_UNIX)
withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
let listener = socket(AF_UNIX, 1 /* SOCK_STREAM, of another type on each system */, 0)
let isBound = withUnsafeBytes(of: &address) {
    bind(listener, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count)) == 0
}
guard isBound, listen(listener, 64) == 0 else { ExitStatus.noInput.exit() }
Server(on: listener, options: options).run()
