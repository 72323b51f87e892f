"""Tests that show a rule: each cites its number, and `tools/rule_index.py` makes the index."""

import pytest

rule = pytest.mark.rule
