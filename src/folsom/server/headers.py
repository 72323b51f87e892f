"""Security headers, and the check of a WebSocket's origin."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from folsom.server.page import is_docs_path
from folsom.server.settings import HOST

PORTS = {"http": 80, "https": 443}
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src {connect}; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DOCS_POLICY = (  # its search is a form, and fetches the pages that it finds
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
YEAR = 365 * 24 * 3600


def security(connection: HTTPConnection, public_url: str | None) -> list[tuple[bytes, bytes]]:
    """The security headers of every response."""
    policy = DOCS_POLICY if is_docs_path(connection.scope["path"]) else POLICY
    found = {
        **ALWAYS,
        "Content-Security-Policy": policy.format(connect=" ".join(connect_sources(connection, public_url))),
    }
    if public_url and public_url.startswith("https:"):
        found["Strict-Transport-Security"] = f"max-age={YEAR}"
    return [(name.lower().encode(), value.encode()) for name, value in found.items()]


def connect_sources(connection: HTTPConnection, public_url: str | None) -> list[str]:
    """The connect-src values of the policy: in older Safari, 'self' does not include WebSockets of the same host."""
    host = connection.headers.get("host", "")
    hosts = [host] if HOST.fullmatch(host) else []
    if public_url:
        hosts.append(urlsplit(public_url).netloc)
    return ["'self'", *(f"{scheme}://{each}" for each in dict.fromkeys(hosts) for scheme in ("ws", "wss"))]


def same_origin(connection: HTTPConnection, public_url: str | None) -> bool:
    """Whether a request comes from a page of this server, or has no origin, like the requests of programs."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    if scheme not in PORTS:
        return False
    ours = [connection.headers.get("host", ""), urlsplit(public_url or "").netloc]
    return any(each and strip_default_port(each, scheme) == strip_default_port(host, scheme) for each in ours)


def strip_default_port(host: str, scheme: str) -> str:
    """A host without the default port of its scheme."""
    return host.lower().removesuffix(f":{PORTS[scheme]}")
