"""The build hook: compiles the engine where it can, builds the page, and ships the rule pages and the documentation.

An installation never fails because the engine cannot be compiled: without a compiler, or when compiling fails, the same
sources run as plain Python. `FOLSOM_PURE=1` requests this; `FOLSOM_STRICT=1`, which `dev.py` sets, makes a failure an
error instead. `FOLSOM_NO_PAGE=1` leaves out the page, and then Node is not needed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by its path alone
from tools import native, page


class EngineBuildHook(BuildHookInterface[BuilderConfig]):
    """The hook that hatchling calls while it builds a wheel, also for an editable installation."""

    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        """Whether there is something to compile, and a compiler."""
        return self.target_name == "wheel" and native.possible() and bool(native.sources())

    def dependencies(self) -> list[str]:
        """The requirements of an isolated build, in addition to hatchling."""
        table = native.settings()
        compiling = [*table["compiler"], *table["runtime"]] if self.wanted() else []
        return [*compiling, table["node"]] if self.target_name == "wheel" and page.needs_wheel() else compiling

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare the wheel before it is written. `version` is "standard" or "editable"."""
        if self.target_name != "wheel":
            return
        editable = version == "editable"
        if editable:
            native.remove_built()
        else:
            self.add_rules(build_data)
            self.add_docs(build_data)
        if page.wanted():
            self.add_page(build_data, editable)
        if not self.wanted():
            self.app.display_warning("no C compiler, or none wanted: the engine will run as plain Python")
            return
        self.built = tempfile.TemporaryDirectory()
        try:
            extensions = native.build(Path(self.built.name))
        except subprocess.CalledProcessError:
            if os.environ.get("FOLSOM_STRICT"):
                sys.exit("the engine did not compile")
            self.app.display_warning("the engine did not compile and will run as plain Python")
            return
        self.add_extensions(extensions, build_data, editable)

    def add_rules(self, build_data: dict[str, Any]) -> None:
        """Ship the rule pages inside the package; a checkout reads them from docs/."""
        for rules in Path(self.root, "docs", "rules").glob("*.md"):
            build_data["force_include"][str(rules)] = f"folsom/rules/{rules.name}"

    def add_docs(self, build_data: dict[str, Any]) -> None:
        """Ship the documentation, if `dev.py docs` has built it."""
        if Path(self.root, "src", "folsom", "site").is_dir():
            build_data["force_include"][str(Path(self.root, "src", "folsom", "site"))] = "folsom/site"

    def add_page(self, build_data: dict[str, Any], editable: bool) -> None:
        """Build the page, and ship it inside the package; a checkout serves it from where it is built."""
        try:
            page.build()
        except (OSError, subprocess.CalledProcessError) as error:
            if os.environ.get("FOLSOM_STRICT"):
                sys.exit(f"the page was not built: {error}")
            self.app.display_warning(f"the page was not built, and the server will have none: {error}")
            return
        if not editable:
            build_data["force_include"][str(page.PAGE)] = "folsom/page"

    def add_extensions(self, extensions: list[Path], build_data: dict[str, Any], editable: bool) -> None:
        """Put the extension modules into the wheel or, for an editable installation, next to their sources."""
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] += native.settings()["runtime"]
        for extension in extensions:
            place = extension.relative_to(self.built.name)
            if editable:
                shutil.copy2(extension, Path(self.root, "src", place))
            else:
                build_data["force_include"][str(extension)] = place.as_posix()
