#ifndef CFAULTS_H
#define CFAULTS_H

/// The kinds of calls that can fail below SQLite.
enum faults_kind {
    /// An allocation.
    FAULTS_MEMORY,
    /// A file operation, with the errors EIO, ENOSPC and EACCES, or out of memory.
    FAULTS_DISK,
    FAULTS_FULL_DISK,
    FAULTS_PERMISSION,
    FAULTS_FILE_MEMORY,
};

/// Installs the faults. Call this before using SQLite.
void faults_install(void);

/// Makes the call with this number fail, counted from 1, and optionally all later ones. 0 makes none fail.
void faults_begin(enum faults_kind kind, long number, int is_lasting);

/// Turns the faults off.
///
/// Returns the number of calls of this kind.
long faults_end(void);

/// Sets the name of the current work. It's printed if the process ends early or runs out of seconds.
void faults_name(const char *name, unsigned seconds);

#endif
