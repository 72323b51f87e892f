"""Colt Super Express: the last bandit aboard wins.  It shares only the kernel with Colt Express."""
