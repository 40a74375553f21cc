import Foundation
import RecordingVFS
import Synchronization

@testable import MovieCatalog

/// An operation on the files of a folder, by SQLite or MovieCatalog.
enum FileEvent: Sendable {
    /// Opens a file, creating it if necessary.
    case open(String)
    case read(String)
    case write(String, at: Int, [UInt8])
    case append(String, [UInt8])
    case truncate(String, to: Int)
    case sync(String)
    case link(String, to: String)
    case rename(String, to: String)
    case remove(String)
    case makeFolder(String)
    /// Syncs the names in a folder to disk. The path ends in a slash.
    case syncFolder(String)
    /// A change has been reported to the user as done.
    case acknowledge(Int)

    init(_ change: FileOperation) {
        switch change {
        case .create(let path): self = .open(path)
        case .write(let path, let bytes): self = .append(path, bytes)
        case .sync(let path): self = .sync(path)
        case .link(let path, let name): self = .link(path, to: name)
        case .rename(let path, let name): self = .rename(path, to: name)
        case .remove(let path): self = .remove(path)
        case .makeFolder(let path): self = .makeFolder(path)
        case .syncFolder(let path): self = .syncFolder(path)
        }
    }
}

/// Observes SQLite's operations in a folder during this object's lifetime.
final class WatchedFolder: Sendable {
    typealias Watcher = @Sendable (FileEvent) -> Int32

    private static let watchers = Mutex<[String: Watcher]>([:])

    /// All databases of this test process go through the recording VFS, which ignores folders that
    /// aren't watched.
    private static let isRegistered: Void = recording_vfs_register { event, path, offset, bytes, count in
        guard let path = path.map({ String(cString: $0) }),
            let watcher = watchers.withLock({ $0.first { path.hasPrefix($0.key) }?.value })
        else { return 0 }
        switch Int(event) {
        case RECORDING_OPEN:
            _ = watcher(.open(path))
            return 1
        case RECORDING_READ: return watcher(.read(path))
        case RECORDING_WRITE:
            return watcher(
                .write(path, at: Int(offset), Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))))
        case RECORDING_TRUNCATE: return watcher(.truncate(path, to: Int(offset)))
        case RECORDING_SYNC: return watcher(.sync(path))
        case RECORDING_SYNC_FOLDER: return watcher(.syncFolder(FileSystem.folder(of: path)))
        default: return watcher(.remove(path))
        }
    }

    private let path: String

    /// - Parameter watcher: Called before each event. If it returns a result code other than 0, the
    ///   call fails with that code.
    init(_ path: String, _ watcher: @escaping Watcher) {
        _ = Self.isRegistered
        self.path = path
        Self.watchers.withLock { $0[path] = watcher }
    }

    deinit {
        Self.watchers.withLock { $0[path] = nil }
    }
}

final class FileLog: FileOperationHook {
    private let log = Mutex<[FileEvent]>([])

    var events: [FileEvent] { log.withLock { $0 } }

    func add(_ event: FileEvent) {
        log.withLock { $0.append(event) }
    }

    func willMake(_ change: FileOperation) {}
    func didMake(_ change: FileOperation) { add(FileEvent(change)) }

    func record(_ folder: String, _ body: () throws -> Void) rethrows {
        let watched = WatchedFolder(folder) { [self] in
            if case .read = $0 { return 0 }
            add($0)
            return 0
        }
        try withExtendedLifetime(watched) { try FileSystem.$observer.withValue(self, operation: body) }
    }
}
