import MovieCatalog
import Usher

protocol ImportDoubtScreenDelegate: AnyObject {
    func importDoubtScreen(_ screen: ImportDoubtScreen, didDecide decision: ImportDoubt.Decision)
    func importDoubtScreenDidLeaveOutTheRest(_ screen: ImportDoubtScreen)
}

/// The question which movie of the catalog a movie of a file is.
final class ImportDoubtScreen: Screen {
    weak var delegate: (any ImportDoubtScreenDelegate)?
    let doubts: [ImportDoubt]
    /// The place of the doubt that this is about.
    let index: Int
    var doubt: ImportDoubt { doubts[index] }

    init(_ doubts: [ImportDoubt], at index: Int) {
        self.doubts = doubts
        self.index = index
    }

    func draw(on page: inout Page) {
        page.title("Doubtful movie \(index + 1) of \(doubts.count)")
        page.text("\(doubt.place): \(doubt.movie.inWords)")
        page.text(
            doubt.candidates.isEmpty
                ? "An earlier row has the same id. Is it another movie?" : "Which one is it?")
        for movie in doubt.candidates {
            page.item(movie.inWords) { [self] in
                delegate?.importDoubtScreen(self, didDecide: .movie(movie.id))
            }
        }
        page.command("a", "another", help: "adds it as a movie of its own") { [self] in
            delegate?.importDoubtScreen(self, didDecide: .new)
        }
        page.command("x", "leave out", help: "doesn't import it") { [self] in
            delegate?.importDoubtScreen(self, didDecide: .leftOut)
        }
        guard index + 1 < doubts.count else { return }
        page.command(
            "o", "leave out the others too", help: "imports none of those that are left"
        ) { [self] in
            delegate?.importDoubtScreenDidLeaveOutTheRest(self)
        }
    }
}

extension Movie {
    /// The movie as far as it takes to tell it from others: “Gaslight (1944), George Cukor, 114 minutes”.
    fileprivate var inWords: String {
        var words = title
        if let year { words += " (\(year))" }
        if let director = directors.first { words += ", \(director)" }
        if let runtime { words += ", \(runtime) minutes" }
        if let imdbID { words += ", \(imdbID)" }
        return words
    }
}
