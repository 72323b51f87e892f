"""The kinds of loot tokens of the base game."""

from folsom.express.interface.token_kinds import TokenKind

TOKEN_KINDS = [TokenKind("purse", "P"), TokenKind("jewel", "J"), TokenKind("strongbox", "S")]
