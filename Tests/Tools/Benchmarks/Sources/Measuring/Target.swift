import Foundation

/// A ratio and its limit.
package struct Target {
    package let name: String
    /// The ratio, or nil if it couldn't be measured.
    package let ratio: Double?
    package let limit: Double

    package init(name: String, ratio: Double?, limit: Double) {
        self.name = name
        self.ratio = ratio
        self.limit = limit
    }
}

/// Prints the ratios with their limits. Returns whether all limits are met.
package func report(_ targets: [Target]) -> Bool {
    var isReached = true
    for target in targets {
        guard let ratio = target.ratio else { continue }
        if ratio > target.limit { isReached = false }
        print(
            "  \(show(ratio))  \(show(target.limit))  \(target.name)\(ratio > target.limit ? "  MISSED" : "")"
        )
    }
    return isReached
}

package func median(_ numbers: [Double]?) -> Double {
    guard let sorted = numbers?.sorted(), !sorted.isEmpty else { return .nan }
    return sorted[sorted.count / 2]
}

/// Returns the median ratio of alternating runs.
package func ratio(_ left: [Double]?, _ right: [Double]?) -> Double {
    median(zip(left ?? [], right ?? []).map { $0 / $1 })
}

package func show(_ number: Double, digits: Int = 2) -> String {
    String(format: "%.\(digits)f", number)
}
