import Foundation
import Programs
import Testing

@Suite("A call below SQLite that fails") struct FailingCallTests {
    @Test("loses nothing that was acknowledged, answers nothing wrong and ends nothing, whichever it is")
    func anyCall() throws {
        let result = try Shell.run(
            "$faults 3", environment: ["faults": Shell.products.appending(path: "Faults").path])
        #expect(result.status == 0, "\(result.output)\(result.errorOutput)")
        #expect(result.output.hasSuffix("60 faults; nothing acknowledged was lost, no answer was wrong.\n"))
    }
}
