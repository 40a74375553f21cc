import Foundation
import Synchronization
import Testing
import Usher
import UsherTesting

@Suite struct EventsArticleTests {
    // snippet.bidding-test
    @Test("Bidding ends after a minute without a bid")
    func minute() {
        let session = ScriptedSession { BiddingCoordinator(navigator: $0) }
        session.advance(by: .seconds(59))
        #expect(session.status == nil)
        session.advance(by: .seconds(1))
        #expect(session.transcript.hasSuffix("> \nTime is up.\n"))
    }
    // snippet.end

    @Test("A received bid shows only after the next answer")
    func bid() {
        let house = AuctionHouse()
        let session = ScriptedSession { AuctionCoordinator(house: house, navigator: $0) }
        house.inbox?.send(Bid(amount: 350))
        session.advance()
        #expect(!session.transcript.contains("350"))
        session.answer("")
        #expect(session.transcript.contains("Highest bid: 350"))
    }

    @Test("The last bid from another thread ends the auction with a message")
    func lastBid() {
        let house = ThreadedAuctionHouse()
        let session = ScriptedSession { LotCoordinator(house: house, navigator: $0) }
        house.source.begins.signal()
        house.source.isOver.wait()
        session.advance()
        #expect(session.transcript.hasSuffix("\n> \nSold for 3.\n"))
        #expect(session.status == .success)
    }
}

// The code in the article, with the types it needs
extension EventsArticleTests {
    struct Bid: Sendable {
        let amount: Int
        var isLast = false
    }

    final class AuctionScreen: Screen {
        var bids: [Bid] = []

        func draw(on page: inout Page) {
            page.title("Lot 7")
            page.field("Highest bid", bids.map(\.amount).max() ?? 0)
        }
    }

    /// Exposes the inbox so that a test can send to it.
    final class AuctionHouse {
        private(set) var inbox: Inbox<Bid>?

        func watch(_ inbox: Inbox<Bid>) {
            self.inbox = inbox
        }
    }

    // snippet.auction
    final class AuctionCoordinator: Coordinator {
        private let navigator: Navigator
        private let house: AuctionHouse
        private let screen = AuctionScreen()

        init(house: AuctionHouse, navigator: Navigator) {
            self.house = house
            self.navigator = navigator
        }

        func start() {
            navigator.push(screen, for: self)
            house.watch(navigator.inbox(for: self) { [self] (bid: Bid) in hear(bid) })
        }

        private func hear(_ bid: Bid) {
            screen.bids.append(bid)
        }
    }
    // snippet.end

    /// An auction house whose bids arrive on a separate thread.
    final class ThreadedAuctionHouse: Sendable {
        let source = BidSource()

        // snippet.auction-thread
        func watch(_ inbox: Inbox<Bid>) {
            let source = source
            Thread.detachNewThread {
                while let bid = source.next(), inbox.send(bid) {}
            }
        }
        // snippet.end
    }

    /// Provides three bids, and then a fourth one that isn't received.
    final class BidSource: Sendable {
        private let amount = Mutex(0)
        let begins = DispatchSemaphore(value: 0)
        /// Signaled once all received bids have been sent.
        let isOver = DispatchSemaphore(value: 0)

        func next() -> Bid? {
            let amount = amount.withLock { amount in
                amount += 1
                return amount
            }
            if amount == 1 { begins.wait() }
            if amount == 4 { isOver.signal() }
            return amount <= 4 ? Bid(amount: amount, isLast: amount == 3) : nil
        }
    }

    final class LotCoordinator: Coordinator {
        private let navigator: Navigator
        private let house: ThreadedAuctionHouse
        private let screen = AuctionScreen()

        init(house: ThreadedAuctionHouse, navigator: Navigator) {
            self.house = house
            self.navigator = navigator
        }

        func start() {
            navigator.push(screen, for: self)
            house.watch(navigator.inbox(for: self) { [self] (bid: Bid) in hear(bid) })
        }

        // snippet.auction-last-bid
        private func hear(_ bid: Bid) {
            screen.bids.append(bid)
            guard bid.isLast else { return }
            navigator.say("Sold for \(bid.amount).")
            navigator.stop(self)
        }
        // snippet.end
    }

    final class BiddingCoordinator: Coordinator {
        private let navigator: Navigator
        private let screen = AuctionScreen()

        init(navigator: Navigator) {
            self.navigator = navigator
        }

        // snippet.bidding
        func start() {
            navigator.push(screen, for: self)
            navigator.after(.seconds(60), for: self) { [self] in
                navigator.say("Time is up.")
                navigator.stop(self)
            }
        }
        // snippet.end
    }
}
