// Bulletin: a board for notes. Without a path, inetd or socat starts a process for each user. With a path,
// one process serves them all with a conversation each, so that they share its memory.
//
//     socat UNIX-LISTEN:/tmp/board,fork EXEC:.build/debug/Bulletin,stderr       or a line in /etc/inetd.conf:
//     7000 stream tcp nowait nobody /usr/local/bin/Bulletin Bulletin
//
//     swift run Bulletin /tmp/board                                             and from other windows:
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
