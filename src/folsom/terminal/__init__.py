"""The terminal: what the commands of `folsom` do once the command line is read."""
