"""The table on the network: HTTP, WebSockets, storage, bots in processes of their own."""
