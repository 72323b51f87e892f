"""The game server that `folsom serve` starts.  docs/protocol.md describes its protocol."""
