import Foundation
import Usher

/// Random numbers that repeat for the same seed, so that a test run can be reproduced.
package struct RandomNumbers: RandomNumberGenerator {
    /// The seed of this run. Set `USHER_SEED` to repeat a run.
    package static let seed =
        ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)

    private var numbers: SeededRandomNumberGenerator

    package init(seed: UInt64) {
        numbers = SeededRandomNumberGenerator(seed: seed)
    }

    package mutating func next() -> UInt64 { numbers.next() }
}

/// Returns how often to repeat a random test: the given number, times `USHER_ROUNDS`.
package func rounds(_ count: Int) -> Int {
    count * max(1, ProcessInfo.processInfo.environment["USHER_ROUNDS"].flatMap(Int.init) ?? 1)
}
