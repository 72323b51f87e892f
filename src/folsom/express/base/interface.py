"""What the base game shows of itself."""

from folsom.express.box_interface import BoxInterface


class BaseInterface(BoxInterface):
    """The train, the bandits, their cards and their loot."""
