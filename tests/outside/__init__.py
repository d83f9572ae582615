"""Games from outside: Cheat, as its own package, in an environment where it is installed beside ours."""
