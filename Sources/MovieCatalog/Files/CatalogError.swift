/// Why a catalog or a movie list can't be read or written.
///
/// The words of each error stand beside the code that throws it.
public struct CatalogError: Error, Hashable, Sendable {
    /// What kind of trouble it is, as far as a program answers differently.
    public enum Kind: Sendable {
        /// What was asked for can't be done, whatever the files hold.
        case wrongUsage
        /// There is nothing at the path that should be read.
        case missing
        /// What is at the path can't be read as a file.
        case noInput
        /// What the file holds is no movie list, or no catalog.
        case badData
        /// What the file holds breaks off, or can't be unpacked.
        case damagedFile
        /// There is a file already where one should be written.
        case alreadyThere
        /// The system failed while reading or writing.
        case inputOutputFailed
        /// The person stopped it.
        case stopped
    }

    /// What kind of trouble it is.
    public let kind: Kind

    /// One line that says what is wrong, where, and what would do; empty where there is a fault.
    package let text: String

    /// The facts of another module, for whoever has the words.
    package let fault: AnyCatalogFault?

    package init(_ kind: Kind, _ text: String) {
        (self.kind, self.text, fault) = (kind, text, nil)
    }

    package init(_ fault: some CatalogFault) {
        (kind, text, self.fault) = (fault.kind, "", AnyCatalogFault(fault))
    }
}

extension CatalogError {
    /// The person stopped it.
    package static var stopped: CatalogError {
        CatalogError(.stopped, "It was stopped; nothing was changed.")
    }
}
