"""The version of Folsom, stated here and in `pyproject.toml`; a test compares the two."""

VERSION = "0.1.0"
