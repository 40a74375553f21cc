#pragma once

#include <stddef.h>

/// The facts of the films that come with the program, packed by Tests/Tools/Facts.
const void *packed_facts(void);

/// The size of the facts in bytes.
size_t packed_facts_size(void);
