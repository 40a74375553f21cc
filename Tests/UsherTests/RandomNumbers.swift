import Foundation
import Usher

typealias RandomNumbers = SeededRandomNumberGenerator

extension RandomNumbers {
    /// The seed of this test run: `USHER_SEED` where it is set, to repeat a run.
    static let seed =
        ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? .random(in: 0 ... .max)
}
