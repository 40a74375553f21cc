import Foundation
import Programs
import Testing

@Suite("Failing calls below SQLite") struct FailingCallTests {
    @Test("No failing call loses an acknowledged change, gives a wrong answer or ends the program")
    func anyCall() throws {
        let result = try Shell.run(
            "$faults 3", environment: ["faults": Shell.products.appending(path: "Faults").path])
        #expect(result.status == 0, "\(result.output)\(result.errorOutput)")
        #expect(result.output.hasSuffix("60 faults; nothing acknowledged was lost, no answer was wrong.\n"))
    }
}
