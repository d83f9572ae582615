"""One table: who sits where, what they may do, and what each of them is sent. No input or output."""
