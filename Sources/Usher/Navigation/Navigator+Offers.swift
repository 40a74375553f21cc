extension Navigator {
    /// Offers what can be done from everywhere in a flow: commands on each of its pages, those of its children included.
    ///
    /// ```swift
    /// navigator.offer(for: self) { [unowned self] page in
    ///     page.command("m", "mail") { [self] in navigator.select(mail, for: self) }
    /// }
    /// ```
    ///
    /// They stand behind the screen's own, and end with the flow.
    ///
    /// - Parameters:
    ///   - coordinator: Whose flow it is.
    ///   - draw: Called each time a page of the flow is drawn; it changes nothing, as drawing does.
    public func offer(for coordinator: any Coordinator, _ draw: @escaping (inout Page) -> Void) {
        guard stack.contains(coordinator) else { return }
        offers = offers + [PageOffer(owner: ObjectIdentifier(coordinator), draw: draw)]
    }

    var hasOffers: Bool { !offers.isEmpty }

    /// What stands on the page that is due, that of the nearest flow first.
    var offersOfPage: [PageOffer] {
        guard question == nil else { return [] }
        var found: [PageOffer] = []
        var next = stack.topEntry?.owner
        while let flow = next {
            found += offers.filter { $0.owner == flow.identity }
            next = flow.owner
        }
        return found
    }

    func withdrawOffers(of coordinator: any Coordinator) {
        offers = offers.filter { $0.owner != ObjectIdentifier(coordinator) }
    }
}

/// What a flow offers on all of its pages.
struct PageOffer {
    let owner: ObjectIdentifier
    let draw: (inout Page) -> Void
}
