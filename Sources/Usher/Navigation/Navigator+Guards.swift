typealias LeaveObjection = (object: AnyObject, reason: String, asks: Bool)

extension Navigator {
    /// Returns what objects to a move. Before a redirect, also asks about the change after it.
    func objector(to transition: Transition, of request: NavigationRequest) -> LeaveObjection? {
        let (from, to) = (transition.from, transition.to)
        if let change = request.changeAfterRedirect, !from.isSame(as: to) {
            var after = from
            change(&after)
            let leaving = from.difference(to: after).leaving
            if let objector = objector(among: leaving, of: from, to: after, of: request) { return objector }
        }
        return objector(among: transition.leaving, of: from, to: to, of: request)
    }

    private func objector(
        among leaving: [StackEntry], of before: Stack, to after: Stack, of request: NavigationRequest
    ) -> LeaveObjection? {
        guard !leaving.isEmpty else { return nil }
        var after = after
        for addition in request.additions ?? [] { after.add(addition) }
        for (index, entry) in leaving.enumerated() where !request.agreed.contains(entry.visit) {
            runningGuard = entry
            let answer = entry.objection(to: Leaving(reason: request.reason, after: after))
            runningGuard = nil
            // Ignore objections of a flow without screens: `settle()` would try to end it forever.
            guard let answer, entry.isScreen || before.hasScreen(in: entry) else { continue }
            switch answer {
            case .stay(let reason):
                objections.append(reason)
                if request.reason == .end { continue }
                return (entry.object, reason, asks: false)
            case .ask(_, let atEnd) where request.reason == .end:
                objections.append(atEnd)
            case .ask(let text, _):
                forgetQuestion()
                var request = request
                request.agreed += leaving[...index].map(\.visit)
                leaveQuestion = LeaveQuestion(text, of: entry, navigator: self, before: request)
                return (entry.object, text, asks: true)
            }
        }
        return nil
    }

    /// Drops requests that follow a refused move. If the user agrees to leave, they're made again.
    func drop(_ followers: [NavigationRequest], for objector: LeaveObjection) {
        for request in followers { request.swapStates() }
        let results = followers.compactMap(\.result)
        if objector.asks {
            leaveQuestion?.results += results
        } else {
            for result in results { result.deliver(nil) }
        }
    }

    func resolve(_ question: LeaveQuestion, leaves: Bool) {
        guard question === leaveQuestion else { return }
        if leaves {
            leaveQuestion = nil
            question.request.swapStates()
            request(question.request)
        } else {
            forgetQuestion()
            change { $0.bringToFront(question.asker) }
        }
    }

    func forgetQuestion() {
        let results = leaveQuestion?.results ?? []
        leaveQuestion = nil
        for result in results { result.deliver(nil) }
    }
}
