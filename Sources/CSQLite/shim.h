#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT, which makes SQLite copy the value, is a cast that Swift can't import.
// A null pointer would bind NULL, so empty values are passed as "".

static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_int64 count) {
    return sqlite3_bind_text64(
        statement, index, text ? text : "", (sqlite3_uint64)count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_int64 count) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", (sqlite3_uint64)count, SQLITE_TRANSIENT);
}

// Swift can't call variadic functions.

static inline int csqlite_configure(sqlite3 *connection, int option, int isOn) {
    return sqlite3_db_config(connection, option, isOn, (int *)0);
}

static inline int csqlite_count_memory(int isOn) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, isOn); }

#endif
