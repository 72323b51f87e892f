"""What Horses & Stagecoach shows of itself."""

from folsom.express.box_interface import BoxInterface
from folsom.express.ground import FRONT
from folsom.express.horses.coach import coach_of, hostage_of
from folsom.express.state import State
from folsom.kernel.bits import count


class HorsesInterface(BoxInterface):
    """The Stagecoach, the Shotgun, Horses, Hostages and Whiskeys."""

    def audit(self, s: State) -> None:
        c = coach_of(s)
        horses = sum(c.horses >> 4 * rank & 15 for rank in range(s.ground.cars + FRONT + 2))
        assert horses + count(c.gone) <= s.bandit_count, "there are more Horses than bandits"
        assert not c.gone & ~s.here[s.ground.off], "who has escaped is on the train"
        taken = [hostage_of(c, who) for who in range(s.bandit_count) if hostage_of(c, who) >= 0]
        assert len(set(taken)) == len(taken), "a Hostage is taken twice"
        assert not any(c.left >> hostage & 1 for hostage in taken), "a Hostage is taken and waits"
        assert len(taken) + count(c.left) < s.bandit_count, "there are more Hostages than bandits less one"
        lying = sum(s.floor) | sum(b.loot for b in s.bandits)
        assert not c.half & ~(lying & c.flasks), "a half-full Whiskey is nowhere"
        assert c.old == -1 or c.flasks >> c.old & 1, "the Old Whiskey is no Whiskey"
        assert bool(s.spare & c.strongbox) == (not c.gun), "the Shotgun's Strongbox is not where he is"
