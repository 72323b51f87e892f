"""Checks names and chat: only readable text, in any script.

The checks follow Unicode's recommendations:

- UAX #31 (contexts A1, A2 and B) says where the joiners ZWNJ and ZWJ are meaningful in Arabic and Indic scripts; the
  Unicode Standard (12.2, 12.8 and 13.2) adds a ZWJ before the virama in Bengali, Kannada and Sinhala;
- UTS #51 says which sequences are emoji: families, skin tones, keycaps, flags;
- UTS #39 (5.4) limits the marks on a letter: no more than four in a row, and none twice.

The space bar of Khmer keyboards writes zero-width spaces between words, also used in Lao, Burmese and Thai: they are
removed.  Every other invisible character is refused.
"""

import unicodedata

import regex

from folsom.server.refusal import Refusal

LONGEST_NAME = 24  # grapheme clusters: an emoji of seven code points is one
MOST_MARKS = 4

EMOJI = r"\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?"
CONJUNCT = r"\p{L}\p{M}*\p{ccc=9}[\p{M}--\p{ccc=0}]*"
# Sequences in which an invisible character is legitimate.
LEGITIMATE = regex.compile(
    rf"""
    (?:{EMOJI})(?:\u200D(?:{EMOJI}))+                                          # a family, a rainbow flag
    | \p{{Emoji}}[\uFE0E\uFE0F]\u20E3?                                         # text or emoji style, a keycap
    | \U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{{2,6}}\U000E007F  # the flag of Scotland
    | \p{{Han}}[\uFE00-\uFE02\U000E0100-\U000E01EF]                            # another form of an ideograph
    | (?<=[\p{{jt=L}}\p{{jt=D}}]\p{{jt=T}}*)\u200C(?=\p{{jt=T}}*[\p{{jt=R}}\p{{jt=D}}])
    | (?<={CONJUNCT})\u200C(?=[\p{{M}}--\p{{ccc=0}}]*\p{{L}})
    | (?<={CONJUNCT})\u200D(?!\p{{InSC=Vowel_Dependent}})
    | (?<=[\u09B0\u0CB0\u0D9A-\u0DC6])\u200D(?=\p{{ccc=9}}\p{{L}})
    """,
    regex.VERBOSE | regex.VERSION1,
)
INVISIBLE = regex.compile(
    r"[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}"
    r"[\p{Cf}--\p{Prepended_Concatenation_Mark}]"
    r"\u2800\uFFFC\U0001D159]",  # a Braille blank, a missing object and a null notehead, which count as symbols
    regex.VERSION1,
)
WORD_BREAK = regex.compile(
    r"(?<=[\p{Khmer}\p{Lao}\p{Myanmar}\p{Thai}])\u200B+(?=[\p{Khmer}\p{Lao}\p{Myanmar}\p{Thai}])"
)
MARKS = regex.compile(rf"[\p{{Mn}}\p{{Me}}]{{{MOST_MARKS + 1},}}|([\p{{Mn}}\p{{Me}}])\1")
BARE_MARK = regex.compile(r"(?:^|\s)\p{M}")
VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
CHARACTER = regex.compile(r"\X")


def clean_text(text: str) -> str:
    """The text with single spaces, in normal form; Refusal("unreadable") if it has invisible or stacked characters."""
    tidy = unicodedata.normalize("NFC", " ".join(WORD_BREAK.sub("", text).split()))
    plain = LEGITIMATE.sub("x", tidy)
    if found := INVISIBLE.search(plain):
        raise Refusal("unreadable", f"The character U+{ord(found[0]):04X} is invisible.")
    if MARKS.search(unicodedata.normalize("NFD", plain)):
        raise Refusal("unreadable", f"A letter can have at most {MOST_MARKS} marks, each only once.")
    if BARE_MARK.search(plain):
        raise Refusal("unreadable", "A mark needs a letter before it.")
    if not VISIBLE.search(plain):
        raise Refusal("unreadable", "The text has no visible characters.")
    return tidy


def clean_name(text: str) -> str:
    """A readable name of at most LONGEST_NAME characters."""
    name = clean_text(text)
    if len(CHARACTER.findall(name)) > LONGEST_NAME:
        raise Refusal("unreadable", f"A name can have at most {LONGEST_NAME} characters.")
    return name
