import Platform

/// A requirement for a path that is asked for.
public enum PathRequirement: Sendable {
    /// Something is there.
    case exists
    /// A file may be written there, whether one is there or not.
    case canBeWritten
}

extension Question<String> {
    /// Paths of files and folders. `~` and `~/` are the home folder, which is shown so too.
    ///
    /// ```swift
    /// page.ask("File", .path(that: .exists)) { [self] path in try load(path) }
    /// ```
    ///
    /// - Parameter requirement: What must be so when the path is typed; nothing where this is left out.
    public static func path(that requirement: PathRequirement? = nil) -> Self {
        let home = environmentVariable("HOME") ?? ""
        let kind: Phrase.Kind =
            switch requirement {
            case nil: .path
            case .exists: .pathThatIsThere
            case .canBeWritten: .pathToWrite
            }
        var question = Question(kind) { text, _ in
            guard !text.isEmpty else { return nil }
            let path = text.expanded(home: home)
            if let trouble = requirement?.trouble(with: path) {
                throw Refusal(.unusablePath(text.quotation, because: trouble))
            }
            return path
        } write: { path in
            path.abbreviated(home: home)
        }
        question.shape.files = { typed in
            let slash = typed.utf8.lastIndex(of: UInt8(ascii: "/"))
            let start = slash.map { typed.utf8.index(after: $0) } ?? typed.startIndex
            let (folder, name) = (String(typed[..<start]), typed[start...])
            return entries(ofFolder: folder.isEmpty ? "." : folder.expanded(home: home))
                .filter { $0.hasPrefix(name) && ($0.first != "." || name.first == ".") }
                .sorted().map { folder + $0 }
        }
        return question
    }
}

extension PathRequirement {
    /// The violation of the requirement by a path, in a phrase.
    fileprivate func trouble(with path: String) -> Phrase.PathTrouble? {
        let kind = Result { () throws(SystemError) in try kindOfFile(at: path) }
        switch (self, kind) {
        case (.exists, .success): return nil
        case (.exists, .failure(let error)): return .system(error.reason)
        case (.canBeWritten, .success(.folder)): return .isFolder
        case (.canBeWritten, _) where path.hasSuffix("/"): return .endsInSlash
        case (.canBeWritten, .success): return errorOfWriting(at: path).map { .system($0.reason) }
        case (.canBeWritten, .failure(.missing)):
            let folder = path.folder
            guard (try? kindOfFile(at: folder)) != nil else { return .noFolder(folder) }
            return errorOfWriting(at: folder, isFolder: true).map { .system($0.reason) }
        case (.canBeWritten, .failure(let error)): return .system(error.reason)
        }
    }
}

extension String {
    /// The path with the home folder in place of `~`.
    fileprivate func expanded(home: String) -> String {
        guard !home.isEmpty, self == "~" || hasPrefix("~/") else { return self }
        return home + dropFirst()
    }

    /// The path with `~` in place of the home folder.
    fileprivate func abbreviated(home: String) -> String {
        guard !home.isEmpty, home != "/", self == home || hasPrefix(home + "/") else { return self }
        return "~" + dropFirst(home.count)
    }

    fileprivate var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == utf8.startIndex ? "/" : String(self[..<slash])
    }
}
