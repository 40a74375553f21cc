import Foundation
import Synchronization
import Testing
import UsherTesting

@testable import Usher

private final class Desk: Coordinator {
    private let navigator: Navigator
    private let hear: (Inbox<String>) -> Void
    private let work: (inout Work) throws -> Void
    private var count = 0

    init(
        navigator: Navigator, work: @escaping (inout Work) throws -> Void = { _ in },
        hear: @escaping (Inbox<String>) -> Void = { _ in }
    ) {
        (self.navigator, self.work, self.hear) = (navigator, work, hear)
    }

    func start() {
        navigator.push(list, for: self)
        hear(navigator.inbox(for: self) { [self] in navigator.say("Heard: \($0).") })
    }

    private var list: Leaflet {
        Leaflet { [unowned self] page, _ in
            page.title("Desk \(count)")
            page.item("Pages") { [self] in navigator.push(sheet, for: self) }
            page.item(
                "Name",
                asks: { page in
                    page.ask("Name", .text) { self.navigator.say("Hello, \($0).") }
                })
            page.item(
                "Secret",
                asks: { page in
                    page.ask("Secret", .secret) { _ in self.count += 10 }
                })
            page.command("t", "time") { [self] in
                navigator.after(.zero, for: self) { self.navigator.say("Time.") }
            }
            page.command("l", "later") { [self] in navigator.after(.seconds(120), for: self) {} }
            page.command("w", "work") { [self] in
                navigator.work(for: self) { [self] work in
                    work.say("Working.")
                    try self.work(&work)
                }
            }
        }
    }

    private var sheet: Leaflet {
        Leaflet { [unowned self] page, _ in
            page.title("Sheet")
            page.item("Further") { [self] in navigator.push(sheet, for: self) }
            page.command("c", "count") { [self] in count += 1 }
        }
    }
}

@Suite("Conversations") struct ConversationTests {
    private static let answers = [
        "1", "2", "3", "b", "h", "c", "t", "w", "Ada", "", "?", "2 Ada", "x", ":tree", ":path", "pages", "q",
    ]

    @Test("A conversation shows its first page, takes lines, and returns each text once")
    func lines() {
        var conversation = Conversation { Desk(navigator: $0) }
        #expect(conversation.takeText().hasPrefix("Desk 0\n"))
        #expect(conversation.answer("1").hasPrefix("\nSheet\n"))
        #expect(conversation.answer("q") == "")
        let end = conversation.end
        #expect(end == .quit)
        #expect(conversation.takeText() == "")
        #expect(conversation.answer("1") == "" && conversation.endInput() == "")
    }

    @Test("The end of the input and an interrupt end a conversation", arguments: [false, true])
    func ends(isInterrupt: Bool) {
        var conversation = Conversation { Desk(navigator: $0) }
        _ = conversation.takeText()
        #expect((isInterrupt ? conversation.interrupt() : conversation.endInput()) == "\n")
        let end = conversation.end
        #expect(end == (isInterrupt ? .interrupted : .endOfInput))
    }

    @Test("A strict conversation ends at a refusal, and a conversation announces a secret")
    func options() {
        var strict = Conversation(options: Session.Options(isStrict: true)) { Desk(navigator: $0) }
        var isSecret = strict.asksForSecret
        #expect(!isSecret)
        _ = strict.answer("3")
        isSecret = strict.asksForSecret
        #expect(isSecret)
        #expect(!strict.answer("hunter2").contains("hunter2"))
        #expect(strict.answer("7").contains("There is no line 7"))
        let end = strict.end
        #expect(end?.status == .dataRefused)
    }

    @Test(
        "Random scripts give a conversation and a session on a pipe the same output",
        arguments: 0..<6 as Range<UInt64>)
    func sameBytes(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        let script = (0..<40).map { _ in Self.answers.randomElement(using: &random) ?? "" }
        let options = Session.Options(answering: [.tree, .path])
        var conversation = Conversation(width: 1_000, options: options) { Desk(navigator: $0) }
        var text = conversation.takeText()
        for line in script where conversation.end == nil {
            // Adds the answer, because a session on a pipe writes each answer itself.
            text +=
                (conversation.asksForSecret && !line.isEmpty
                    ? conversation.page.cover(of: line) ?? line : line) + "\n"
            text += conversation.answer(line)
        }
        if conversation.end == nil { text += conversation.endInput() }
        let (input, output) = (Pipe(), Pipe())
        try input.fileHandleForWriting.write(contentsOf: Data(script.map { $0 + "\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        let writing = output.fileHandleForWriting
        let console = FileConsole(
            input: input.fileHandleForReading.fileDescriptor, output: writing.fileDescriptor,
            error: writing.fileDescriptor, width: 1_000)
        let end = Session.run(on: console, options: options) { Desk(navigator: $0) }
        #expect(conversation.end == end)
        try writing.close()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        #expect(String(decoding: written, as: UTF8.self) == text)
    }

    @Test("Messages wake the caller once until they're delivered, and use no descriptor")
    func wakeUp() throws {
        let calls = CallCount()
        var inbox: Inbox<String>?
        var conversation = Conversation(waking: { calls.add() }) { Desk(navigator: $0, hear: { inbox = $0 }) }
        _ = conversation.takeText()
        let mailbox = conversation.mailbox
        #expect(mailbox == nil)
        for message in ["one", "two"] {
            inbox?.send(message)
            #expect(calls.count == 1)
        }
        #expect(conversation.deliver() == "\nHeard: one.\nHeard: two.\n> ")
        #expect(conversation.deliver() == "")
        inbox?.send("three")
        #expect(calls.count == 2)
        #expect(conversation.answer("").contains("Heard: three."))
        _ = conversation.answer("q")
        #expect(inbox?.send("four") == false && calls.count == 2, "nobody hears it")
    }

    @Test("A conversation has the deadline of its timer, which is delivered once that has passed")
    func deadline() {
        var conversation = Conversation { Desk(navigator: $0) }
        let none = conversation.deadline
        #expect(none == nil)
        _ = conversation.answer("l")
        let deadline = conversation.deadline ?? .now
        #expect(deadline > .now + .seconds(60))
        #expect(conversation.deliver() == "")
        #expect(conversation.answer("t").contains("Time."))
    }

    @Test("Work shows its output as it comes, and can be stopped from another thread")
    func work() {
        var shown: [String] = []
        let calls = CallCount()
        var conversation = Conversation(showing: { shown.append($0) }) {
            Desk(
                navigator: $0,
                work: { work in
                    calls.add()
                    if calls.count > 1 {
                        try work.wait {}
                        return work.say("Done.")
                    }
                    try work.wait { while !Task.isCancelled { await Task.yield() } }
                })
        }
        let stop = conversation.stop
        Thread.detachNewThread {
            while calls.count == 0 {}
            stop()
        }
        #expect(conversation.answer("w") == "")
        #expect(shown.contains("Working.\n") && shown.joined().contains("Stopped."))
        let end = conversation.end
        #expect(end == nil && conversation.answer("1") == "")
        #expect(shown.last?.hasPrefix("\nSheet\n") == true)
        for line in ["h", "w"] { _ = conversation.answer(line) }
        #expect(shown.contains("Done.\n"), "what was stopped was the work before")
    }

    @Test("A thousand conversations on four threads don't affect each other")
    func pool() async {
        let slots = (0..<1_000).map { _ in Slot() }
        await withTaskGroup(of: Void.self) { group in
            for seed in 0..<4 as Range<UInt64> {
                group.addTask {
                    var random = SeededRandomNumberGenerator(seed: seed)
                    for slot in slots.shuffled(using: &random) {
                        slot.inbox?.send("before")
                        slot.answer("1")
                        slot.inbox?.send("between")
                        slot.answer("c")
                    }
                }
            }
        }
        let wrong = slots.count { $0.tally() != "5 screens, 4 counted, 8 heard" }
        #expect(wrong == 0)
    }
}

/// A conversation used by the threads of a pool, one thread at a time.
private final class Slot: Sendable {
    private let conversation: Mutex<Conversation>
    /// Shows handovers to the thread sanitizer, which can't see the mutex on Linux.
    private let turn = Atomic(0)
    private let heard = CallCount()
    private let box = InboxBox()
    var inbox: Inbox<String>? { box.inbox.withLock { $0 } }

    init() {
        conversation = Mutex(
            Conversation { [box] in Desk(navigator: $0, hear: { inbox in box.inbox.withLock { $0 = inbox } })
            })
    }

    func answer(_ line: String) {
        conversation.withLock { conversation in
            _ = turn.load(ordering: .acquiring)
            count(in: conversation.answer(line))
            turn.add(1, ordering: .releasing)
        }
    }

    func tally() -> String {
        conversation.withLock { conversation in
            _ = turn.load(ordering: .acquiring)
            count(in: conversation.deliver())
            let screens = conversation.stack.screens.count
            let counted = conversation.answer("h").split(separator: "\n").first ?? ""
            return "\(screens) screens, \(counted.dropFirst(5)) counted, \(heard.count) heard"
        }
    }

    private func count(in text: String) {
        for _ in 0..<text.split(separator: "Heard: ", omittingEmptySubsequences: false).count - 1 {
            heard.add()
        }
    }
}

private final class CallCount: Sendable {
    private let calls = Mutex(0)

    var count: Int { calls.withLock { $0 } }

    func add() { calls.withLock { $0 += 1 } }
}

private final class InboxBox: Sendable {
    let inbox = Mutex<Inbox<String>?>(nil)
}
