import Usher

/// Walks a program by itself, as far as it leads, and reports where a person would be stuck.
///
/// ```swift
/// @Test("no page of the program is a trap")
/// func explored() {
///     let exploration = Explorer(texts: ["1949"]).explore {
///         ScriptedSession { AppCoordinator(navigator: $0) }
///     }
///     #expect(exploration.findings == [])
/// }
/// ```
///
/// On each page it tries each item, command and text, and the ways back; then it goes where something is left to try. Each
/// walk begins with a new session and ends by quitting. Pages are told apart by their screen, title and what can be
/// answered, and not by the data on them; where many have the same screen and answers, as one for each film, a few are
/// enough.
///
/// Each route that a page tells of itself is opened in a new session, and has to lead back there.
///
/// The log receives each step before it is made, so that a walk that stops the program can be repeated.
public struct Explorer {
    private let seed: UInt64
    let texts: [String]
    private let limit: Int
    private let samples: Int
    private let log: (String) -> Void

    /// The most answers of one walk.
    private static let lengthOfWalk = 60

    /// Makes an explorer.
    ///
    /// - Parameters:
    ///   - seed: The seed of the order of its steps: another seed, another order.
    ///   - texts: Lines that it types where text is asked for, and searches for, beside a few of its own.
    ///   - limit: The most answers that it gives.
    ///   - samples: The most pages it explores that differ by title only.
    ///   - log: Receives a line for each step before it is made.
    public init(
        seed: UInt64 = 0, texts: [String] = [], limit: Int = 2_000, samples: Int = 3,
        log: @escaping (_ step: String) -> Void = { _ in }
    ) {
        (self.seed, self.texts, self.limit, self.samples, self.log) = (seed, texts, limit, samples, log)
    }

    /// Explores a program.
    ///
    /// - Parameters:
    ///   - start: Starts the program from the beginning, the same way each time.
    ///   - again: For a program that changes its data: starts it on the data that the walk has left,
    ///     to open a route there.
    public func explore(
        _ start: () throws -> ScriptedSession, again: (() -> ScriptedSession)? = nil
    ) rethrows -> Exploration {
        var told: Set<[String]> = []
        let map = PageMap(seed: seed, texts: texts, samples: samples)
        var (steps, walks) = (0, 0)
        var isComplete = false
        var findings: [Finding] = []
        while steps < limit, !isComplete {
            let session = try start()
            walks += 1
            var walk: [String] = []
            var place = map.arrive(at: session, after: walk)
            let tried = map.countOfTried
            while session.status == nil, walk.count < Self.lengthOfWalk, steps < limit,
                let answer = map.next(at: place)
            {
                log(
                    "Explorer, seed \(seed), walk \(walks), \(place): \(answer.isEmpty ? "an empty line" : answer)"
                )
                let before = Moment(session)
                let known = (lost: session.lostMoves.count, leaks: session.leaks.count)
                session.answer(answer)
                steps += 1
                walk.append(answer)
                let previous = place
                place = map.arrive(at: session, after: walk)
                map.note(answer, at: previous, before: before, after: Moment(session), ledTo: place)
                var faults =
                    session.lostMoves.dropFirst(known.lost).map { "lost what was asked for (\($0))" }
                    + session.leaks.dropFirst(known.leaks).map { "leaks \($0)" }
                if session.status == nil,
                    told.insert(["\(session.route)"] + session.placesOfRoute).inserted
                {
                    let other = try again?() ?? start()
                    if !other.leadsBack(to: session) {
                        faults.append("says that it is at \(session.route), which doesn't lead there")
                    }
                    quit(other, walks, place)
                }
                for trouble in faults
                where !findings.contains(where: { ($0.trouble, $0.page) == (trouble, "\(previous)") }) {
                    findings.append(Finding(page: "\(previous)", trouble: trouble, walk: walk))
                }
            }
            isComplete = walk.isEmpty
            if !isComplete, map.countOfTried == tried { map.giveUpTarget() }
            quit(session, walks, place)
        }
        return Exploration(
            screens: map.screens, pages: map.countOfPages, steps: steps, isComplete: isComplete,
            findings: (map.findings + findings.filter { !map.isDeadEnd($0.page) }).map(\.description))
    }

    private func quit(_ session: ScriptedSession, _ walks: Int, _ place: PageMap.PageID) {
        let yes = session.words.sentence("yes").prefix(1).lowercased()
        for answer in [":q", yes] where session.status == nil {
            log("Explorer, seed \(seed), walk \(walks), \(place): \(answer)")
            session.answer(answer)
        }
    }
}

extension ScriptedSession {
    /// Whether the route of another session leads to the same places here, be it behind something that comes first.
    fileprivate func leadsBack(to other: ScriptedSession) -> Bool {
        do { try open(other.route) } catch { return false }
        return hasFirst || route == other.route && placesOfRoute == other.placesOfRoute
    }
}
