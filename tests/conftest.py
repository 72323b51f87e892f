"""For all tests: what programs say is English, wherever they run."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
