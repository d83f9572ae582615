"""Many games in arrays, played by compiled code: what every environment is built on."""
