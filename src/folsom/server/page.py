"""Serves the page and the documentation from files held in memory.

Only files that existed at the start can be requested, by exact name: no path leads outside.
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from folsom.server.refusal import Refusal

INDEX = "/index.html"
ASSETS = "/assets/"  # file names contain a hash of the content
IMMUTABLE, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
UNBUILT = "The page is not built here: build it in the folder client, or use /api and /socket.\n"
DOCS = "/docs"
NO_DOCS = "The documentation is not built here: python3 dev.py docs builds it. Then start the server again.\n"
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A file with its encodings and the values of its headers."""

    kind: str
    tag: str
    caching: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself


class Page:
    """All files of the page, by path."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files = load_files(folder or resources.files("folsom") / "page")

    def respond(self, request: Request) -> Response:
        """The file at this path; a path without a file extension is a route of the page and gets the index."""
        path: str = request.scope["path"]
        file = self.files.get(path)
        if file is None:
            if path.startswith(ASSETS) or "." in path.rpartition("/")[2]:
                raise Refusal("unknown", "There is no such file.")
            file = self.files.get(INDEX)
        if file is None:
            return unbuilt(UNBUILT)
        return file_response(file, request)


class Docs:
    """All files of the documentation, which `dev.py docs` builds, by path below `/docs`."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files = load_files(folder or resources.files("folsom") / "site")

    def respond(self, request: Request) -> Response:
        """The file at this path; `/docs` redirects to `/docs/`, so that relative links work."""
        path: str = request.scope["path"].removeprefix(DOCS)
        if not self.files:
            return unbuilt(NO_DOCS)
        if not path:
            return Response(None, 308, {"Location": DOCS.removeprefix("/") + "/", "Cache-Control": REVALIDATE})
        file = self.files.get(INDEX if path == "/" else path)
        if file is None:
            raise Refusal("unknown", "The documentation has no such page.")
        return file_response(file, request)


def is_docs_path(path: str) -> bool:
    """Whether a path belongs to the documentation."""
    return path == DOCS or path.startswith(DOCS + "/")


def unbuilt(sentence: str) -> Response:
    return PlainTextResponse(sentence, 503, {"Cache-Control": "no-store"})


def load_files(folder: Traversable) -> dict[str, File]:
    """All files in a folder, by path."""
    contents = dict(files_of(folder))
    packed = tuple(ENCODINGS.values())
    return {path: file_of(path, contents) for path in contents if not path.endswith(packed)}


def files_of(folder: Traversable, path: str = "") -> "list[tuple[str, bytes]]":
    if not folder.is_dir():
        return []
    found = []
    for inner in folder.iterdir():
        here = f"{path}/{inner.name}"
        found += files_of(inner, here) if inner.is_dir() else [(here, inner.read_bytes())]
    return found


def file_of(path: str, contents: dict[str, bytes]) -> File:
    bodies = {name: contents[path + ending] for name, ending in ENCODINGS.items() if path + ending in contents}
    ending = path[path.rindex(".") :] if "." in path else ""
    kind = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("json", "xml")):
        kind += "; charset=utf-8"
    tag = hashlib.sha256(contents[path]).hexdigest()[:32]
    return File(kind, tag, IMMUTABLE if path.startswith(ASSETS) else REVALIDATE, {**bodies, "": contents[path]})


def file_response(file: File, request: Request) -> Response:
    accepted, known = request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    encoding = next((name for name in file.bodies if not name or accepts(accepted, name)), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"Content-Type": file.kind, "ETag": tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if tag in known:
        return Response(None, 304, headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.bodies[encoding], 200, headers)


def accepts(header: str, encoding: str) -> bool:
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
