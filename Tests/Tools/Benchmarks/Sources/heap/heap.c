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
