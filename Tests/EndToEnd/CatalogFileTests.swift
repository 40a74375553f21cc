import Foundation
import Programs
import Testing

@Suite struct CatalogFileTests {
    @Test("a catalog that is not there or can't be read gets one line and status 66")
    func noInput() throws {
        let missing = try Shell.run("$movies --catalog /no/such/films.csv")
        #expect(missing.trouble.hasPrefix("movies: "))
        #expect(missing.trouble.contains("/no/such/films.csv"))
        #expect(missing.trouble.split(separator: "\n").count == 1)
        #expect(missing.status == 66)
        let folder = try Shell.run("$movies --catalog /tmp")
        #expect(folder.trouble.contains("folder"))
        #expect(folder.status == 66)
    }

    @Test("a file without a title column names the columns it has, with status 65")
    func noTitle() throws {
        try withFile("label,year\nGaslight,1940\n".utf8) { path in
            let result = try Shell.run("$movies --catalog \(path)")
            #expect(result.trouble.contains("“label”, “year”"))
            #expect(result.trouble.split(separator: "\n").count == 1)
            #expect(result.status == 65)
        }
    }

    @Test("an unclosed quote is named by line and column, with status 65")
    func unclosedQuote() throws {
        try withFile("title,year\nGaslight,1940\nX,\"1950\nY,1951\n".utf8) { path in
            let result = try Shell.run("$movies --catalog \(path)")
            #expect(result.trouble.contains("\(path), line 3, column 3: "))
            #expect(result.status == 65)
        }
    }

    @Test("bad rows are named and left out, and the rest is there")
    func badRows() throws {
        try withFile("title,year\nGaslight,1940\n,1950\n\"Bad\"x,1950\nOdd,soon\n".utf8) { path in
            let result = try Shell.run("printf 'q\\n' | $movies --catalog \(path)")
            #expect(result.output.contains("1–2 of 2"))
            #expect(result.trouble.contains("\(path), line 3"))
            #expect(result.trouble.contains("\(path), line 4"))
            #expect(result.trouble.contains("\(path), line 5"))
            #expect(result.status == 0)
        }
    }

    @Test("control characters and escapes in a title are shown, never obeyed")
    func escapes() throws {
        try withFile("title\n\"\u{1B}[31mRed\u{7}\n\u{202E}End\"\n".utf8) { path in
            let result = try Shell.run("printf '1\\ne\\n1\\n:q\\n' | $movies --catalog \(path)")
            #expect(result.output.contains("1. ␛[31mRed␇ \\u{202E}End"))
            #expect(!result.output.contains("\u{1B}"))
        }
    }

    @Test("a file is never written to, nor anything beside it")
    func untouched() throws {
        let csv = "title,year\nGaslight,1940\n"
        try withFile(csv.utf8) { path in
            _ = try Shell.run("printf '1\\ne\\n2\\n1944\\ns\\nq\\n' | $movies --catalog \(path)")
            #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == csv)
            for ending in [".places", ".brief", ".history"] {
                #expect(!FileManager.default.fileExists(atPath: path + ending), "\(ending)")
            }
        }
    }

    @Test("a pipe longer than is kept in memory is refused before it is there")
    func tooMuch() throws {
        let pipe = try Shell.run(
            "mkfifo x; (yes 2>/dev/null | head -c 70000000 >x 2>/dev/null) & $movies --catalog x </dev/null")
        #expect(
            pipe.trouble
                == "movies: x gives more than 64 MiB, too much for a pipe. Save it to a file first.\n"
        )
        #expect(pipe.status == 65)
    }
}
