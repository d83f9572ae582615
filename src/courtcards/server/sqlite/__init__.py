"""Everything specific to SQLite: how a file is opened, checked and repaired, and what its errors mean."""
