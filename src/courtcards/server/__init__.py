"""The server: HTTP, WebSockets, storage, bots in separate processes."""
