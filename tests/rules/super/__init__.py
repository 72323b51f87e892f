"""Tests that show the rules of Colt Super Express."""
