"""Several servers with one database: who is there, who has which table, and how requests reach them."""
