"""Generated requests: whatever is sent, the interface answers as its OpenAPI document says."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_process import TIMEOUT, ServerProcess

SCHEMATHESIS = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
CONFIG = """
[dictionaries.tables]
values = {keys}

[parameters]
"path.key" = {{ dictionary = "tables", probability = 0.8 }}

[checks]
positive_data_acceptance.expected-statuses = [200, 201, 401, 404, 409, 422]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("fuzz") / "folsom.db", "--limits", "10000", "--workers", "1") as served:
        yield served


@pytest.mark.parametrize("known", [True, False], ids=["a person", "a stranger"])
def test_every_response_fits_the_openapi_document(server: ServerProcess, tmp_path: Path, known: bool) -> None:
    token = server.person()
    keys = [server.finished_table(token), "nosuch"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(keys=keys))
    done = subprocess.run(
        [
            *(*SCHEMATHESIS, "--config-file", str(config), "run", f"http://{server.host}/openapi.json"),
            *("--header", f"Authorization: Bearer {token if known else token[:-1]}", "--seed", "7"),
            *("--max-examples", "25", "--generation-database", "none", "--warnings", "off"),
        ],
        cwd=tmp_path,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT * 4,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert server.get("/healthz").status == 200
    assert server.metric('folsom_refused_total{code="malformed"}') > 10
    assert server.metric('folsom_refused_total{code="fault"}') == 0
    for path in ("", "/record", "/steps"):
        assert (
            server.metric(f'folsom_requests_total{{route="/api/tables/{{key}}{path}",method="GET",status="200"}}') > 0
        )
