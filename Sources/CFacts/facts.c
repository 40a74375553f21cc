#include "facts.h"

#if __APPLE__
#define SECTION ".const\n"
#define PREVIOUS ".text\n"
#define SYMBOL "_packed_facts_"
#else
#define SECTION ".section .rodata\n"
#define PREVIOUS ".previous\n"
#define SYMBOL "packed_facts_"
#endif

// Embeds facts.c.bin, which is next to this file. A build tracks it because of __has_include, not
// because of .incbin.
#if !__has_include("facts.c.bin")
#error "facts.c.bin is missing. Tests/Tools/Facts packs it."
#endif

__asm__(SECTION ".balign 8\n"
        SYMBOL "start: .incbin \"" __FILE__ ".bin\"\n"
        SYMBOL "end:\n"
        PREVIOUS);

extern const char packed_facts_start[], packed_facts_end[];

const void *packed_facts(void) { return packed_facts_start; }

size_t packed_facts_size(void) { return (size_t)(packed_facts_end - packed_facts_start); }
