"""All that only SQLite has: how a file is opened, looked through and mended, and what its errors mean."""
