#ifndef RECORDING_VFS_H
#define RECORDING_VFS_H

// A SQLite VFS on top of the system's own that reports the operations on some files.

enum {
    RECORDING_OPEN,
    RECORDING_READ,
    RECORDING_WRITE,
    RECORDING_TRUNCATE,
    RECORDING_SYNC,
    RECORDING_SYNC_FOLDER,
    RECORDING_REMOVE,
};

/// Called before each operation, with the path the file was opened with. When opening a file, returns
/// whether to watch it. Otherwise, a result code other than 0 makes the operation fail with that code
/// and the system error EIO.
typedef int (*recording_observer)(int event, const char *path, long long offset, const void *bytes, int count);

/// Makes this the default VFS. Call once per process.
void recording_vfs_register(recording_observer observer);

#endif
