import Foundation
import Synchronization
import Testing

@testable import Usher

/// Events on a real terminal. The session runs on its own thread, and the test is the user.
@Suite struct EventConsoleTests {
    @Test(
        "A message prints at once, keeps half-typed input, and the page waits for an answer"
    )
    func terminal() throws {
        let person = try Person()
        person.wait(for: "Name: ")
        person.send("one", "say two")
        person.wait(for: "two is here.\nName: ")
        person.type("Ad")
        person.wait(for: "Ad")
        person.send("say three", "four")
        person.wait(for: "three is here.\nName: ")
        person.type("a\n")
        person.wait(for: "Name: ")
        person.type(":q\n")
        person.wait(for: ":q\n")
        #expect(person.status == .success)
        let commands = "\n:? help, :q quit\nName: "
        #expect(
            person.screen == """
                Heard
                \(commands)
                two is here.
                Name: Ad
                three is here.
                Name: a

                Heard
                Heard: one
                Heard: say two
                Heard: say three
                Heard: four
                Name: Ada

                :? help, :q quit
                Name: :q

                """)
    }

    @Test("Due timers fire while a terminal waits for an answer")
    func timer() throws {
        let person = try Person()
        person.wait(for: "Name: ")
        person.send("in 2000000 ms", "in 30 ms", "in 1 ms", "in 0 ms")
        // On a busy machine, timers may end together or late.
        person.wait { screen in
            screen.hasSuffix("Name: ")
                && [30, 1, 0].allSatisfy { screen.contains("\nin \($0) ms is over.\n") }
        }
        #expect(!person.screen.contains("in 2000000 ms is over."))
        person.type("\u{4}")
        #expect(person.status == .success)
    }

    @Test("An event can end a session whose terminal waits for an answer")
    func endOfSession() throws {
        let person = try Person()
        person.wait(for: "Name: ")
        person.send("stop", "never")
        #expect(person.status == .success)
        person.wait(for: "Name: \n")
        #expect(!person.screen.contains("never"))
        #expect(person.send("too late") == [false])
    }

    @Test("Messages from several threads all arrive, in order for each thread")
    func threads() throws {
        let person = try Person()
        person.wait(for: "Name: ")
        let inbox = try #require(person.inbox)
        for thread in 0..<4 {
            Thread.detachNewThread {
                for number in 0..<250 { inbox.send("\(thread): \(number)") }
            }
        }
        var round = 0
        while person.heard.count < 1_000 {
            round += 1
            person.type("\(round)\n")
            person.wait(for: "\n\n:? help, :q quit\nName: ")
        }
        for thread in 0..<4 {
            #expect(person.heard.filter { $0.hasPrefix("\(thread)") } == (0..<250).map { "\(thread): \($0)" })
        }
        person.type(":q\n")
        #expect(person.status == .success)
    }
}

/// A simulated user at a terminal, who can also send messages to the program.
private final class Person {
    private final class Shared: Sendable {
        let inbox = Mutex<Inbox<String>?>(nil)
        let heard = Mutex<[String]>([])
        let status = Mutex<Usher.ExitStatus?>(nil)
        let isOver = DispatchSemaphore(value: 0)
    }

    private(set) var screen = ""

    private let shared = Shared()
    private let keys: FileHandle
    private var typedAt = 0

    init() throws {
        var (terminal, descriptor): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &descriptor, nil, nil, nil) == 0)
        keys = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        Thread.detachNewThread { [shared, descriptor] in
            let console = FileConsole(
                input: descriptor, output: descriptor, error: descriptor, width: 80, color: false,
                editing: false)
            let end = Session.run(on: console) { navigator in
                var name: String?
                let prompt = Leaflet { page, _ in
                    page.title("Heard")
                    for word in shared.heard.withLock({ $0.suffix(4) }) { page.field("Heard", word) }
                    if let name { page.field("Name", name) }
                    page.ask("Name", .text) { if !$0.isEmpty { name = $0 } }
                }
                return Flow(prompt, navigator: navigator) { listener in
                    let inbox = navigator.inbox(for: listener) { (word: String) in
                        shared.heard.withLock { $0.append(word) }
                        let words = word.split(separator: " ")
                        switch words.first {
                        case "say": navigator.say("\(words[1]) is here.")
                        case "in":
                            navigator.after(.milliseconds(Int(words[1]) ?? 0), for: listener) {
                                navigator.say("\(word) is over.")
                            }
                        case "stop": navigator.stop(listener)
                        default: break
                        }
                    }
                    shared.inbox.withLock { $0 = inbox }
                }
            }
            Foundation.close(descriptor)
            shared.status.withLock { $0 = end.status }
            shared.isOver.signal()
        }
    }

    var inbox: Inbox<String>? { shared.inbox.withLock { $0 } }

    var heard: [String] { shared.heard.withLock { $0 } }

    /// The session's exit status. Waits for the session's end, so read it only once.
    var status: Usher.ExitStatus? {
        shared.isOver.wait()
        return shared.status.withLock { $0 }
    }

    @discardableResult
    func send(_ words: String...) -> [Bool?] { words.map { inbox?.send($0) } }

    func type(_ text: String) {
        typedAt = screen.utf8.count
        keys.write(Data(text.utf8))
    }

    /// Reads until there is new output and the screen ends with a text.
    func wait(for text: String) { wait { $0.hasSuffix(text) } }

    /// Reads until there is new output and the screen meets a condition.
    func wait(until isRight: (_ screen: String) -> Bool) {
        while screen.utf8.count == typedAt || !isRight(screen) {
            let bytes = keys.availableData
            if bytes.isEmpty { return }
            screen += String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        }
        typedAt = screen.utf8.count
    }
}
