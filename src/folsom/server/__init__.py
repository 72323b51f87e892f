"""The server: tables that lose nothing and leak nothing.  `folsom serve` starts it; docs/protocol.md tells how to talk to it."""
