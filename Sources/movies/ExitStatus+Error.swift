import MovieCatalog
import MoviesApp
import Usher

extension ExitStatus {
    /// The status for what can't be asked for, or a file that can't be opened or written.
    init(of error: any Error) {
        if error is InvalidValue || error is UsageError {
            self = .wrongUsage
            return
        }
        if let error = error as? FileError {
            self = error.status
            return
        }
        if error is Refusal {
            self = .noInput
            return
        }
        switch (error as? CatalogError)?.kind {
        case .wrongUsage: self = .wrongUsage
        case .missing, .noInput: self = .noInput
        case .badData, .damagedFile: self = .dataRefused
        case .stopped: self = .interrupted
        case .alreadyThere, .inputOutputFailed, nil: self = .inputOutputFailed
        }
    }
}
