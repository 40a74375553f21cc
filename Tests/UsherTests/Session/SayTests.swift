import Testing

@testable import Usher

/// Lines said once, above the next page.
@Suite struct SayTests {
    private func films(
        saying lines: [String] = [], then act: @escaping (Navigator, Flow) -> Void = { _, _ in }
    ) -> (Navigator) -> any Coordinator {
        { navigator in
            Flow(navigator: navigator) { flow in
                let screen = Leaflet { [unowned flow] page, _ in
                    page.title("Films")
                    page.text("Two are there.")
                    page.command("s", "say") {
                        for line in lines { navigator.say(line) }
                        act(navigator, flow)
                    }
                    for (letter, error) in [("r", Refusal("The disk is full.")), ("c", CancellationError())]
                        as [(Unicode.Scalar, any Error)]
                    {
                        page.command(letter, letter == "r" ? "refuse" : "cancel") {
                            navigator.say("“Alien” is deleted.")
                            throw error
                        }
                    }
                }
                navigator.push(screen, for: flow)
            }
        }
    }

    @Test("A line is said once, above the next page or as the last one")
    func sessions() throws {
        func failingWork(_ error: any Error) -> (Navigator) -> any Coordinator {
            films { navigator, flow in
                navigator.work(for: flow) { _ in
                    navigator.say("Half is read.")
                    throw error
                }
            }
        }
        var file = "a.txt"
        try play(
            "Say",
            screens: [
                "saved": {
                    Leaflet { page, _ in
                        page.title("Film")
                        page.say("Saved as \(file).")
                        page.item("One") {}
                        page.item("Two") { file = "b.txt" }
                    }
                }
            ],
            flows: [
                "films": films(saying: ["“Alien” is deleted."]),
                "opened": films(saying: ["Opened."]) { navigator, flow in
                    navigator.push(Leaflet { page, _ in page.text("No title.") }, for: flow)
                },
                "starting": { navigator in
                    let teller = Flow(Leaflet.page("Child"), navigator: navigator) { _ in
                        navigator.say("started")
                    }
                    teller.end = { _ in navigator.say("stopped") }
                    return Flow(Leaflet.page("Parent"), child: teller, navigator: navigator)
                },
                "last words": films(saying: ["The partition table has been altered."]) { navigator, flow in
                    flow.end = { _ in navigator.say("Syncing disks.") }
                    navigator.stop(flow)
                },
                "work": films(saying: ["Reading…"]) { navigator, flow in
                    navigator.work(for: flow) { _ in navigator.say("Read.") }
                    navigator.work(for: flow) { _ in navigator.say("Sorted.") }
                },
                "failing work": failingWork(Refusal("The disk is gone.")),
                "stopped work": failingWork(CancellationError()),
            ])
    }
}
