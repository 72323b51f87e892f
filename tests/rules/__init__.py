"""Tests of the rules: each cites the rules it shows, and `tools/rule_index.py` builds the index."""

import pytest

rule = pytest.mark.rule
