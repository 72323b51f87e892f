"""What the project runs on itself. Nothing here is installed."""
