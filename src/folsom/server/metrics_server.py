"""Serves metrics on a separate port, so that only the operator can read them."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial

import uvicorn
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from folsom.server.metrics import CONTENT_TYPE, Metrics

PATH = "/metrics"


async def serve_metrics(metrics: Metrics, listener: socket.socket, state: ServerState) -> asyncio.Server:
    """Serve on a listening socket; it ends with the server that owns `state`."""

    def respond(_: Request) -> Response:
        return Response(metrics.text(), headers={"Content-Type": CONTENT_TYPE, "Cache-Control": "no-store"})

    config = uvicorn.Config(Router([Route(PATH, respond)]), lifespan="off", log_config=None, ws="none")
    config.load()
    protocol: Callable[[], H11Protocol] = partial(H11Protocol, config=config, server_state=state, app_state={})
    return await asyncio.get_running_loop().create_server(protocol, sock=listener)
