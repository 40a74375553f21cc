import Testing
import UsherTesting

@testable import Usher

/// Messages from outside, in scripts.
@Suite struct InboxTests {
    /// A session whose page shows the messages its inbox received. `n` does nothing, `r` refuses,
    /// and items pick a message.
    private final class World {
        var heard: [String] = []
        var picked: [String] = []
        private(set) var inbox: Inbox<String>?
        private(set) var session: ScriptedSession?
        private(set) weak var root: Listener?

        init(isStrict: Bool = false, _ receive: @escaping (String, World, Listener) -> Void = { _, _, _ in })
        {
            session = ScriptedSession(options: Session.Options(isStrict: isStrict)) { navigator in
                let prompt = Leaflet { [unowned self] page, _ in
                    page.title("Heard")
                    for word in heard { page.item(word) { [unowned self] in picked.append(word) } }
                    page.command("n", "nothing") {}
                    page.command("r", "refuse") {
                        navigator.say("“Alien” is deleted.")
                        throw Refusal("The disk is full.")
                    }
                }
                let root = Listener(prompt, navigator: navigator) { [unowned self] listener in
                    inbox = navigator.inbox(for: listener) { [unowned self] (word: String) in
                        heard.append(word)
                        receive(word, self, listener)
                    }
                }
                self.root = root
                return root
            }
        }

        func send(_ words: String...) {
            for word in words { inbox?.send(word) }
        }

        func answer(_ line: String) -> String {
            let start = transcript.endIndex
            session?.answer(line)
            return String(transcript[start...])
        }

        func advance() -> String {
            let start = transcript.endIndex
            session?.advance()
            return String(transcript[start...])
        }

        var transcript: String { session?.transcript ?? "" }
    }

    private static let end = "\nn nothing, r refuse, ? help, q quit\n> "

    @Test("messages are delivered with the next answer, in order, and the page is drawn once")
    func nextAnswer() {
        let world = World()
        world.send("one", "two")
        #expect(world.heard == [])
        #expect(world.answer("n") == "n\n\nHeard\n1. one\n2. two\n" + Self.end)
        #expect(world.heard == ["one", "two"])
        #expect(world.answer("n") == "n\n\nHeard\n1. one\n2. two\n" + Self.end)
    }

    @Test("what was sent before the first page is on it")
    func firstPage() {
        let session = ScriptedSession { navigator in
            var heard = "nothing"
            return Listener(Leaflet { page, _ in page.title(heard) }, navigator: navigator) { listener in
                navigator.inbox(for: listener) { heard = $0 }.send("something")
            }
        }
        #expect(session.transcript.hasPrefix("something\n"))
    }

    @Test("while an answer is waited for nothing is printed, and an empty line draws the page")
    func nothingMoves() {
        let world = World()
        world.send("one")
        #expect(world.advance() == "")
        #expect(world.heard == ["one"])
        world.send("two")
        #expect(world.advance() == "")
        #expect(world.answer("") == "\n\nHeard\n1. one\n2. two\n" + Self.end)
    }

    @Test("what a receiver says while an answer is waited for stands on lines of its own, once")
    func saying() {
        let world = World { word, _, listener in
            listener.navigator.say("\(word) is here.")
        }
        world.send("one", "two")
        #expect(world.advance() == "\none is here.\ntwo is here.\n> ")
        #expect(world.advance() == "")
        #expect(world.answer("") == "\n\nHeard\n1. one\n2. two\n" + Self.end)
        world.send("three")
        #expect(world.answer("") == "\n\nthree is here.\nHeard\n1. one\n2. two\n3. three\n" + Self.end)
    }

    @Test("a line that is said fits the width, and is harmless")
    func harmless() {
        let session = ScriptedSession(width: 20) { navigator in
            Listener(.name, navigator: navigator) { listener in
                navigator.after(.seconds(1), for: listener) {
                    navigator.say("\u{1B}[2J a line of many words")
                }
            }
        }
        session.advance(by: .seconds(1))
        #expect(
            session.transcript.hasSuffix(
                "Name\n(Enter for Ada): \n␛[2J a line of many\nwords\nName\n(Enter for Ada): "))
    }

    @Test("an answer picks what was on the page that is read, whatever came meanwhile")
    func staleItem() {
        let world = World { word, world, _ in world.heard = [word] }
        world.send("one")
        _ = world.answer("")
        world.send("two")
        #expect(world.advance() == "")
        #expect(world.answer("1") == "1\n\nHeard\n1. two\n" + Self.end)
        #expect(world.picked == ["one"])
    }

    @Test("a refusal and the help leave the page due")
    func dueAfterRefusal() {
        let world = World()
        world.send("one")
        _ = world.advance()
        #expect(world.answer("z").hasSuffix("q to quit.\n\nHeard\n1. one\n" + Self.end))
        world.send("two")
        _ = world.advance()
        #expect(world.answer("?").hasSuffix("quits the program\n\nHeard\n1. one\n2. two\n" + Self.end))
    }

    @Test("where nothing came the page stands")
    func nothingCame() {
        let world = World()
        #expect(world.advance() == "")
        #expect(world.answer("z") == "z\nThere is no command “z”. Type ? for help, q to quit.\n> ")
    }

    @Test("what a refused answer said waits for the next page, and not for the next event")
    func saidBefore() {
        let world = World()
        #expect(world.answer("r") == "r\nThe disk is full.\n> ")
        world.send("one")
        #expect(world.advance() == "")
        #expect(world.answer("") == "\n\n“Alien” is deleted.\nHeard\n1. one\n" + Self.end)
    }

    @Test(
        "where events led away from the page that is read, only an empty line and a quit are taken",
        arguments: ["1", "b", "h", "?", "n", "nonsense"])
    func gone(line: String) {
        func world() -> World {
            let world = World { word, _, listener in
                if word == "further" { listener.navigator.push(Leaflet.name, for: listener) }
                if word == "back" { listener.navigator.popToFirst() }
            }
            world.send("one", "further")
            _ = world.answer("")
            world.send("back")
            #expect(world.advance() == "")
            return world
        }
        let page = "\nHeard\n1. one\n2. further\n3. back\n" + Self.end
        let refused = world()
        #expect(
            refused.answer(":" + line)
                == ":\(line)\n\(Words.english(.pageGone))\n"
                + "\nHeard\n1. one\n2. further\n3. back\n" + Self.end)
        #expect(refused.picked == [])
        #expect(refused.session?.status == nil)
        #expect(world().answer(" ") == " \n" + page)
        let left = world()
        #expect(left.answer(":q") == ":q\n")
        #expect(left.session?.status == .success)
    }

    @Test("where events led away from the page and back, it is shown again before it takes an answer")
    func goneAndBack() {
        let world = World { word, _, listener in
            if word == "further" { listener.navigator.push(Leaflet.name, for: listener) }
            if word == "back" { listener.navigator.popToFirst() }
        }
        world.send("one")
        _ = world.answer("")
        for word in ["further", "back"] {
            world.send(word)
            #expect(world.advance() == "")
        }
        #expect(
            world.answer("1")
                == "1\n\(Words.english(.pageGone))\n\nHeard\n1. one\n2. further\n3. back\n" + Self.end)
        #expect(world.picked == [])
    }

    @Test("an answer to a page that is gone ends a strict session")
    func strict() {
        let world = World(isStrict: true) { _, _, listener in
            listener.navigator.push(Leaflet.name, for: listener)
        }
        world.send("one")
        #expect(world.advance() == "")
        _ = world.answer("1")
        #expect(world.session?.status == .dataRefused)
    }

    @Test("what a page's answers hold is let go when an event leads away from it")
    func letGo() {
        weak var held: Events?
        let session = ScriptedSession { navigator in
            Listener(.menu, navigator: navigator) { listener in
                let events = Events()
                held = events
                let page = Leaflet { page, _ in page.item("one") { events.log.append("one") } }
                navigator.push(page, for: listener)
                navigator.after(.seconds(1), for: listener) { navigator.pop() }
            }
        }
        #expect(held != nil)
        session.advance(by: .seconds(1))
        #expect(held == nil)
    }

    @Test("a receiver may start a flow, move and ask for work, which begins at the next answer")
    func moving() {
        let events = Events()
        let world = World { word, _, listener in
            switch word {
            case "start":
                listener.navigator.start(
                    Flow(named: "child", Leaflet.name, navigator: listener.navigator, events: events),
                    for: listener)
            case "work": listener.navigator.work(for: listener) { _ in events.log.append("work") }
            default: listener.navigator.pop()
            }
        }
        world.send("start", "work")
        #expect(world.advance() == "")
        #expect(events.log == ["start child"])
        #expect(
            world.answer("")
                == "\n\nName\n\nName\n\n:x clear, :b back, :h home, :? help, :q quit\nName (Enter for Ada): ")
        #expect(events.log == ["start child", "work"])
        world.send("pop")
        #expect(world.advance() == "")
        #expect(events.log == ["start child", "work", "stop child"])
    }

    @Test("work under way hears what came meanwhile when it is done, before the next page")
    func work() {
        var heardWithin: [String]?
        let world = World()
        guard let root = world.root else { return }
        root.navigator.work(for: root) { _ in
            world.send("one")
            heardWithin = world.heard
        }
        #expect(world.answer("n") == "n\n\nHeard\n1. one\n" + Self.end)
        #expect(heardWithin == [])
    }

    @Test("work that a message asks for is done before the page, once")
    func workOfMessage() {
        var pieces = 0
        let world = World { _, world, listener in
            listener.navigator.work(for: listener) { _ in
                pieces += 1
                // The message arrives once the user could answer.
                world.send("again")
            }
        }
        world.send("one")
        _ = world.answer("")
        #expect(pieces == 1)
        #expect(world.heard == ["one"])
        _ = world.answer("")
        #expect(pieces == 2)
    }

    @Test("what is sent while messages are delivered is delivered the next time")
    func sendingWithin() {
        let world = World { word, world, _ in world.send(word + "!") }
        world.send("one")
        _ = world.answer("")
        #expect(world.heard == ["one"])
        _ = world.advance()
        #expect(world.heard == ["one", "one!"])
    }

    @Test("inboxes of several flows hear in the order in which they were sent")
    func severalInboxes() {
        var heard: [String] = []
        var words: Inbox<String>?
        var numbers: Inbox<Int?>?
        let session = ScriptedSession { navigator in
            Listener(.menu, navigator: navigator) { listener in
                words = navigator.inbox(for: listener) { heard.append($0) }
                let child = Listener(.menu, navigator: navigator) { child in
                    numbers = navigator.inbox(for: child) { heard.append($0.map { "\($0)" } ?? "nil") }
                }
                navigator.start(child, for: listener)
            }
        }
        for number in [1, nil, 3] {
            words?.send("word")
            numbers?.send(number)
        }
        session.advance()
        #expect(heard == ["word", "1", "word", "nil", "word", "3"])
    }
}
