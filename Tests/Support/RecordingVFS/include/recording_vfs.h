#ifndef RECORDING_VFS_H
#define RECORDING_VFS_H

// A VFS of SQLite on top of the system's own, which tells what is done to some files.

enum {
    RECORDING_OPEN,
    RECORDING_READ,
    RECORDING_WRITE,
    RECORDING_TRUNCATE,
    RECORDING_SYNC,
    RECORDING_SYNC_FOLDER,
    RECORDING_REMOVE,
};

/// Comes before each of these calls, with the path that the file was opened by. For an open file, whether it is watched
/// at all is what was returned when it was opened; for all other calls, a result code other than 0 is what the call
/// fails with, and the system's reason is EIO then.
typedef int (*recording_observer)(int event, const char *path, long long offset, const void *bytes, int count);

/// Makes it the VFS that databases are opened with, once in a process.
void recording_vfs_register(recording_observer observer);

#endif
