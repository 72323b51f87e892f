"""`python -m folsom`."""

import sys

from folsom.cli import main

if __name__ == "__main__":
    sys.exit(main())
