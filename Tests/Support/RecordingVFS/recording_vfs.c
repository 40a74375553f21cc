#include "recording_vfs.h"

#include <errno.h>
#include <sqlite3.h>
#include <string.h>

typedef struct {
    sqlite3_file base;
    const char *path;
    int is_watched;
    // The first sync of a new log also syncs its folder in the system's VFS.
    int syncs_folder;
} File;

static sqlite3_vfs vfs;
static sqlite3_vfs *system_vfs;
static recording_observer observer;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((File *)file + 1); }

static int tell(sqlite3_file *file, int event, long long offset, const void *bytes, int count) {
    File *own = (File *)file;
    if (!own->is_watched) return SQLITE_OK;
    int code = observer(event, own->path, offset, bytes, count);
    if (code != SQLITE_OK) errno = EIO;
    return code;
}

static int file_close(sqlite3_file *file) {
    return real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    int code = tell(file, RECORDING_READ, offset, 0, count);
    return code ? code : real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    int code = tell(file, RECORDING_WRITE, offset, bytes, count);
    return code ? code : real(file)->pMethods->xWrite(real(file), bytes, count, offset);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    int code = tell(file, RECORDING_TRUNCATE, size, 0, 0);
    return code ? code : real(file)->pMethods->xTruncate(real(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
    File *own = (File *)file;
    int code = tell(file, RECORDING_SYNC, 0, 0, 0);
    if (!code && own->syncs_folder) {
        own->syncs_folder = 0;
        code = tell(file, RECORDING_SYNC_FOLDER, 0, 0, 0);
    }
    return code ? code : real(file)->pMethods->xSync(real(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}

static int file_lock(sqlite3_file *file, int level) { return real(file)->pMethods->xLock(real(file), level); }

static int file_unlock(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int file_check_lock(sqlite3_file *file, int *result) {
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int file_characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int file_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void file_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int file_unmap(sqlite3_file *file, int deletes) {
    return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

// Below version 3, SQLite doesn't map files into memory, which would bypass this VFS.
static const sqlite3_io_methods methods = {
    2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock,
    file_check_lock, file_control, file_sector_size, file_characteristics, file_map, file_shm_lock, file_barrier,
    file_unmap, 0, 0,
};

static int vfs_open(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *out) {
    File *own = (File *)file;
    memset(own, 0, sizeof *own);
    int code = system_vfs->xOpen(system_vfs, path, real(file), flags, out);
    if (code == SQLITE_OK) {
        int logs = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL | SQLITE_OPEN_SUPER_JOURNAL;
        own->path = path;
        own->syncs_folder = (flags & SQLITE_OPEN_CREATE) && (flags & logs);
        own->is_watched = path && observer(RECORDING_OPEN, path, 0, 0, 0);
    }
    if (real(file)->pMethods) own->base.pMethods = &methods;
    return code;
}

static int vfs_delete(sqlite3_vfs *self, const char *path, int syncs_folder) {
    int code = observer(RECORDING_REMOVE, path, 0, 0, 0);
    if (!code) code = system_vfs->xDelete(system_vfs, path, syncs_folder);
    if (!code && syncs_folder) code = observer(RECORDING_SYNC_FOLDER, path, 0, 0, 0);
    return code;
}

void recording_vfs_register(recording_observer new_observer) {
    observer = new_observer;
    system_vfs = sqlite3_vfs_find(0);
    vfs = *system_vfs;
    vfs.zName = "recording";
    vfs.pNext = 0;
    vfs.szOsFile = sizeof(File) + system_vfs->szOsFile;
    vfs.xOpen = vfs_open;
    vfs.xDelete = vfs_delete;
    sqlite3_vfs_register(&vfs, 1);
}
