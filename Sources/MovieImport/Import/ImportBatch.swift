package import MovieCatalog

/// The files of an import: any number from other programs, or one that this program exported.
package struct ImportBatch: Sendable {
    package enum IgnoredFile: Equatable, Sendable, CustomStringConvertible {
        case other(String)
        case failed(CatalogError)

        package var description: String {
            switch self {
            case .other(let name): harmless(name)
            case .failed(let error): "\(error)"
            }
        }
    }

    /// Skipped files of folders and archives, and faulty files if others could be read.
    package private(set) var ignored: [IgnoredFile] = []
    let files: [ImportFile]
    package var precedence: Precedence
    /// Whether to complete new movies from the built-in facts. Nil if the user wasn't asked.
    package var addsFacts: Bool?
    private(set) var options: ReadingOptions

    /// Opens the files and recognizes their kinds.
    ///
    /// Pass `catalog` if it's open, so that its own file is rejected. `profile` selects one user's
    /// rows if a file has several users. `encoding` applies to text that isn't UTF-8.
    package init(
        _ paths: [String], into catalog: Catalog? = nil, mapping: ColumnMapping = ColumnMapping(),
        precedence: Precedence = .later, includesAllTypes: Bool = false, profile: String? = nil,
        encoding: String? = nil
    ) throws(CatalogError) {
        var options = ReadingOptions(mapping: mapping, includesAllTypes: includesAllTypes, profile: profile)
        if let encoding {
            options.encoding = CodePage(rawValue: encoding.lowercased())
            guard options.encoding != nil else {
                throw .wrongUsage(
                    "There is no encoding \(shown(encoding)). Use one of "
                        + "\(CodePage.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
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
        if profile != nil, files.allSatisfy({ $0.header[.user] == nil }) {
            throw .wrongUsage(
                "No column says whose a row is, so --profile has no effect. Leave it out: "
                    + files.map { harmless($0.path) }.joined(separator: ", ") + ".")
        }
        for (index, file) in files.enumerated() {
            // This program's exports are compared only with the catalog, not with other files.
            if let other = files[..<index].first(where: { $0.format.isOwn || file.format.isOwn }) {
                throw .file(file.path, .notTogether(with: other.path))
            }
        }
        // Sort, so that the order of the arguments doesn't matter.
        self.files = files.sorted { ($0.format.rank, $0.path) < ($1.format.rank, $1.path) }
        (self.options, self.precedence) = (options, precedence)
        self.ignored = ignored
    }

    private static let mostFiles = 1_000

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
                // From a folder or archive that isn't an export, take only files of known services.
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
            let columns = files.map { file in
                let names = file.columns.map { shown($0) }.joined(separator: ", ")
                return "\(harmless(file.path)) has \(names.isEmpty ? "none" : names)"
            }
            throw .wrongUsage(
                "There is no column \(shown(entry.name)) whose meaning can be chosen: "
                    + columns.joined(separator: "; ") + ".")
        }
    }

    /// Adds mappings, replacing those of the same columns or fields. If this throws, adds none.
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

    /// The files in words, such as `Letterboxd list: noir.csv, summer.csv`.
    package var descriptions: [String] {
        let kinds = ImportedFileKind.allCases.compactMap { kind in
            let names = files.filter { $0.format.kind == kind }.map { fileName($0.path) }
            return names.isEmpty ? nil : "\(kind): \(firstOf(names))"
        }
        let names = files.prefix(4).map { fileName($0.path) } + (files.count > 4 ? ["…"] : [])
        return kinds.count < 3
            ? kinds : ["\(counted(files.count, "file")): \(names.joined(separator: ", "))"]
    }

    package var ignoredInWords: String? {
        ignored.isEmpty ? nil : "Ignored files: \(firstOf(ignored.map(\.description)))"
    }
}

package func fileName(_ path: String) -> String { harmless(path.split(separator: "/").last ?? path[...]) }

struct ReadingOptions: Hashable, Sendable {
    var mapping = ColumnMapping()
    var includesAllTypes = false
    var profile: String?
    /// The encoding of text that isn't UTF-8.
    var encoding: CodePage?
}
