"""Players that decide by themselves, from what a seat may know."""
