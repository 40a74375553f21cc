import Foundation

// PatternFigures EXAMPLES                    the programs as they are
// PatternFigures EXAMPLES CHANGE CHANGED     what a change of them costs

let arguments = CommandLine.arguments.dropFirst().map { String($0) }
let examples = Examples(folder: URL(filePath: arguments.first ?? "Examples", directoryHint: .isDirectory))
let tables: [Table]
if arguments.count == 3 {
    let changed = Examples(folder: URL(filePath: arguments[2], directoryHint: .isDirectory))
    tables = [try .cost(of: arguments[1], before: examples, after: changed)]
} else {
    tables = [try .size(of: examples), try .references(in: examples), try .scenes(in: examples)]
}
print(tables.map(\.description).joined(separator: "\n\n"))
