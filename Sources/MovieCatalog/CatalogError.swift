/// Why a catalog can't be opened.
public struct CatalogError: Error, Hashable, CustomStringConvertible, Sendable {
    /// What went wrong, as far as a program has to tell it apart.
    public enum Kind: Hashable, Sendable {
        /// The file is not there, is a folder, or may not be opened.
        case noInput
        /// The file was read, and is no catalog.
        case badData
        /// The system failed to read it.
        case readFailed
    }

    /// What went wrong.
    public let kind: Kind

    /// A line for the person who reads it.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
