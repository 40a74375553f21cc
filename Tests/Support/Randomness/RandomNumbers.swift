import Foundation
import Usher

/// Numbers that are the same for the same seed, so that a run of the tests can be repeated.
package struct RandomNumbers: RandomNumberGenerator {
    /// The seed of this run: `USHER_SEED` where it is set, to repeat one.
    package static let seed =
        ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)

    private var numbers: SeededRandomNumberGenerator

    package init(seed: UInt64) {
        numbers = SeededRandomNumberGenerator(seed: seed)
    }

    package mutating func next() -> UInt64 { numbers.next() }
}
