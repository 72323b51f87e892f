"""Golden games of Colt Super Express."""
