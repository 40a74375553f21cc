#include "heap.h"

#ifdef __APPLE__
#include <malloc/malloc.h>

long allocated_bytes(void) { return (long)mstats().bytes_used; }
#else
#include <malloc.h>

long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
#endif

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

void begin_counting(void) { CALLGRIND_START_INSTRUMENTATION; }

void end_counting(void) { CALLGRIND_STOP_INSTRUMENTATION; }
#else
void begin_counting(void) {}

void end_counting(void) {}
#endif
