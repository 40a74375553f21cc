import MovieCatalog
import MovieImport
import Usher

protocol ImportDoubtScreenDelegate: AnyObject {
    func importDoubtScreen(
        _ screen: ImportDoubtScreen, didDecide decisions: [ImportDoubt.ID: ImportDoubt.Decision])
    func importDoubtScreenDidLeaveOutTheRest(_ screen: ImportDoubtScreen)
}

final class ImportDoubtScreen: Screen {
    weak var delegate: (any ImportDoubtScreenDelegate)?
    let doubts: [ImportDoubt]
    let index: Int
    var doubt: ImportDoubt { doubts[index] }

    init(_ doubts: [ImportDoubt], at index: Int, delegate: any ImportDoubtScreenDelegate) {
        (self.doubts, self.index, self.delegate) = (doubts, index, delegate)
    }

    func draw(on page: inout Page) {
        page.title("Doubtful movie \(index + 1) of \(doubts.count)")
        page.showAllCommands()
        page.text("\(doubt.place): \(doubt.movie.nameDirectorAndLength)")
        page.text(
            doubt.candidates.isEmpty
                ? "An earlier row has the same id. Is it another movie?" : "Which one is it?")
        for movie in doubt.candidates {
            page.item(movie.nameDirectorAndLength) { [self] in decide { _ in .movie(movie.id) } }
        }
        page.command("a", "new", help: "adds it as a new movie") { [self] in decide { _ in .new } }
        page.command("x", "skip", help: "doesn't import it") { [self] in decide { _ in .leftOut } }
        if !alike.isEmpty {
            page.command(
                "l", "all like this", help: "answers the others of this kind in the same way",
                asks: { [self] page in askAboutAll(on: &page) })
        }
        guard index + 1 < doubts.count else { return }
        page.command("o", "skip the rest", help: "imports none of those left") { [self] in
            delegate?.importDoubtScreenDidLeaveOutTheRest(self)
        }
    }

    private var alike: [ImportDoubt] { doubts[(index + 1)...].filter { $0.isLike(doubt) } }

    private func decide(_ others: [ImportDoubt] = [], _ decision: (ImportDoubt) -> ImportDoubt.Decision) {
        let decisions = ([doubt] + others).map { ($0.id, decision($0)) }
        delegate?.importDoubtScreen(self, didDecide: Dictionary(uniqueKeysWithValues: decisions))
    }

    private func askAboutAll(on page: inout Page) {
        let alike = alike
        let kind =
            switch doubt.candidates.count {
            case 0: "with the id of an earlier row"
            case 1: "that could be one movie"
            default: "that could be several movies"
            }
        page.title("This movie and \(grouped(alike.count)) more \(kind)")
        if doubt.candidates.count == 1 {
            page.item("Each is the movie that it matches") { [self] in
                decide(alike) { doubt in doubt.candidates.first.map { .movie($0.id) } ?? .leftOut }
            }
        }
        page.item("Each is a new movie") { [self] in decide(alike) { _ in .new } }
        page.item("Skip them all") { [self] in decide(alike) { _ in .leftOut } }
    }
}

extension QuestionScreen {
    convenience init(
        aboutNamesakes doubts: [ImportDoubt], of count: Int,
        then decide: @escaping ([ImportDoubt.ID: ImportDoubt.Decision]) -> Void
    ) {
        self.init { page in
            page.title("\(counted(doubts.count, "doubtful movie")) of \(grouped(count))")
            page.text("Each has the title of one movie, but no year to be sure:")
            page.text(firstOf(doubts.compactMap { $0.onlyNamesake?.titleAndYear }))
            page.ask("Is each one that movie?", .yesOrNo, default: true) { isYes in
                var decisions: [ImportDoubt.ID: ImportDoubt.Decision] = [:]
                for doubt in doubts { decisions[doubt.id] = doubt.onlyNamesake.map { .movie($0.id) } }
                decide(isYes ? decisions : [:])
            }
            page.help("The other doubtful movies are asked about one by one.")
        }
    }
}
