"""Visitors reuse the browsers of earlier ones, and find nothing of theirs there."""

from playwright.sync_api import Browser, WebSocketRoute

from tests.server.clients import FastServer
from tools.visitor import PHONE, Visitor

FOUND = """async () => ({
  stored: { ...localStorage, ...sessionStorage },
  place: (await navigator.permissions.query({ name: "geolocation" })).state,
  size: [innerWidth, innerHeight],
  media: ["prefers-reduced-motion: reduce", "forced-colors: active", "prefers-contrast: more"]
    .filter(one => matchMedia(`(${one})`).matches),
  pages: history.length,
  hovered: document.querySelectorAll(":hover").length,
  scale: visualViewport.scale,
  drawn: document.documentElement.checkVisibility({ opacityProperty: true }),
  zone: new Date().getTimezoneOffset(),
})"""
LEAVE = """() => {
  setInterval(() => { throw new Error("of an earlier visitor"); }, 0);
  localStorage.setItem("folsom.seen", "[]");
  sessionStorage.setItem("mine", "yes");
}"""


def test_a_reused_browser_keeps_nothing_of_earlier_visitors(chromium: Browser, server: FastServer) -> None:
    fresh = Visitor(chromium, server.host, token=(token := server.person("Ben")))
    fresh.go()
    fresh.page.mouse.move(-1, -1)  # it may begin at 0, 0
    expected = fresh.page.evaluate(FOUND)
    fresh.leave()
    ann = server.person("Ann")
    earlier = Visitor(chromium, server.host, token=ann, size=PHONE, calm=True, drawn=False, language="de")
    earlier.go()
    assert not earlier.page.evaluate(FOUND)["drawn"]
    earlier.page.emulate_media(forced_colors="active", contrast="more")
    earlier.tools().send("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Tokyo"})
    earlier.tools().send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    heard: list[str] = []
    earlier.listen("request", lambda request: heard.append(request.url))
    earlier.page.mouse.move(100, 100)
    earlier.page.evaluate(LEAVE)
    earlier.context.grant_permissions(["geolocation"])
    earlier.context.set_offline(True)
    for _ in range(2):
        left = earlier.make_room()
        assert left
        heard.clear()
        earlier = Visitor(chromium, server.host, token=token, left=left)
        earlier.go()
        assert earlier.page.evaluate(FOUND) == expected
        assert heard == []
    assert earlier.leave() == []


def test_a_browser_with_a_service_worker_is_not_reused(chromium: Browser, server: FastServer) -> None:
    visitor = Visitor(chromium, server.host)
    visitor.go()
    with visitor.context.expect_event("serviceworker"):
        visitor.page.evaluate("async () => void (await navigator.serviceWorker.register('/notices.js'))")
    assert visitor.make_room() is None


def pass_on(socket: WebSocketRoute) -> None:
    socket.connect_to_server()


def test_a_browser_whose_messages_a_test_has_passed_on_is_not_reused(chromium: Browser, server: FastServer) -> None:
    visitor = Visitor(chromium, server.host)
    visitor.intercept(pass_on)
    visitor.go()
    assert visitor.make_room() is None
