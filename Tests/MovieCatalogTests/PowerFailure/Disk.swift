/// A simulated disk whose power can fail. Any part of the unsynced changes may then be lost.
struct Disk {
    fileprivate enum Write {
        case write(at: Int, [UInt8])
        case truncate(to: Int)

        var end: Int {
            switch self {
            case .write(let start, let bytes): start + bytes.count
            case .truncate(let size): size
            }
        }
    }

    private struct File {
        var synced: [UInt8] = []
        var pending: [Write] = []
        var size = 0
    }

    private enum Entry {
        case file(Int)
        case folder
    }

    /// Name changes that survive or are lost together.
    private struct Renaming {
        let folder: String
        var changes: [(path: String, entry: Entry?)]
    }

    private var files: [File] = []
    private var names: [String: Entry] = [:]
    private var syncedNames: [String: Entry] = [:]
    private var pendingNames: [Renaming] = []

    init(files contents: [String: [UInt8]], folders: [String]) {
        for (path, bytes) in contents {
            names[path] = .file(files.count)
            files.append(File(synced: bytes, size: bytes.count))
        }
        for path in folders { names[path] = .folder }
        syncedNames = names
    }

    mutating func apply(_ event: FileEvent) {
        switch event {
        case .read, .acknowledge: break
        case .open(let path):
            guard names[path] == nil else { return }
            files.append(File())
            rename([(path, .file(files.count - 1))])
        case .write(let path, let start, let bytes): change(path) { _ in .write(at: start, bytes) }
        case .append(let path, let bytes): change(path) { .write(at: $0, bytes) }
        case .truncate(let path, let size): change(path) { _ in .truncate(to: size) }
        case .sync(let path):
            guard let number = number(path) else { return }
            for change in files[number].pending { change.apply(to: &files[number].synced) { true } }
            files[number].pending = []
        case .link(let path, let name): rename([(name, names[path])])
        case .rename(let path, let name): rename([(name, names[path]), (path, nil)])
        case .remove(let path): if names[path] != nil { rename([(path, nil)]) }
        case .makeFolder(let path): rename([(path, .folder)])
        case .syncFolder(let folder):
            for renaming in pendingNames where renaming.folder == folder {
                for change in renaming.changes { syncedNames[change.path] = change.entry }
            }
            pendingNames.removeAll { $0.folder == folder }
        }
    }

    /// The contents that programs see while the power is on.
    var contents: [String: [UInt8]] { contents(names) { true } }

    /// Returns the contents that survive a power failure.
    func afterPowerFailure(using random: inout some RandomNumberGenerator) -> [String: [UInt8]] {
        let chance: Double = [0, 0.1, 0.5, 0.9, 0.99].randomElement(using: &random) ?? 0
        var left = syncedNames
        for renaming in pendingNames where Double.random(in: 0..<1, using: &random) < chance {
            for change in renaming.changes { left[change.path] = change.entry }
        }
        return contents(left) { Double.random(in: 0..<1, using: &random) < chance }
    }

    private func contents(_ names: [String: Entry], _ isKept: () -> Bool) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        // In sorted order, so that a seed gives the same result.
        for (path, entry) in names.sorted(by: { $0.key < $1.key }) {
            guard case .file(let number) = entry, isReachable(path, in: names) else { continue }
            var bytes = files[number].synced
            for change in files[number].pending { change.apply(to: &bytes, where: isKept) }
            contents[path] = bytes
        }
        return contents
    }

    private func isReachable(_ path: String, in names: [String: Entry]) -> Bool {
        self.names.allSatisfy { folder, entry in
            guard case .folder = entry, path.hasPrefix(folder + "/") else { return true }
            return names[folder] != nil
        }
    }

    private mutating func rename(_ changes: [(path: String, entry: Entry?)]) {
        for change in changes { names[change.path] = change.entry }
        let folder = changes.first.map {
            String($0.path[...($0.path.lastIndex(of: "/") ?? $0.path.startIndex)])
        }
        pendingNames.append(Renaming(folder: folder ?? "", changes: changes))
    }

    private mutating func change(_ path: String, _ change: (_ size: Int) -> Write) {
        guard let number = number(path) else { return }
        let change = change(files[number].size)
        if case .truncate = change { files[number].size = 0 }
        files[number].size = max(files[number].size, change.end)
        files[number].pending.append(change)
    }

    private func number(_ path: String) -> Int? {
        if case .file(let number)? = names[path] { number } else { nil }
    }
}

extension Disk.Write {
    fileprivate static var sector: Int { 512 }

    /// Applies the parts of a change that survive.
    fileprivate func apply(to contents: inout [UInt8], where isKept: () -> Bool) {
        switch self {
        case .truncate(let size):
            guard isKept() else { return }
            if size < contents.count {
                contents.removeLast(contents.count - size)
            } else {
                contents.grow(to: size)
            }
        case .write(let start, let bytes):
            var place = start
            while place < start + bytes.count {
                let end = min((place / Self.sector + 1) * Self.sector, start + bytes.count)
                if isKept() {
                    contents.grow(to: end)
                    contents.replaceSubrange(place..<end, with: bytes[(place - start)..<(end - start)])
                }
                place = end
            }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func grow(to size: Int) {
        if count < size { self += [UInt8](repeating: 0, count: size - count) }
    }
}
