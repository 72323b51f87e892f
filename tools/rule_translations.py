"""Lists translated rules that are out of date: their English text has changed since they were translated.

python -m tools.rule_translations                 lists them
python -m tools.rule_translations ID [ID ...]     notes that these are translated as they stand now
python -m tools.rule_translations --all           notes it of every rule
"""

import hashlib
import json
import sys
from collections.abc import Sequence

from folsom import rulebook
from tools.client_rules import PAGES, translated
from tools.client_words import languages

NOTED = PAGES / "translated.json"  # by language: the digest of the English text from which a rule was translated


def digests() -> dict[str, str]:
    return {rule.id: hashlib.blake2b(rule.text.encode(), digest_size=4).hexdigest() for rule in rulebook.rules()}


def noted() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    return found


def out_of_date() -> list[str]:
    """The language and number of each rule that is out of date."""
    english, known, found = digests(), noted(), list[str]()
    for language in languages():
        if language == "en":
            continue
        rows = {number for page in rulebook.PAGES for number in (translated(language, page) or ("", {}))[1]}
        for number, digest in english.items():
            if number not in rows or known.get(language, {}).get(number) != digest:
                found.append(f"{language} {number}")
    return found


def note(numbers: Sequence[str]) -> None:
    english, known = digests(), noted()
    unknown = [number for number in numbers if number not in english]
    if unknown:
        raise SystemExit(f"There is no rule {', '.join(unknown)}.")
    for language in languages():
        if language != "en":
            known[language] = {
                number: digest if number in numbers else known.get(language, {}).get(number, "")
                for number, digest in english.items()
            }
    NOTED.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if wanted:
        note(list(digests()) if wanted == ["--all"] else wanted)
    print("\n".join(out_of_date()) or "All translated rules are up to date.")
