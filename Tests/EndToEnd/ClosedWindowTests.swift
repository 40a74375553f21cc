import Foundation
import Programs
import Testing

@Suite("A window whose output isn't read") struct ClosedWindowTests {
    @Test(
        "doesn't delay a change in another window, and closing it takes nothing back",
        arguments: [SIGHUP, SIGTERM, SIGINT], [["find", "--json"], ["export", "--as", "jsonl", "-"]])
    func closing(by signal: Int32, verb: [String]) throws {
        try withCatalog { folder in
            // Prints more than the pipe holds.
            let window = try Conversation(verb, data: folder)
            window.waitForUnread()
            let other = try folder.run("$movies add 'Zzyzx Mine (2001)'")
            #expect(other.output == "Added “Zzyzx Mine” (2001).\n" && other.status == 0)
            // A change that has to wait says so.
            #expect(other.trouble == "")
            #expect(window.end(by: signal) == (signal == SIGINT ? 130 : signal))
            #expect(try folder.run("$movies find Zzyzx").output == "Zzyzx Mine (2001)\n")
            let check = try folder.run("$movies check")
            #expect(check.status == 0 && check.trouble == "", "\(check.output)\(check.trouble)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/movies")
            #expect(files == ["catalog.sqlite"])
        }
    }
}
