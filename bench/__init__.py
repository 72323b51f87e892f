"""Benchmarks of the engine, together with other libraries in the same run: `python -m bench --help`."""
