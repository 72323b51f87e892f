"""Search over information sets, inside the compiled engine."""
