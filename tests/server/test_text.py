"""Names and chat in many scripts: readable text is accepted, invisible text refused."""

import pytest

from folsom.server.refusal import Refusal
from folsom.server.text import clean_name, clean_text
from tests.server.clients import Client, FastServer, create_table, run

NAMES = {
    "Arabic": "محمد الفاتح",
    "Arabic with its marks": "مُحَمَّد",
    "Armenian": "Արամ Խաչատրյան",
    "Bengali": "মৌসুমী ভট্টাচার্য",
    "Bengali with a joiner before the virama": "র\u200d্যাচেল",
    "Burmese": "အောင်ဆန်း",
    "Chinese": "李小龍",
    "Cyrillic": "Ольга Ёлкина",
    "Devanagari": "अनन्या",
    "Devanagari with a joiner": "क्\u200dष",
    "Ethiopic": "ሰላም ተስፋዬ",
    "Kannada with a joiner before the virama": "ರ\u200d್ಯಾಂಕ್",
    "Georgian": "ნინო",
    "Greek": "Ελένη Παπαδοπούλου",
    "Hawaiian": "ʻIolani",
    "Hebrew": "פינחס",
    "Hebrew with its points": "שָׁלוֹם",
    "Japanese": "さくら ドク",
    "Japanese with another form of an ideograph": "葛\U000e0100城",
    "Khmer": "សុខា",
    "Korean": "김민준",
    "Malayalam": "അവന്\u200dറെ",
    "Persian with ZWNJ": "علی\u200cرضا",
    "Polish": "Łukasz Żółć",
    "Sinhala with ZWJ": "ශ්\u200dරී",
    "Tamil": "கார்த்திக்",
    "Thai": "ศรีสุข ที่รัก",
    "Tibetan": "བསྟན་འཛིན",
    "Turkish": "İpek Çağlar",
    "Vietnamese": "Nguyễn Thị Ánh",
    "Yoruba": "Ọlátúńjí",
    "an apostrophe": "Seán O’Brien-Smith",
    "a family": "👨\u200d👩\u200d👧\u200d👦",
    "a profession with a skin tone": "👩🏽\u200d🚀",
    "a flag of joined emoji": "🏳\ufe0f\u200d🌈",
    "a flag of letters": "🇫🇷 Zoë",
    "a flag of tags": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "a keycap": "1\ufe0f\u20e3",
    "a heart": "❤\ufe0f",
}
UNREADABLE = {
    "nothing": "   ",
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "Ann\uffa0",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "Braille blank": "\u2800",
    "Mongolian vowel separator": "a\u180eb",
    "a joiner alone": "\u200d",
    "ZWJ between Latin letters": "A\u200dnn",
    "ZWNJ between Latin letters": "A\u200cnn",
    "ZWNJ at the end of a Persian word": "علی\u200c",
    "a missing object": "\ufffc",
    "a null notehead": "\U0001d159",
    "a joiner before a virama in another script": "\u0930\u200d\u094d\u092f",
    "an emoji joined to nothing": "👨\u200d",
    "a style without an emoji": "x\ufe0f",
    "tags without a flag": "a\U000e0067\U000e007f",
    "a turned line": "a\u202eb",
    "zero-width space": "a\u200bb",
    "word joiner": "a\u2060b",
    "soft hyphen": "a\u00adb",
    "combining grapheme joiner": "a\u034fb",
    "NUL": "a\x00b",
    "private use": "\ue000",
    "half of a surrogate pair": "\ud800",
    "unassigned": "\u0378",
    "stacked accents": "Z" + "".join(map(chr, range(0x300, 0x310))),
    "an accent twice": "e\u0301\u0301",
    "an accent on nothing": "\u0301",
    "an accent on a space": "a \u0301",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_real_names_are_kept_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert clean_text(f"{name}! {name}?") == f"{name}! {name}?"


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_unreadable_text_is_refused(text: str) -> None:
    for take in (clean_name, clean_text):
        with pytest.raises(Refusal) as refused:
            take(text)
        assert refused.value.code == "unreadable"


def test_the_length_of_a_name_counts_visible_characters() -> None:
    family = NAMES["a family"]
    assert clean_name(24 * family) == 24 * family
    assert clean_name(12 * "\u0915\u093f") == 12 * "कि"
    for longer in ("x" * 25, 25 * family):
        with pytest.raises(Refusal):
            clean_name(longer)


def test_names_are_normalized() -> None:
    assert clean_name("  Zoe\u0308   Quinn ") == "Zoë Quinn"
    assert (
        clean_text("\u1797\u17b6\u179f\u17b6\u200b\u1781\u17d2\u1798\u17c2\u179a") == "ភាសាខ្មែរ"
    )  # word breaks in Khmer


def test_names_and_chat_are_checked_by_the_server(server: FastServer) -> None:
    async def scenario() -> None:
        token = server.person(NAMES["a family"])
        ann = await Client(
            server, token, create_table(server, token, {"game": "express", "players": 3})["id"]
        ).connect()
        assert ann.table["chairs"][0]["name"] == NAMES["a family"]
        for said in NAMES.values():
            await ann.do("say", text=said)
        for wrong in ("\u3164", "\u2800", "\u115f", UNREADABLE["stacked accents"]):
            assert await ann.refusal("say", text=wrong) == "unreadable"
            answer = server.ask("POST", "/api/people", {"name": wrong})
            assert (answer.status, answer.json["code"]) == (422, "unreadable")
            assert server.ask("PATCH", "/api/people/me", {"name": wrong}, token).json["code"] == "unreadable"
        assert [line["text"] for line in ann.chat] == list(NAMES.values())

    run(scenario())
