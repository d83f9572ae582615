"""Pages that are made from the code: Markdown in docs/reference and docs/rules, written by `make docs`."""
