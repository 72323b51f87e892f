"""How Sphinx makes a site of these pages. `python3 dev.py docs` runs it."""

from folsom import __version__

project = "Folsom"
version = release = __version__
html_title = f"Folsom {__version__}"
copyright = "the Folsom authors"  # Sphinx wants it under this name
extensions = ["myst_parser", "sphinx.ext.autodoc"]
# What names the tests of each rule is for readers of the sources; the page shows the rules in other languages.
exclude_patterns = ["rules/tests.md", "rules/fr", "rules/de"]
suppress_warnings = ["myst.header"]  # messages of the protocol are headings of a fourth level, for smaller print
myst_heading_anchors = 4
highlight_language = "none"
smartquotes = False

# Docstrings are plain text with `code` in single backticks.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 88

html_theme = "furo"
html_copy_source = False
html_show_sourcelink = False
html_use_index = html_domain_indices = False  # the search finds more
