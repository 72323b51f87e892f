"""Cards and Bullets in words, for pictures."""

from folsom.interface.words import Catalogue


def kind_word(card: str, words: Catalogue) -> str:
    key = {"Robbery": "rob"}.get(card, card.lower().replace("+", "-plus"))
    return words(f"card.{key}")


def bullets_text(bullets: tuple[str, ...], words: Catalogue) -> str:
    return ", ".join(words("bullet.neutral") if b == "neutral" else words("bullet.of", bandit=b) for b in bullets)


def cards_text(hand: tuple[str, ...], bullets: tuple[str, ...], words: Catalogue) -> str:
    cards = [f"{' '.join(card.split()[:-1])} {kind_word(card.split()[-1], words)}".strip() for card in hand]
    return ", ".join([*cards, *([bullets_text(bullets, words)] if bullets else [])]) or words("picture.none")
