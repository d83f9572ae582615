"""The games in the interfaces of researchers; each adapter needs the extra of its name."""
