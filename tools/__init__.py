"""Development tools. Nothing here is installed."""
