"""The Expert variant: what becomes of cards."""
