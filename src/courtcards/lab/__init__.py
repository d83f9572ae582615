"""Games by the million, and statistics about them."""
