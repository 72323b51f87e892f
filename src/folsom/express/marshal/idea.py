"""Brilliant Idea: escape, free somebody, or copy another bandit's card (MP-IDEA-1 to MP-IDEA-3)."""

from typing import Final

from folsom.express.codes import AIM, BY_CARD, CHOOSE, F_NOTHING, F_TOOK, FORBIDDEN, GO
from folsom.express.marshal.law import Law, law_of
from folsom.express.marshal.steps import F_COPIED, F_FREED, F_RESCUED, FREED, IDEA
from folsom.express.ops import Ask
from folsom.express.state import State
from folsom.kernel.bits import bit
from folsom.kernel.fast import i64

COPY: Final = 15  # as a choice; no Prisoner has this number


class Idea(Ask):
    """In the cell: a way out.  In or on the Prison car: whom to free.  Elsewhere there is nothing to choose."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        law = law_of(s)
        place = s.bandits[who].place
        corridor = 2 * s.ground.cars
        if place == law.cell:
            s.add(GO + corridor)
            s.add(GO + corridor + 1)
        elif place == corridor or place == corridor + 1:
            s.add_all(AIM, s.here[law.cell])
            s.add_all(CHOOSE, law.locked)
        if not s.offered:
            kind = card_to_copy(s, law, s.shown - 1, who)
            if kind >= 0:
                s.add(CHOOSE + COPY)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        if action == CHOOSE + COPY:
            copy_card(s, who)
        elif action >= CHOOSE:
            free_prisoner(s, who, action - CHOOSE)
        elif action >= AIM:
            rescue(s, who, action - AIM)
        else:
            s.put(who, action - GO, BY_CARD)


def card_to_copy(s: State, law: Law, before: i64, who: i64) -> i64:
    """MP-IDEA-3: the kind of the last card that another bandit resolved before a position of the pile; -1: none.

    A Brilliant Idea that copied counts as what it copied; any other is skipped.
    """
    k = before - 1
    while k >= 0:
        entry = s.pile[k]
        player = entry & 15
        kind = entry >> 4 & 15
        if player != who and s.is_bandit(player):
            if kind != IDEA:
                return kind
            if law.copied >> k & 1:
                return card_to_copy(s, law, k, player)
        k -= 1
    return -1


def copy_card(s: State, who: i64) -> None:
    """Resolve the copied card with the bandit's own power and Bullets; a card forbidden to the bandit has no effect."""
    law = law_of(s)
    at = s.shown - 1
    kind = card_to_copy(s, law, at, who)
    law.copied |= bit(at)
    s.report(F_COPIED, who, kind, 0)
    if s.bandits[who].barred >> kind & 1:
        s.report(F_NOTHING, who, kind, FORBIDDEN)
    else:
        s.push(s.rules.verbs[kind], who, 0)


def free_prisoner(s: State, who: i64, prisoner: i64) -> None:
    law = law_of(s)
    law.locked &= ~bit(prisoner)
    law.freed |= (who + 1) << 4 * prisoner
    s.empower(who)
    s.report(F_FREED, who, prisoner, 0)


def rescue(s: State, who: i64, victim: i64) -> None:
    """MP-IDEA-2: take one of the freed bandit's tokens unseen; then the freed bandit chooses where to go."""
    s.report(F_RESCUED, who, victim, 0)
    s.push(FREED, victim, 0)
    loot = s.bandits[victim].loot
    if loot:
        drawn = s.one_of(loot)
        s.gain(who, s.part(victim, mixed_with(s, loot, drawn), drawn), F_TOOK)


def mixed_with(s: State, loot: i64, token: i64) -> i64:
    """The tokens of a bandit among which one is mixed (COMP-6): those of its kind whose faces are not public."""
    if not s.rules.face_down >> token & 1 or s.public_faces >> token & 1:
        return bit(token)
    mask: i64 = 0
    for other in range(len(s.rules.tokens)):
        if loot >> other & 1 and s.rules.tokens[other] == s.rules.tokens[token]:
            mask |= bit(other)
    return mask & ~s.public_faces


class Freed(Ask):
    """MP-IDEA-2: the freed bandit chooses the corridor or the roof."""

    def offer(self, s: State, who: i64, x: i64) -> None:
        s.add(GO + 2 * s.ground.cars)
        s.add(GO + 2 * s.ground.cars + 1)

    def take(self, s: State, who: i64, x: i64, action: i64) -> None:
        s.put(who, action - GO, BY_CARD)
