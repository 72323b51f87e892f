"""Colt Super Express: the last bandit aboard wins.  It shares the kernel with Colt Express, and nothing else."""
