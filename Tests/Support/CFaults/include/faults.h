#ifndef CFAULTS_H
#define CFAULTS_H

/// What fails below SQLite.
enum faults_kind {
    /// An allocation.
    FAULTS_MEMORY,
    /// A call of the file layer, as the system fails with EIO, ENOSPC and EACCES, or for want of memory.
    FAULTS_DISK,
    FAULTS_FULL_DISK,
    FAULTS_PERMISSION,
    FAULTS_FILE_MEMORY,
};

/// Puts the faults below SQLite, which must not have been used before.
void faults_install(void);

/// Fails the call of that number from here on, counted from 1, and where told so all that follow; 0 fails none.
void faults_begin(enum faults_kind kind, long number, int is_lasting);

/// Fails no more.
///
/// Returns how many calls of the kind there were.
long faults_end(void);

/// Names what is done, for a line should the process end in the middle of it, by itself or after so many seconds.
void faults_name(const char *name, unsigned seconds);

#endif
