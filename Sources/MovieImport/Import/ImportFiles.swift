package import MovieCatalog
import Platform

/// The files of an import.
///
/// A person's ratings, diaries and lists can be imported together, whoever wrote them; an export of Letterboxd as its
/// folder or zip archive. What movies exports is imported alone.
package struct ImportFiles: Sendable {
    package var kinds: [(path: String, kind: MovieFileOrigin)] { files.map { ($0.path, $0.format.kind) } }

    /// A file of a folder or an archive that isn't imported.
    package enum IgnoredFile: Equatable, Sendable {
        case other(String)
        /// It should be, and can't.
        case failed(CatalogError)
    }

    /// The files of folders and archives that aren't imported, and those among several that hold no movies.
    package private(set) var ignored: [IgnoredFile] = []

    /// The files in the order in which they are read.
    let files: [ImportFile]
    /// The precedence where the person's own ratings and days differ from those of a file.
    package var precedence: Precedence
    /// Whether new movies are completed with what comes with the program; `nil` where nobody was asked.
    package var addsFacts: Bool?
    private(set) var options: ReadingOptions

    /// Opens the files and recognizes their kinds.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - catalog: The catalog that they are imported into, if it is open already: its own file can't be imported.
    ///   - mapping: The columns that a person mapped.
    ///   - precedence: The precedence where the person's own ratings and days differ from those of a file.
    ///   - includesAllTypes: Whether series, episodes and the like are imported as movies.
    ///   - profile: The person whose rows are imported, of several in a file.
    ///   - encoding: The name of the encoding of what isn't UTF-8.
    /// - Throws: ``CatalogError`` for a file that isn't there or can't be imported together with another one, and where
    ///   none holds movies; for a column of the mapping that no file has.
    package init(
        _ paths: [String], into catalog: Catalog? = nil, mapping: ColumnMapping = ColumnMapping(),
        precedence: Precedence = .later, includesAllTypes: Bool = false, profile: String? = nil,
        encoding: String? = nil
    ) throws(CatalogError) {
        var options = ReadingOptions(mapping: mapping, includesAllTypes: includesAllTypes, profile: profile)
        if let encoding {
            options.encoding = CodePage(rawValue: encoding.lowercased())
            guard options.encoding != nil else { throw MappingFault.noEncoding(encoding).error }
        }
        var files: [ImportFile] = []
        var ignored: [IgnoredFile] = []
        var misfits: [CatalogError] = []
        for path in paths {
            do {
                files += try Self.files(at: path, into: catalog, options: options, ignored: &ignored)
            } catch let error where error.kind == .badData {
                misfits.append(error)
            }
        }
        if files.isEmpty, let error = misfits.first { throw error }
        ignored += misfits.map(IgnoredFile.failed)
        try Self.check(mapping, of: files)
        for (index, file) in files.enumerated() {
            // Movies are compared with the catalog as it was, and not with those of another file.
            if let other = files[..<index].first(where: { $0.format.isOwn || file.format.isOwn }) {
                throw .file(file.path, .notTogether(with: other.path))
            }
        }
        // Whatever the order in which they are named.
        self.files = files.sorted { ($0.format.rank, $0.path) < ($1.format.rank, $1.path) }
        (self.options, self.precedence) = (options, precedence)
        self.ignored = ignored
    }

    private static let mostFiles = 1_000

    /// The file at a path, or those of the export that is there.
    private static func files(
        at path: String, into catalog: Catalog?, options: ReadingOptions, ignored: inout [IgnoredFile]
    ) throws(CatalogError) -> [ImportFile] {
        let status = try? FileStatus(at: path)
        let isFolder = status?.kind == .folder
        if let status { try ImportFile.checkUse(of: path, status.identity, by: catalog) }
        let archive = status?.kind == .file ? try ZipArchive(path: path) : nil
        guard isFolder || archive != nil else {
            return [try ImportFile(path: path, into: catalog, options: options)]
        }
        let names =
            if let archive { archive.members.map(\.name) } else {
                try LetterboxdArchive.names(in: path, ignored: &ignored)
            }
        let export = LetterboxdArchive(of: names)
        ignored += (export?.ignored ?? names.filter { !CatalogError.isList($0) }).map(IgnoredFile.other)
        let imported = export?.imported ?? names.filter(CatalogError.isList)
        guard imported.count <= mostFiles else {
            throw isFolder ? .otherFolder(path: path) : .otherArchive(path: path, names: names)
        }
        var files: [ImportFile] = []
        for name in imported {
            do {
                let member = archive?.members.first { $0.name == name }
                let file = try ImportFile(
                    path: member == nil ? "\(path)/\(name)" : path, member: member, into: catalog,
                    options: options)
                // Of another folder those are taken that a service wrote.
                if export != nil || file.format.isOfService {
                    files.append(file)
                } else {
                    ignored.append(.other(name))
                }
            } catch let error where error.kind == .badData {
                ignored.append(export == nil ? .other(name) : .failed(error))
            }
        }
        guard export != nil || !files.isEmpty else {
            throw isFolder ? .otherFolder(path: path) : .otherArchive(path: path, names: names)
        }
        return files
    }

    private static func check(_ mapping: ColumnMapping, of files: [ImportFile]) throws(CatalogError) {
        for entry in mapping.entries where !files.contains(where: { entry.index(among: $0.columns) != nil }) {
            let columns = files.map { MappingFault.MappableColumns(file: $0.path, names: $0.columns) }
            throw MappingFault.missing(entry.name, files: columns).error
        }
    }

    /// Maps columns, in place of earlier mappings of them.
    ///
    /// - Throws: ``CatalogError`` where no file has such a column, or where a file would hold no movies; nothing has
    ///   changed then.
    package mutating func map(_ columns: ColumnMapping) throws(CatalogError) {
        try Self.check(columns, of: files)
        var changed = options
        changed.mapping.add(columns)
        for file in files where file.format.columnsCanBeMapped {
            _ = try MovieFileReader(file.bytes, path: file.path, options: changed)
        }
        options = changed
    }

    package mutating func take(_ answer: ImportQuestion.Answer) throws(CatalogError) {
        switch answer {
        case .columns(let mapping): try map(ColumnMapping(mapping))
        case .profile(let name): options.profile = name
        case .encoding(let encoding): options.encoding = encoding
        }
    }
}
