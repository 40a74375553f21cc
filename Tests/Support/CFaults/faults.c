#include "faults.h"

#include <errno.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static enum faults_kind kind;
static long calls, failing;
static int is_lasting, is_armed;
static char name[200];

static int fails(void) {
    if (!is_armed) return 0;
    calls++;
    return failing > 0 && (is_lasting ? calls >= failing : calls == failing);
}

void faults_begin(enum faults_kind new_kind, long number, int new_is_lasting) {
    kind = new_kind;
    failing = number;
    is_lasting = new_is_lasting;
    calls = 0;
    is_armed = 1;
}

long faults_end(void) {
    is_armed = 0;
    return calls;
}

static void tell(int signal_number) {
    static const char line[] = " never came to its end.\n";
    ssize_t written = write(STDERR_FILENO, name, strlen(name));
    written = write(STDERR_FILENO, line, sizeof line - 1);
    (void)written;
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

void faults_name(const char *new_name, unsigned seconds) {
    snprintf(name, sizeof name, "%s", new_name);
    alarm(seconds);
}

// Memory

static sqlite3_mem_methods memory;

static void *failing_malloc(int size) {
    return kind == FAULTS_MEMORY && fails() ? NULL : memory.xMalloc(size);
}

static void *failing_realloc(void *place, int size) {
    return kind == FAULTS_MEMORY && fails() ? NULL : memory.xRealloc(place, size);
}

// Files. A failing call has no other effect, except that unlocking still unlocks.

typedef struct {
    sqlite3_file base;
    sqlite3_file *real;
} File;

static sqlite3_vfs *system_vfs;

/// Returns the error code for a call, or 0 if it shouldn't fail.
static int code(int when_disk_fails, int when_full, int when_forbidden) {
    if (kind == FAULTS_MEMORY || !fails()) return SQLITE_OK;
    switch (kind) {
    case FAULTS_FULL_DISK: errno = ENOSPC; return when_full;
    case FAULTS_PERMISSION: errno = EACCES; return when_forbidden;
    case FAULTS_FILE_MEMORY: errno = ENOMEM; return SQLITE_IOERR_NOMEM;
    default: errno = EIO; return when_disk_fails;
    }
}

#define REAL (((File *)file)->real)
#define FAIL(io, full, forbidden) \
    do { \
        int failure = code(io, full, forbidden); \
        if (failure) return failure; \
    } while (0)
#define FAIL_ALIKE(io) FAIL(io, io, io)

static int file_close(sqlite3_file *file) { return REAL->pMethods->xClose(REAL); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    FAIL_ALIKE(SQLITE_IOERR_READ);
    return REAL->pMethods->xRead(REAL, bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    int failure = code(SQLITE_IOERR_WRITE, SQLITE_FULL, SQLITE_IOERR_WRITE);
    // A full disk takes a part of the data.
    if (failure == SQLITE_FULL) REAL->pMethods->xWrite(REAL, bytes, count / 2, offset);
    return failure ? failure : REAL->pMethods->xWrite(REAL, bytes, count, offset);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    FAIL_ALIKE(SQLITE_IOERR_TRUNCATE);
    return REAL->pMethods->xTruncate(REAL, size);
}

static int file_sync(sqlite3_file *file, int flags) {
    FAIL_ALIKE(SQLITE_IOERR_FSYNC);
    return REAL->pMethods->xSync(REAL, flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    FAIL_ALIKE(SQLITE_IOERR_FSTAT);
    return REAL->pMethods->xFileSize(REAL, size);
}

static int file_lock(sqlite3_file *file, int level) {
    FAIL(SQLITE_IOERR_LOCK, SQLITE_IOERR_LOCK, SQLITE_PERM);
    return REAL->pMethods->xLock(REAL, level);
}

static int file_unlock(sqlite3_file *file, int level) {
    int result = REAL->pMethods->xUnlock(REAL, level);
    FAIL_ALIKE(SQLITE_IOERR_UNLOCK);
    return result;
}

static int file_is_reserved(sqlite3_file *file, int *result) {
    FAIL_ALIKE(SQLITE_IOERR_CHECKRESERVEDLOCK);
    return REAL->pMethods->xCheckReservedLock(REAL, result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return REAL->pMethods->xFileControl(REAL, operation, argument);
}

static int file_sector(sqlite3_file *file) { return REAL->pMethods->xSectorSize(REAL); }

static int file_traits(sqlite3_file *file) { return REAL->pMethods->xDeviceCharacteristics(REAL); }

static int file_share(sqlite3_file *file, int page, int size, int extends, void volatile **place) {
    FAIL(SQLITE_IOERR_SHMMAP, SQLITE_IOERR_SHMSIZE, SQLITE_READONLY_CANTINIT);
    return REAL->pMethods->xShmMap(REAL, page, size, extends, place);
}

static int file_share_lock(sqlite3_file *file, int offset, int count, int flags) {
    int gives_up = flags & SQLITE_SHM_UNLOCK;
    int result = gives_up ? REAL->pMethods->xShmLock(REAL, offset, count, flags) : SQLITE_OK;
    FAIL_ALIKE(SQLITE_IOERR_SHMLOCK);
    return gives_up ? result : REAL->pMethods->xShmLock(REAL, offset, count, flags);
}

static void file_share_barrier(sqlite3_file *file) { REAL->pMethods->xShmBarrier(REAL); }

static int file_share_end(sqlite3_file *file, int deletes) { return REAL->pMethods->xShmUnmap(REAL, deletes); }

static const sqlite3_io_methods methods = {
    2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock,
    file_is_reserved, file_control, file_sector, file_traits, file_share, file_share_lock, file_share_barrier,
    file_share_end, NULL, NULL,
};

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *out_flags) {
    File *opened = (File *)file;
    opened->base.pMethods = NULL;
    opened->real = (sqlite3_file *)(opened + 1);
    FAIL_ALIKE(SQLITE_CANTOPEN);
    int result = system_vfs->xOpen(system_vfs, path, opened->real, flags, out_flags);
    if (opened->real->pMethods) opened->base.pMethods = &methods;
    return result;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int syncs) {
    FAIL_ALIKE(SQLITE_IOERR_DELETE);
    return system_vfs->xDelete(system_vfs, path, syncs);
}

static int vfs_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    FAIL_ALIKE(SQLITE_IOERR_ACCESS);
    return system_vfs->xAccess(system_vfs, path, flags, result);
}

static int vfs_path(sqlite3_vfs *vfs, const char *path, int size, char *result) {
    FAIL_ALIKE(SQLITE_CANTOPEN_FULLPATH);
    return system_vfs->xFullPathname(system_vfs, path, size, result);
}

void faults_install(void) {
    static sqlite3_mem_methods failing_memory;
    static sqlite3_vfs vfs;
    static const int deaths[] = {SIGALRM, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
    for (unsigned i = 0; i < sizeof deaths / sizeof *deaths; i++) signal(deaths[i], tell);
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory);
    failing_memory = memory;
    failing_memory.xMalloc = failing_malloc;
    failing_memory.xRealloc = failing_realloc;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &failing_memory);
    // Turns lookaside off so that every small allocation can fail.
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
    system_vfs = sqlite3_vfs_find(NULL);
    vfs = *system_vfs;
    vfs.zName = "faults";
    vfs.szOsFile = (int)sizeof(File) + system_vfs->szOsFile;
    vfs.xOpen = vfs_open;
    vfs.xDelete = vfs_delete;
    vfs.xAccess = vfs_access;
    vfs.xFullPathname = vfs_path;
    sqlite3_vfs_register(&vfs, 1);
}
