"""Tokens and seats as written in scenes."""

from folsom.express.interface.names import bandit_name, token_name
from folsom.express.state import State


def drawn_token(s: State, number: int, holder: int = -1) -> str:
    """`P300#7(Doc,Belle)`: a Purse of $300, its label (P7), and the seats that know its face, except its holder's."""
    mark, known = s.rules.token_boxes[number].scenes.token(s, number)
    text = f"{mark}#{token_name(s, number)[1:]}"
    if known or not s.rules.face_down >> number & 1:
        return text
    knowers = [q for q in range(s.rules.seats) if s.seats[q].knows >> number & 1 and q != holder]
    if s.public_faces >> number & 1:
        return text + "(all)"
    return text + (f"({','.join(seat_word(s, q) for q in knowers)})" if knowers else "")


def seat_word(s: State, seat: int) -> str:
    """A seat by its first bandit, or by its number before bandits are chosen."""
    return bandit_name(s, s.seats[seat].first) if s.bandits[s.seats[seat].first].character >= 0 else str(seat + 1)
