"""The Expert variant: discard piles, and cards kept between rounds."""
