"""Visitors reuse the browsers of earlier ones, and find nothing of theirs there."""

from playwright.sync_api import Browser

from tests.server.clients import FastServer
from tools.visitor import PHONE, Visitor

FOUND = """async () => ({
  stored: { ...localStorage, ...sessionStorage },
  notifications: (await navigator.permissions.query({ name: "notifications" })).state,
  size: [innerWidth, innerHeight],
  calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  pages: history.length,
})"""
LEAVE = """() => {
  localStorage.setItem("folsom.seen", "[]");
  sessionStorage.setItem("mine", "yes");
}"""


def test_a_reused_browser_keeps_nothing_of_earlier_visitors(chromium: Browser, server: FastServer) -> None:
    fresh = Visitor(chromium, server.host, token=(token := server.person("Ben")))
    fresh.go()
    expected = fresh.page.evaluate(FOUND)
    fresh.leave()
    earlier = Visitor(chromium, server.host, token=server.person("Ann"), size=PHONE, calm=True, language="de")
    earlier.go()
    earlier.page.evaluate(LEAVE)
    earlier.context.grant_permissions(["notifications"])
    earlier.context.set_offline(True)
    for _ in range(2):
        left = earlier.make_room()
        assert left
        earlier = Visitor(chromium, server.host, token=token, left=left)
        earlier.go()
        assert earlier.page.evaluate(FOUND) == expected
    assert earlier.leave() == []


def test_a_browser_with_a_service_worker_is_not_reused(chromium: Browser, server: FastServer) -> None:
    visitor = Visitor(chromium, server.host)
    visitor.go()
    with visitor.context.expect_event("serviceworker"):
        visitor.page.evaluate("async () => void (await navigator.serviceWorker.register('/notices.js'))")
    assert visitor.make_room() is None
