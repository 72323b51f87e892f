"""Measurements of the engine, beside other libraries in the same run: `python -m bench --help`."""
