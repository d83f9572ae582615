"""The games as environments of other people's libraries; each needs an extra, and the core none of them."""
