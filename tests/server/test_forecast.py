"""People may ask where their plan leads, unless the table's host has switched that off."""

from typing import Any

import folsom
from folsom.game import registry
from folsom.game.plain_values import as_plain
from folsom.interface.title import PlannedCard
from folsom.server.entries import TableConfig
from folsom.server.game_session import GameSession
from folsom.server.permissions import validated
from tests.server.clients import Client, FastServer, create_table, join_table, run

THREE: dict[str, Any] = {"game": "express", "players": 3}
SUPER: dict[str, Any] = {"game": "super", "players": 3}
CARD = {"card", "bandit", "at", "places", "facing", "options", "nothing", "warning", "unsure"}


def test_the_configuration_keeps_the_switch() -> None:
    assert validated(TableConfig("express", 3)).forecast
    assert not validated(TableConfig("express", 3, forecast=False)).forecast


def test_a_player_can_ask_where_their_plan_leads_and_nobody_else_can(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, *_ = await join_table(server, SUPER, ("Ann", "Bob", "bot:drifter"))
        told = await ann.do("plan", seat=0)
        assert told["type"] == "forecast"
        assert told["laid"] == []
        assert {card["card"] for card in told["hand"]} == {"Turn", "Floor", "Move", "Shoot"}
        assert all(set(card) == CARD for card in told["hand"])
        assert await bob.refusal("plan", seat=0) == "not-yours"
        assert await ann.refusal("plan", seat=2) == "not-yours"
        assert await ann.refusal("plan", seat=7) == "unknown"
        await ann.play(0, "program Move")
        after = await ann.do("plan", seat=0)
        said = next(card for card in told["hand"] if card["card"] == "Move")
        assert after["laid"] == [{**said, "at": 0}]

    run(scenario())


def test_a_forecast_is_in_the_language_of_the_person_who_asks(server: FastServer) -> None:
    async def scenario() -> None:
        who = next(client for client in await join_table(server, THREE, ("Ann", "Bob", "Cleo")) if client.asked)
        seat = who.asked[0]
        english = await who.do("plan", seat=seat)
        await who.do("language", language="fr")
        french = await who.do("plan", seat=seat)
        assert [card["places"] for card in french["hand"]] == [card["places"] for card in english["hand"]]
        assert french["hand"] != english["hand"]

    run(scenario())


def test_a_host_can_switch_forecasts_off(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person("Ann")
        table = create_table(server, token, {**SUPER, "forecast": False}, seats=["me", "drifter", "drifter"])
        ann = await Client(server, token, table["id"]).connect()
        assert ann.table["config"]["forecast"] is False
        await ann.do("change", config={**SUPER, "forecast": True})
        await ann.do("change", config={**SUPER, "forecast": False})
        assert await ann.refusal("plan", seat=0) == "not-now"
        await ann.do("start")
        await ann.until(lambda: bool(ann.asked))
        assert await ann.refusal("plan", seat=0) == "not-now"

    run(scenario())


def test_there_is_no_forecast_for_a_seat_that_a_bot_plays(server: FastServer) -> None:
    async def scenario() -> None:
        ann, bob, *_ = await join_table(server, SUPER, ("Ann", "Bob", "bot:drifter"))
        await bob.do("stand", seat=1)
        assert await bob.refusal("plan", seat=1) == "not-now"
        assert (await ann.do("plan", seat=0))["hand"]

    run(scenario())


def test_a_forecast_is_computed_once_for_a_position() -> None:
    """However often a client asks."""
    setup = registry.title("super").setup(3, {})
    session = GameSession(setup, "0" * 64, 1)
    told = session.forecast(0, "en")
    assert session.forecast(0, "en") is told
    assert session.forecast(0, "fr") is not told
    session.play(0, session.game.legal(0)[0], True, 2)
    assert session.forecast(0, "en") != told
    session.take_back(0, 3)
    assert session.forecast(0, "en") == told


def test_views_contain_no_forecast() -> None:
    game = folsom.new_game("express", 3, 1)
    seat = game.to_act[0]
    assert isinstance(game.forecast(seat).hand[0], PlannedCard)
    assert "forecast" not in str(as_plain(game.view(seat)))
