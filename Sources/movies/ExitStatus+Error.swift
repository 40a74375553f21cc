import MovieCatalog
import MoviesApp
import Usher

extension ExitStatus {
    init(of error: any Error) {
        switch error {
        case is InvalidValue, is UsageError, is Refusal: self = .wrongUsage
        case let error as FileError: self = error.status
        default:
            switch (error as? CatalogError)?.kind {
            case .nothingFound: self.init(rawValue: 1)
            case .wrongUsage: self = .wrongUsage
            case .missing, .noInput: self = .noInput
            case .badData, .damagedFile: self = .dataRefused
            case .stopped: self = .interrupted
            case .alreadyThere, .inputOutputFailed, nil: self = .inputOutputFailed
            }
        }
    }
}
