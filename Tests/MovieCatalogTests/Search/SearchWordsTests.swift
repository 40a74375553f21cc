import Testing

@testable import MovieCatalog
@testable import MovieImport

@Suite("Searches in words")
struct SearchWordsTests {
    @Test("A decade in words means the decade in digits, also with a century or a part of it")
    func decades() throws {
        func read(_ text: String) throws -> ClosedRange<Int>? {
            guard case .number(.year, let years) = try MovieSearch(text).terms.map(\.condition).first else {
                return nil
            }
            return years
        }
        for (word, years) in CalendarNames.decades {
            let first = (years < 30 ? 2_000 : 1_900) + years
            for text in [word, "the \(word)", "films from the \(word)", "of the \(word)", "decade:\(word)"] {
                #expect(try read(text) == first...first + 9, "\(text)")
            }
            for (name, century) in CalendarNames.centuries {
                for sign in [" ", "-"] {
                    let text = "\(name)\(sign)\(word)"
                    #expect(try read(text) == century + years...century + years + 9, "\(text)")
                }
            }
            for (part, span) in CalendarNames.partsOfDecades {
                let all = first + span.lowerBound...first + span.upperBound
                for text in ["\(part) \(word)", "from the \(part)-\(word)", "\(part) \(first)s"] {
                    #expect(try read(text) == all, "\(text)")
                }
            }
        }
    }

    @Test("A search has at most 64 words")
    func manyWords() throws {
        let words = Array(repeating: "a", count: 65)
        #expect(try MovieSearch(words.dropLast().joined(separator: " ")).parts.count == 64)
        #expect(throws: InvalidValue.tooManyWords(65, limit: 64)) {
            try MovieSearch(words.joined(separator: " "))
        }
    }
}
