"""The docs site: Markdown of this repository as pages, made by `make site` and served under /docs.

It needs markdown-it-py and Pygments, which Rich brings along anyway, and nothing of Court Cards: the pages
that are made from code are Markdown in docs/, which `make docs` writes (`website.reference`).
"""
