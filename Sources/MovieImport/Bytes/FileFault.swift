package import MovieCatalog

/// The reason why a file can't be read or imported, with its place.
package struct FileFault: CatalogFault {
    package let position: FilePosition
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        // Of bytes
        case endsEarly
        case damaged(Damage)
        case badZip(ZipFault)
        case tooLarge(limit: Int), tooLargeForPipe(limit: Int)
        case changed, notRegular
        // Of tables and lists
        case openQuote, longRow(limit: Int)
        /// It is in this encoding, as `iconv` names it.
        case otherEncoding(String)
        case noText, noTitleColumn(among: [String]), manyColumns(limit: Int)
        case empty, manyRows(limit: Int)
        case badList(JSONFault), listsUnderKeys([String]), noMoviesInJSON
        // Of files that are something else
        case other(OtherFile), withoutMovies(OtherContents), ambiguousName
        /// No column beside that of titles says that they are those of movies.
        case noSignOfMovies(title: String)
        case otherArchive(lists: [String]), otherFolder(lists: [String], areExports: Bool)
        // Of files beside each other
        case notTogether(with: String)
    }

    package enum Damage: Hashable, Sendable {
        case zlib(String)
        case misplaced, tooLong, otherChecksum
    }

    package enum ZipFault: Hashable, Sendable {
        case noList, damagedList
        /// A file in it that is encrypted, or packed by another method.
        case locked(String), otherMethod(String), zip64(String)
    }

    package enum JSONFault: Hashable, Sendable {
        case breaksOff, goesOn
        case json(JSONError)
    }

    package enum OtherFile: Hashable, Sendable {
        case zip, emptyZip, archive
        case pdf, database, oldOfficeFile, officeFile, richText, webPage, xml
        case listOfValues
    }

    /// A table without movies, told by its columns.
    package enum OtherContents: Hashable, Sendable {
        case movieLens
        case imdbTables
        case series, comments, books, games, music, people, profile, listNames
    }

    package var kind: CatalogError.Kind {
        switch reason {
        case .endsEarly, .damaged: .damagedFile
        case .changed: .inputOutputFailed
        case .otherFolder: .noInput
        default: .badData
        }
    }
}

extension CatalogError {
    /// The file as a whole can't be used.
    package static func file(_ path: String, _ reason: FileFault.Reason) -> CatalogError {
        CatalogError(FileFault(position: FilePosition(path: path), reason: reason))
    }

    /// The file can't be used from a place on.
    package static func file(_ position: FilePosition, _ reason: FileFault.Reason) -> CatalogError {
        CatalogError(FileFault(position: position, reason: reason))
    }
}
