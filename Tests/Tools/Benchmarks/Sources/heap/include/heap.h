/// The bytes that this process has allocated and not freed.
long allocated_bytes(void);
