import Platform

/// A requirement for a typed path.
public enum PathRequirement: Sendable {
    /// The file or folder exists.
    case exists
    /// A file can be created or overwritten.
    case canBeWritten
}

extension Question<String> {
    /// The path of a file or folder.
    ///
    /// `~` is the home folder. Quotes and backslashes, which terminals add when a file is dropped
    /// on them, are removed unless there's a file with exactly that name.
    ///
    /// - Parameter requirement: Checked when the path is typed.
    public static func path(that requirement: PathRequirement? = nil) -> Self {
        let kind: Phrase =
            switch requirement {
            case nil: Phrase("kind.path")
            case .exists: Phrase("kind.path.exists")
            case .canBeWritten: Phrase("kind.path.written")
            }
        var question = Question(kind: kind) { text, _ in
            guard !text.isEmpty else { return nil }
            let (typed, dropped) = (text.expanded, text.unquoted.expanded)
            let path = typed != dropped && (try? FileStatus(at: typed).kind) != nil ? typed : dropped
            if let refusal = requirement?.refusal(of: path, typed: text.quotation) { throw refusal }
            return path
        } write: { path, _ in
            path.abbreviated.quoted
        }
        question.shape.files = { $0.completedPaths }
        return question
    }
}

extension Question {
    /// Completes the last of several paths in a line.
    package func suggestingPaths() -> Self {
        var question = self
        question.shape.files = { typed in
            var (start, quote) = (typed.startIndex, nil as Character?)
            for index in typed.indices where !typed[..<index].hasSuffix("\\") {
                let character = typed[index]
                if character == quote {
                    quote = nil
                } else if quote == nil, index == start, character == "\"" || character == "'" {
                    quote = character
                } else if quote == nil, character == " " {
                    start = typed.index(after: index)
                }
            }
            let last = String(typed[start...])
            if quote != nil { return last.completedPaths.map { typed[..<start] + $0 } }
            let path = last.replacing("\\ ", with: " ")
            return path.completedPaths.map { typed[..<start] + $0.replacing(" ", with: "\\ ") }
        }
        return question
    }
}

extension PathRequirement {
    fileprivate func refusal(of path: String, typed: String) -> Refusal? {
        func unusable(_ error: SystemError) -> Refusal {
            Refusal(key: "refusal.path", ["path": typed, "reason": error.reason])
        }
        let kind = Result { () throws(SystemError) in try FileStatus(at: path).kind }
        switch (self, kind) {
        case (.exists, .success): return nil
        case (.canBeWritten, .success(.folder)):
            return Refusal(key: "refusal.path.folder", ["path": typed])
        case (.canBeWritten, _) where path.hasSuffix("/"):
            return Refusal(key: "refusal.path.slash", ["path": typed])
        case (.canBeWritten, .success): return FileSystem.errorOfWriting(path).map(unusable)
        case (.canBeWritten, .failure(.missing)):
            let folder = path.folder
            guard (try? FileStatus(at: folder).kind) != nil else {
                return Refusal(key: "refusal.path.noFolder", ["folder": folder])
            }
            return FileSystem.errorOfWriting(folder, isFolder: true).map(unusable)
        case (_, .failure(let error)): return unusable(error)
        }
    }
}

extension String {
    /// Completions of this path. An opening quote is closed after a file, but not after a folder.
    fileprivate var completedPaths: [String] {
        if let quote = first, quote == "'" || quote == "\"", count == 1 || last != quote {
            let (mark, escaped) = ("\(quote)", quote == "'" ? "'\\''" : "\\\"")
            return String(dropFirst()).replacing(escaped, with: mark).completedPaths.map {
                mark + $0.replacing(mark, with: escaped) + ($0.hasSuffix("/") ? "" : mark)
            }
        }
        let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
        let start = slash.map { utf8.index(after: $0) } ?? startIndex
        let (folder, name) = (String(self[..<start]), self[start...])
        let path = folder.isEmpty ? "." : folder.expanded
        let names = fileNames(inFolder: path)
            .filter { ![".", ".."].contains($0) && ($0.first != "." || name.first == ".") }
            .map { (try? FileStatus(at: "\(path)/\($0)").kind) == .folder ? $0 + "/" : $0 }
        let exact = names.filter { $0.hasPrefix(name) }
        let fitting = exact.isEmpty ? names.filter { $0.searchKey.hasPrefix(name.searchKey) } : exact
        return fitting.sorted().map { folder + $0 }
    }

    fileprivate var expanded: String { UserFolder.path(typed: self, home: UserFolder.home) }

    fileprivate var abbreviated: String {
        guard let home = UserFolder.home, home != "/", self == home || hasPrefix(home + "/") else {
            return self
        }
        return "~" + dropFirst(home.count)
    }

    fileprivate var unquoted: String {
        guard let quote = first, count > 1, quote == last, quote == "'" || quote == "\"" else {
            return replacing(/\\(.)/) { $0.output.1 }
        }
        return String(dropFirst().dropLast()).replacing(quote == "'" ? "'\\''" : "\\\"", with: "\(quote)")
    }

    /// The path escaped so that ``unquoted`` restores it.
    fileprivate var quoted: String {
        if unquoted == self { return self }
        return (first == "'" || first == "\"" ? "\\" : "") + replacing("\\", with: "\\\\")
    }

    fileprivate var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == utf8.startIndex ? "/" : String(self[..<slash])
    }
}
