"""What holds for every test."""

from hypothesis import settings

# The same examples every time, however slow the machine is: a failure can be seen again.
settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.load_profile("same")
