"""Everything specific to PostgreSQL: how it is reached, what its errors mean, how entries are written."""
