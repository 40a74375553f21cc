package import MovieCatalog

package struct FileFault: CatalogFault {
    package let position: FilePosition
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case endsEarly
        case damaged(Damage)
        case badZip(ZipFault)
        case tooLarge(limit: Int), tooLargeForPipe(limit: Int)
        case changed, notRegular
        case openQuote, longRow(limit: Int)
        /// The file uses this encoding, as `iconv` names it.
        case otherEncoding(String)
        case noText, noTitleColumn(among: [String]), manyColumns(limit: Int)
        case empty, manyRows(limit: Int)
        case badList(JSONFault), listsUnderKeys([String]), noMoviesInJSON
        case other(OtherFile), withoutMovies(OtherContents), ambiguousName
        /// Only titles were recognized, so the table may not be about movies.
        case noSignOfMovies(title: String)
        case otherArchive(lists: [String]), otherFolder(lists: [String], areExports: Bool)
        case notTogether(with: String)
    }

    package enum Damage: Hashable, Sendable {
        case zlib(String)
        case misplaced, tooLong, otherChecksum
    }

    package enum ZipFault: Hashable, Sendable {
        case noList, damagedList
        /// The member is encrypted, or compressed with another method than deflate.
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
    package static func file(_ path: String, _ reason: FileFault.Reason) -> CatalogError {
        CatalogError(FileFault(position: FilePosition(path: path), reason: reason))
    }

    package static func file(_ position: FilePosition, _ reason: FileFault.Reason) -> CatalogError {
        CatalogError(FileFault(position: position, reason: reason))
    }
}
