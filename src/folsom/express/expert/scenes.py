"""The Expert variant in scenes."""

from folsom.express.box_scenes import BoxScenes


class ExpertScenes(BoxScenes):
    """EXPERT-3: the question of which cards to keep, and the step that asks it."""

    keeping = ("keep", "hold")
