"""Players made of code: what they remember, the worlds they imagine and how they choose."""
