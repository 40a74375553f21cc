/// Returns the number of bytes currently allocated.
long allocated_bytes(void);

/// Starts valgrind's instruction count, if it runs the program and waits for this.
void begin_counting(void);

/// Stops valgrind's instruction count.
void end_counting(void);
