// Makes changes of a catalog again and again while a file call or an allocation fails. Checks that
// no acknowledged change is lost. Usage: Faults [MOST]. If more than MOST calls of a kind can fail,
// only that many fail, spread evenly.

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
