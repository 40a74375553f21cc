/// The bytes that are allocated now.
long allocated_bytes(void);

/// Has valgrind count instructions from here on, where it runs the program and waits for that.
void begin_counting(void);

/// Has valgrind count no more.
void end_counting(void);
