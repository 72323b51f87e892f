"""The terminal: implements the commands of `folsom` after the command line is parsed."""
