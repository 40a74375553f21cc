// Lets each call below SQLite fail, one after the other, while a person works with a catalog, and looks whether anything
// that was acknowledged is lost: Faults [MOST]. With a number, so many calls of a kind fail, spread over all there are.

import CFaults

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

let most = CommandLine.arguments.dropFirst().first.map { Int($0) ?? 0 } ?? .max
guard most > 0 else {
    print("usage: Faults [MOST], a whole number from 1")
    exit(64)
}
var runs = 0
faults_install()
do {
    let trial = try Trial()
    for scenario in Scenario.all {
        for fault in Fault.allCases {
            for isLasting in [false, true] {
                runs += try trial.run(scenario, fault, isLasting: isLasting, most: most)
            }
        }
    }
    print("\(runs) faults; nothing acknowledged was lost, no answer was wrong.")
} catch {
    print("Broken: \(error)")
    exit(1)
}
