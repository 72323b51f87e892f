"""The server: tables that lose nothing and leak nothing.  `folsom serve` starts it; docs/protocol.md tells more."""
