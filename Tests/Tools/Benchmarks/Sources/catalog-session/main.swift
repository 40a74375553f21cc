// Repeats and times the queries that movies makes of a catalog.
//
//     catalog-session make FILE 0
//     catalog-session import FILE TITLES RATINGS
//     catalog-session open FILE TIMES [ORDER]
//     catalog-session pages FILE TIMES [ORDER [FIRST]]
//     catalog-session search FILE TIMES [ORDER]        searches, one per line, on standard input
//
// With zero times, it prints each first page instead.

import MovieCatalog
import MovieImport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
    print("Usage: catalog-session make|import|open|pages|search FILE ...")
    exit(64)
}
let file = arguments[1]
let times = Int(arguments[2]) ?? 0
let pageSize = 10
let order = arguments.dropFirst(3).first.flatMap { name in MovieOrder.allCases.first { $0.rawValue == name } }

/// Returns a page as the list of movies requests it.
func page(of query: MovieQuery, from first: Int, in catalog: Catalog) throws -> [Movie] {
    try catalog.reading { () throws(CatalogError) in
        switch try catalog.count(of: query) {
        case .exactly(let count):
            try catalog.movies(of: query, in: first..<min(first + pageSize, max(count, first)))
        case .moreThan:
            // One extra row tells whether there's a next page.
            try catalog.movies(of: query, in: first..<first + pageSize + 1)
        }
    }
}

func show(_ movies: [Movie]) {
    for movie in movies.prefix(pageSize) { print(movie.id.number, movie.title, separator: "|") }
}

/// Returns this program's processor time in nanoseconds.
func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Prints the time of each run of the work in nanoseconds, after one run to warm up.
func measure(_ work: (Int) throws -> Void) rethrows {
    try work(0)
    let start = processorTime()
    for time in 1...times { try work(time) }
    print((processorTime() - start) / times)
}

switch arguments[0] {
case "make":
    _ = try Catalog(keptAt: file)
case "import":
    let catalog = try Catalog(createdByChangeAt: file)
    let movies = try ImportFiles(Array(arguments.dropFirst(2)))
    let plan = try catalog.preview(movies)
    print(try catalog.importMovies(movies, plan: plan).added)
case "open":
    let open = { try page(of: MovieQuery(order: order), from: 0, in: try Catalog.open(file)) }
    if times == 0 { show(try open()) } else { try measure { _ in _ = try open() } }
case "pages":
    let catalog = try Catalog.open(file)
    let query = MovieQuery(order: order)
    let first = arguments.dropFirst(4).first.flatMap { Int($0) } ?? 0
    // A page can only be reached through the pages before it.
    for start in stride(from: 0, to: first, by: 1_000) {
        _ = try catalog.movies(of: query, in: start..<min(start + 1_000, first))
    }
    if times == 0 {
        show(try page(of: query, from: first, in: catalog))
    } else {
        try measure { time in _ = try page(of: query, from: first + time * pageSize, in: catalog) }
    }
case "search":
    let catalog = try Catalog.open(file)
    var queries: [MovieQuery] = []
    while let line = readLine() { queries.append(MovieQuery(search: try MovieSearch(line), order: order)) }
    if times == 0 {
        for query in queries { show(try page(of: query, from: 0, in: catalog)) }
    } else {
        // Alternates between two searches, because the catalog caches the last result.
        try measure { time in
            _ = try page(of: queries[time % queries.count], from: 0, in: catalog)
        }
    }
default:
    print("There is no mode \(arguments[0]).")
    exit(64)
}
