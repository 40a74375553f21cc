import Usher

/// Tries out a whole program, and reports dead ends and other faults of its pages.
///
/// ```swift
/// @Test("No page of the program is a trap")
/// func explored() {
///     let exploration = Explorer(texts: ["1949"]).explore {
///         ScriptedSession { AppCoordinator(navigator: $0) }
///     }
///     #expect(exploration.findings == [])
/// }
/// ```
///
/// It tries answers on each page, then goes to pages with more to try. Of pages that differ only in
/// title, it explores a few. It also checks that each page's route leads back to the page.
public struct Explorer {
    private let seed: UInt64
    let texts: [String]
    private let limit: Int
    private let samples: Int
    private let log: (String) -> Void

    private static let lengthOfWalk = 60

    /// Makes an explorer.
    ///
    /// - Parameters:
    ///   - seed: The seed for the random order of steps.
    ///   - texts: Texts to type and search for, in addition to a few built-in ones.
    ///   - limit: The maximum number of answers.
    ///   - samples: The maximum number of explored pages that differ only in title.
    ///   - log: Receives each step before it's taken, so that a crash can be repeated.
    public init(
        seed: UInt64 = 0, texts: [String] = [], limit: Int = 2_000, samples: Int = 3,
        log: @escaping (_ step: String) -> Void = { _ in }
    ) {
        (self.seed, self.texts, self.limit, self.samples, self.log) = (seed, texts, limit, samples, log)
    }

    /// Explores a program.
    ///
    /// - Parameters:
    ///   - start: Starts the program, the same way each time.
    ///   - again: Starts the program with the data it has now, to open routes. By default, `start`.
    public func explore(
        _ start: () throws -> ScriptedSession, again: (() -> ScriptedSession)? = nil
    ) rethrows -> Exploration {
        var visited: Set<[String]> = []
        let map = ExploredPages(seed: seed, texts: texts, samples: samples)
        var (steps, walks) = (0, 0)
        var isComplete = false
        var findings: [ExplorerFinding] = []
        while steps < limit, !isComplete {
            let session = try start()
            walks += 1
            var (walk, length): ([String], Int) = ([], 0)
            // The page before each answer of the walk.
            var shown: [SessionSnapshot] = []
            var place = map.arrive(at: session, after: walk)
            let tried = map.triedCount
            while session.status == nil, length < Self.lengthOfWalk, steps < limit,
                let answer = map.next(at: place)
            {
                let step = answer.isEmpty ? "an empty line" : answer
                log("Explorer, seed \(seed), walk \(walks), \(place): \(step)")
                let before = SessionSnapshot(session)
                let known = (lost: session.lostMoves.count, leaks: session.leaks.count)
                session.answer(answer)
                (steps, length) = (steps + 1, length + 1)
                // Leave out a detour that led back to a page of the walk.
                let kept = shown.firstIndex { !$0.differs(from: before) } ?? shown.count
                (shown, walk) = (shown.prefix(kept) + [before], walk.prefix(kept) + [answer])
                let previous = place
                place = map.arrive(at: session, after: walk)
                map.note(answer, at: previous, before: before, after: SessionSnapshot(session), ledTo: place)
                let losses = session.lostMoves.dropFirst(known.lost).map { "lost what was asked for (\($0))" }
                let leaks = session.leaks.dropFirst(known.leaks).map { "leaks \($0)" }
                var faults = (losses + leaks).map { (previous, $0) }
                if session.status == nil,
                    visited.insert(["\(session.route)"] + session.placesOfRoute).inserted
                {
                    let other = try again?() ?? start()
                    let misled = "says that it is at \(session.route), which doesn't lead there"
                    if !other.leadsBack(to: session) { faults.append((place, misled)) }
                    quit(other, walks, place)
                }
                for (page, problem) in faults
                where !findings.contains(where: { ($0.problem, $0.page) == (problem, "\(page)") }) {
                    findings.append(ExplorerFinding(page: "\(page)", problem: problem, walk: walk))
                }
            }
            isComplete = length == 0
            if !isComplete, map.triedCount == tried { map.giveUpTarget() }
            quit(session, walks, place)
        }
        let deadEnds = map.findings.filter { $0.problem == ExplorerFinding.deadEnd }.map(\.page)
        return Exploration(
            screens: map.screens, pages: map.pageCount, steps: steps, isComplete: isComplete,
            findings: (map.findings + findings.filter { !deadEnds.contains($0.page) }).map(\.description))
    }

    private func quit(_ session: ScriptedSession, _ walks: Int, _ place: ExploredPages.PageID) {
        let yes = session.words("yes").lowercased()
        for answer in [":q", yes] where session.status == nil {
            log("Explorer, seed \(seed), walk \(walks), \(place): \(answer)")
            session.answer(answer)
        }
    }
}

extension ScriptedSession {
    /// Opens another session's route. Returns whether it leads to the same place, or to a login.
    fileprivate func leadsBack(to other: ScriptedSession) -> Bool {
        do { try open(other.route) } catch { return false }
        return hasRedirect || route == other.route && placesOfRoute == other.placesOfRoute
    }
}

/// The result of an ``Explorer``.
public struct Exploration: Sendable {
    /// The names of the screen types that were shown.
    public let screens: [String]
    package let pages: Int
    package let steps: Int
    /// Whether the explorer ran out of answers to try before it reached the limit.
    public let isComplete: Bool
    /// The faults, a sentence each: the page, the fault, and the answers that lead there.
    ///
    /// Faults are, for example, pages on which nothing has an effect, lost moves, leaks, and routes
    /// that lead elsewhere.
    public let findings: [String]
}

struct ExplorerFinding: CustomStringConvertible {
    static let deadEnd = "is a dead end"

    let page: String
    let problem: String
    let walk: [String]

    var description: String {
        let way = walk.map { $0.isEmpty ? "an empty line" : $0 }.joined(separator: ", ")
        return "\(page) \(problem)\(way.isEmpty ? "" : ", after \(way)")."
    }
}
