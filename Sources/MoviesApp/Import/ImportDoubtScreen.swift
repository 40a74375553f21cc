import MovieCatalog
import Usher

protocol ImportDoubtScreenDelegate: AnyObject {
    func importDoubtScreen(_ screen: ImportDoubtScreen, didDecide decision: ImportDoubt.Decision)
    func importDoubtScreenDidLeaveOutTheRest(_ screen: ImportDoubtScreen)
}

/// The question which movie of the catalog a movie of a file is.
final class ImportDoubtScreen: Screen {
    weak var delegate: (any ImportDoubtScreenDelegate)?
    let doubt: ImportDoubt
    /// The doubt's place among all of them.
    let index: Int
    private let count: Int

    init(_ doubt: ImportDoubt, index: Int, count: Int) {
        self.doubt = doubt
        self.index = index
        self.count = count
    }

    func draw(on page: inout Page) {
        page.title("Doubtful movie \(index + 1) of \(count)")
        page.text("\(doubt.place): \(doubt.movie.inWords)")
        page.text(
            doubt.candidates.isEmpty
                ? "An earlier row has the same id. Is it another movie?" : "Which one is it?")
        for movie in doubt.candidates { page.item(movie.inWords) }
        page.command("a", "another", help: "adds it as a movie of its own")
        page.command("x", "leave out", help: "doesn't import it")
        if index + 1 < count {
            page.command("o", "leave out the others too", help: "imports none of those that are left")
        }
    }

    func choose(_ choice: Choice) {
        switch choice {
        case .item(let index):
            delegate?.importDoubtScreen(self, didDecide: .film(doubt.candidates[index].id))
        case .command("a"): delegate?.importDoubtScreen(self, didDecide: .new)
        case .command("x"): delegate?.importDoubtScreen(self, didDecide: .leftOut)
        case .command("o"): delegate?.importDoubtScreenDidLeaveOutTheRest(self)
        default: break
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
