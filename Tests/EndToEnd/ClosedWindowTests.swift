import Foundation
import Programs
import Testing

@Suite("Windows that read the catalog") struct ClosedWindowTests {
    @Test(
        "A window with unread output doesn't delay a change, and closing it takes nothing back",
        arguments: zip(
            [SIGHUP, SIGTERM, SIGINT], [["find", "--json"], ["export", "-"], ["find", "--json"]]))
    func closing(by signal: Int32, verb: [String]) throws {
        try withCatalog { folder in
            // The output is more than the pipe can hold, so that writing it blocks.
            let window = try Conversation(verb, data: folder)
            window.waitForUnread()
            let other = try folder.run("$movies add 'Zzyzx Mine (2001)'")
            #expect(other.output == "Added “Zzyzx Mine” (2001).\n" && other.status == 0)
            // A change that had to wait would have printed a message.
            #expect(other.errorOutput == "")
            #expect(window.end(by: signal) == (signal == SIGINT ? 130 : signal))
            #expect(try folder.run("$movies find Zzyzx").output == "Zzyzx Mine (2001)\n")
            let check = try folder.run("$movies check")
            #expect(check.status == 0 && check.errorOutput == "", "\(check.output)\(check.errorOutput)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/movies")
            #expect(files == ["catalog.sqlite"])
        }
    }

    #if os(Linux)
        @Test(
            "A change waits for a window that reads, says so, and can be stopped or goes on afterward",
            .enabled(if: Terminal.isAvailable, "there is no script(1) to make a terminal with"),
            arguments: [true, false])
        func waiting(isStopped: Bool) throws {
            try withCatalog { folder in
                let reader = try Reader(of: folder.catalog, letsGo: false)
                let terminal = try Terminal("--no-color --catalog \(folder.catalog) add 'Zzyzx Mine (2001)'")
                terminal.wait(for: "Ctrl-C stops waiting.\n")
                if isStopped { try terminal.type("\u{3}") } else { reader.kill() }
                #expect(terminal.finish() == (isStopped ? 130 : 0), "\(terminal.shown)")
                #expect(terminal.shown.contains("Added “") == !isStopped, "\(terminal.shown)")
                reader.kill()
                #expect(try folder.movies().count == (isStopped ? 261 : 262))
            }
        }
    #endif
}
