// Loaded by LD_PRELOAD. Counts a program's calls that change files and kills it right before call
// number KILL_AT. Writes the total, the count of each kind, the removed rollback journals and the
// call it was killed before to the file KILLS_COUNTED. Ignores calls that the C library makes
// itself. `nm -D` shows the calls that movies and SQLite's library import.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { CREATE, WRITE, SYNC, TRUNCATE, RENAME, REMOVE, LINK, FOLDER, MODE, KINDS };
static const char *const names[KINDS] = {
    "create", "write", "sync", "truncate", "rename", "remove", "link", "folder", "mode",
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long number, last;
static long numbers[KINDS];
static char *counted;
// SQLite commits by removing the rollback journal.
static char *journals[64];
static int journal_count;

static void report(const char *killed, const char *path) {
    if (!counted) return;
    int file = (int)syscall(SYS_openat, AT_FDCWD, counted, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return;
    dprintf(file, "calls %ld\n", number);
    for (int kind = 0; kind < KINDS; kind++) dprintf(file, "%s %ld\n", names[kind], numbers[kind]);
    for (int place = 0; place < journal_count; place++) dprintf(file, "journal %s\n", journals[place]);
    if (killed) dprintf(file, "before %s %s\n", killed, path);
    close(file);
}

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("KILL_AT");
    last = at ? atol(at) : 0;
    const char *path = getenv("KILLS_COUNTED");
    counted = path ? strdup(path) : NULL;
    // Programs that this one runs aren't killed.
    unsetenv("KILL_AT");
    unsetenv("KILLS_COUNTED");
    unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void end(void) { report(NULL, NULL); }

static void count(enum kind kind, const char *path) {
    pthread_mutex_lock(&lock);
    numbers[kind]++;
    if (++number == last) {
        report(names[kind], path ? path : "");
        raise(SIGKILL);
    }
    pthread_mutex_unlock(&lock);
}

static void count_file(enum kind kind, int file) {
    char link[32], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length < 0 ? 0 : length] = 0;
    count(kind, path);
}

// Writing to a pipe or a terminal doesn't change a file.
static void count_write(int file) {
    struct stat status;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode)) count_file(WRITE, file);
}

static void count_removal(const char *path) {
    count(REMOVE, path);
    const char *suffix = strrchr(path, '-');
    if (suffix && !strcmp(suffix, "-journal") && journal_count < 64) journals[journal_count++] = strdup(path);
}

static int open_counted(int folder, const char *path, int flags, unsigned mode) {
    if (flags & (O_CREAT | O_TRUNC)) count(CREATE, path);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}

#define MODE_ARGUMENT(flags, mode)                                    \
    unsigned mode = 0;                                                \
    if (flags & (O_CREAT | O_TMPFILE)) {                              \
        va_list rest;                                                 \
        va_start(rest, flags);                                        \
        mode = va_arg(rest, unsigned);                                \
        va_end(rest);                                                 \
    }

int open(const char *path, int flags, ...) {
    MODE_ARGUMENT(flags, mode)
    return open_counted(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    MODE_ARGUMENT(flags, mode)
    return open_counted(folder, path, flags, mode);
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));
int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

int mkstemps(char *path, int suffix) {
    count(CREATE, path);
    return ((int (*)(char *, int))dlsym(RTLD_NEXT, "mkstemps"))(path, suffix);
}

int mkstemp(char *path) { return mkstemps(path, 0); }

ssize_t write(int file, const void *bytes, size_t size) {
    count_write(file);
    return syscall(SYS_write, file, bytes, size);
}

ssize_t writev(int file, const struct iovec *parts, int number_of_parts) {
    count_write(file);
    return syscall(SYS_writev, file, parts, number_of_parts);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
    count_write(file);
    return syscall(SYS_pwrite64, file, bytes, size, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) __attribute__((alias("pwrite64")));

ssize_t copy_file_range(
    int from, off64_t *start, int to, off64_t *offset, size_t size, unsigned flags) {
    count_write(to);
    return syscall(SYS_copy_file_range, from, start, to, offset, size, flags);
}

ssize_t sendfile64(int to, int from, off64_t *offset, size_t size) {
    count_write(to);
    return syscall(SYS_sendfile, to, from, offset, size);
}

ssize_t sendfile(int to, int from, off_t *offset, size_t size) __attribute__((alias("sendfile64")));

int ftruncate64(int file, off64_t size) {
    count_file(TRUNCATE, file);
    return (int)syscall(SYS_ftruncate, file, size);
}

int ftruncate(int file, off_t size) __attribute__((alias("ftruncate64")));

int posix_fallocate64(int file, off64_t offset, off64_t size) {
    count_file(TRUNCATE, file);
    return ((int (*)(int, off64_t, off64_t))dlsym(RTLD_NEXT, "posix_fallocate64"))(file, offset, size);
}

int posix_fallocate(int file, off_t offset, off_t size) __attribute__((alias("posix_fallocate64")));

int renameat2(int folder, const char *from, int to_folder, const char *to, unsigned flags) {
    count(RENAME, from);
    return (int)syscall(SYS_renameat2, folder, from, to_folder, to, flags);
}

int renameat(int folder, const char *from, int to_folder, const char *to) {
    return renameat2(folder, from, to_folder, to, 0);
}

int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }

int unlinkat(int folder, const char *path, int flags) {
    count_removal(path);
    return (int)syscall(SYS_unlinkat, folder, path, flags);
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int linkat(int folder, const char *path, int to_folder, const char *name, int flags) {
    count(LINK, path);
    return (int)syscall(SYS_linkat, folder, path, to_folder, name, flags);
}

int link(const char *path, const char *name) { return linkat(AT_FDCWD, path, AT_FDCWD, name, 0); }

int mkdir(const char *path, mode_t mode) {
    count(FOLDER, path);
    return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

char *mkdtemp(char *path) {
    count(FOLDER, path);
    return ((char *(*)(char *))dlsym(RTLD_NEXT, "mkdtemp"))(path);
}

int chmod(const char *path, mode_t mode) {
    count(MODE, path);
    return (int)syscall(SYS_fchmodat, AT_FDCWD, path, mode);
}

int chown(const char *path, uid_t user, gid_t group) {
    count(MODE, path);
    return (int)syscall(SYS_fchownat, AT_FDCWD, path, user, group, 0);
}

int fchmod(int file, mode_t mode) {
    count_file(MODE, file);
    return (int)syscall(SYS_fchmod, file, mode);
}

int fchown(int file, uid_t user, gid_t group) {
    count_file(MODE, file);
    return (int)syscall(SYS_fchown, file, user, group);
}

int fsync(int file) {
    count_file(SYNC, file);
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
    count_file(SYNC, file);
    return (int)syscall(SYS_fdatasync, file);
}
