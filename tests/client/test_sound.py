"""Every sound of the page, rendered by a real Chromium: audible, not distorted, about as loud as the others."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools import page
from tools.visitor import started_chromium

# Samples at 48 kHz, and the loudness of the loudest tenth of a second, with low tones weighted as the ear hears them.
RENDER = """async (source) => {
  const rate = 48000;
  const { NOISES, gather, sound } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const heard = async (samples) => {
    const context = new OfflineAudioContext(1, samples.length, rate);
    const player = context.createBufferSource();
    player.buffer = context.createBuffer(1, samples.length, rate);
    player.buffer.copyToChannel(samples, 0);
    const ear = context.createBiquadFilter();
    [ear.type, ear.frequency.value, ear.Q.value] = ["highpass", 400, 0];
    player.connect(ear).connect(context.destination);
    player.start();
    return (await context.startRendering()).getChannelData(0);
  };
  const found = {};
  for (const noises of [...NOISES.map((noise) => [noise]), ["shot", "punch", "coin", "whistle", "rails"]]) {
    const context = new OfflineAudioContext(1, 2 * rate, rate);
    const band = gather(context);
    for (const noise of noises) sound(band, noise, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const last = samples.findLastIndex((one) => Math.abs(one) > peak / 100);
    const ear = await heard(samples);
    let most = 0;
    for (let from = 0; from + rate / 10 <= ear.length; from += rate / 100) {
      most = Math.max(most, ear.slice(from, from + rate / 10).reduce((sum, one) => sum + one * one, 0) / (rate / 10));
    }
    let crossings = 0;
    for (let n = 1; n < last; n++) crossings += samples[n - 1] < 0 !== samples[n] < 0 ? 1 : 0;
    found[noises.join(" ")] = [peak, last / rate, 10 * Math.log10(most), (crossings * rate) / (2 * last)];
  }
  return found;
}"""
# The same figures for the loudest bar of the tune, at full volume.
PLAY = """async (source) => {
  const rate = 48000;
  const { BAR, gather, playBar } = await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const context = new OfflineAudioContext(1, 5 * BAR * rate, rate);
  const band = gather(context);
  for (let bar = 0; bar < 4; bar++) playBar(band, 8 + bar, bar * BAR);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  let gaps = 0;
  for (let from = 0; from + rate < 4 * BAR * rate; from += rate / 2) {
    if (samples.slice(from, from + rate).every((one) => Math.abs(one) < 0.001)) gaps++;
  }
  return [peak, 10 * Math.log10(power), gaps];
}"""
TOGETHER = "shot punch coin whistle rails"


@dataclass(frozen=True)
class Heard:
    """The measurements of a sound."""

    peak: float  # 1 is as loud as a loudspeaker can be
    seconds: float
    loudness: float  # decibels
    pitch: float  # oscillations per second


def built(folder: Path, name: str) -> str:
    """A module of the page as one file."""
    source = folder / f"{name}.js"
    page.npm("exec", "--", "rolldown", str(Path("src", "stage", f"{name}.ts")), "--file", str(source))
    return source.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with started_chromium() as started:
        yield started


@pytest.fixture(scope="module")
def heard(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Heard]:
    source = built(tmp_path_factory.mktemp("sound"), "noises")
    found = browser.new_page().evaluate(RENDER, source)
    return {name: Heard(*figures) for name, figures in found.items()}


def test_every_sound_is_audible_and_none_drowns_the_others(heard: dict[str, Heard]) -> None:
    for name, one in heard.items():
        if name == "rails":
            assert -52 < one.loudness < -38, "they are always there"
        elif name != TOGETHER:
            assert -38 < one.loudness < -20, (name, one)


def test_no_sound_is_distorted(heard: dict[str, Heard]) -> None:
    """Not even when several are played at once."""
    assert TOGETHER in heard
    for name, one in heard.items():
        assert 0.02 < one.peak < 0.9, (name, one)


def test_sounds_are_short(heard: dict[str, Heard]) -> None:
    for name, one in heard.items():
        assert 0.1 < one.seconds < 1, (name, one)


def test_sounds_are_high_and_low_as_they_should_be(heard: dict[str, Heard]) -> None:
    dull = max(heard[name].pitch for name in ("thud", "punch", "rails"))
    assert dull < 900
    assert all(heard[name].pitch > dull for name in ("shot", "step", "hooves", "coin", "whistle", "card"))
    assert 1500 < heard["coin"].pitch < 2200
    assert heard["card"].pitch > 5000


def test_music_is_a_quiet_bed_without_holes(browser: Browser, tmp_path: Path) -> None:
    peak, loudness, gaps = browser.new_page().evaluate(PLAY, built(tmp_path, "music"))
    assert 0.05 < peak < 0.9
    assert -36 < loudness < -16
    assert gaps == 0
