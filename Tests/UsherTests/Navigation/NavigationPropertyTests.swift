import Randomness
import Testing
import UsherTesting

@testable import Usher

/// Makes random moves in answers, `start()`, `stop()` and event handlers, and while opening paths.
/// Checks the invariants after each move and before the next page.
@Suite struct NavigationPropertyTests {
    @Test("After any answers the tree and the stack agree, flows stop once, and what ended is freed")
    func randomMoves() {
        var (opened, heard, accidents) = (0, 0, 0)
        for sequence in 0..<4_000 {
            let world = NavigationWorld(seed: RandomNumbers.seed &+ UInt64(sequence))
            world.run()
            opened += world.opened
            heard += world.heard.count
            if world.isAccident { accidents += 1 }
            if let fault = world.fault {
                Issue.record(
                    "seed \(RandomNumbers.seed), sequence \(sequence): \(fault)\n\(world.log.joined(separator: "\n"))"
                )
                return
            }
        }
        #expect(opened > 150, "places are opened")
        #expect(heard > 150, "messages are received")
        #expect(accidents > 15, "sessions end because nothing is shown")
    }

    @Test("The check for leaks finds a coordinator that is retained elsewhere")
    func checkCanFail() {
        let world = NavigationWorld(seed: 1)
        world.keepsEverything = true
        world.run()
        #expect(world.fault?.contains("is not freed") == true)
    }
}
