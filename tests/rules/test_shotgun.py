"""The Shotgun: harmless on the Stagecoach, and punched off it."""

from tests.rules import rule
from tests.rules.drawn import closing, stealing

FELLED = "Doc punches the Shotgun off the Stagecoach: his Strongbox is free, and he lands on the train."


@rule("GUN-1")
def test_on_the_stagecoach_the_shotgun_harms_nobody() -> None:
    scene = stealing("""
        express boxes=horses
        roof   . | Belle | Ghost | . | .
        inside . | .     | .     | . | Marshal
        coach 1
        coach-roof Shotgun Doc
        coach-inside Tuco[Banker]
        pile Doc: Move, Ghost: Move, Tuco: Floor
        """)
    scene.play("Doc", "move 2 roof")
    scene.play("Ghost", "move coach roof")
    scene.shows("""
        roof   . | Belle | Doc | . | .
        inside . | .     | .   | . | Marshal
        coach-roof Shotgun S Ghost Tuco[Banker]
        """)
    assert scene.line("neutral") == "16"


@rule("GUN-1", "ROB-2")
def test_the_shotguns_strongbox_cannot_be_robbed_while_he_sits_on_it() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | . | Ghost | .
        inside Marshal | . | Tuco  | .
        coach 1
        coach-roof Shotgun S Doc
        pile Doc: Robbery
        """)
    scene.shows("coach-roof Shotgun S Doc")
    assert scene.all_told() == ["Doc: Robbery.", "Doc finds nothing to rob."]


@rule("GUN-1", "GUN-2")
def test_another_strongbox_next_to_the_shotgun_can_be_robbed_but_his_only_when_he_is_gone() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | . | Ghost | .
        inside Marshal | . | Tuco  | .
        coach 1
        coach-roof Shotgun S#3 S#1 J Doc
        pile Doc: Robbery, Doc: Punch, Doc: Robbery
        """)
    assert scene.offers("Doc") == ["rob J1", "rob S1"]
    assert scene.refuses("Doc", "rob S3") == "ROB-2"
    scene.play("Doc", "rob S1")
    assert scene.offers("Doc") == ["rob J1", "rob S3"]
    scene.play("Doc", "rob S3")
    scene.shows("""
        roof   .       | Shotgun | Ghost | .
        inside Marshal | .       | Tuco  | .
        coach-roof Doc[S S] J
        """)


@rule("GUN-1", "EVENT-TAKEALL")
def test_take_it_all_brings_the_second_strongbox_never_the_shotguns() -> None:
    scene = closing("""
        express boxes=horses
        roof   .         | . | Ghost | .
        inside Marshal S | . | Tuco  | .
        off S
        coach 1
        coach-roof Shotgun Doc
        round 1 Take It All!
        """)
    scene.shows("inside Marshal S S | . | Tuco | .\noff .\ncoach-roof Shotgun S Doc")


@rule("GUN-2", "ACT-2", "PUNCH-1")
def test_a_bandit_alone_with_the_shotgun_must_punch_him_and_chooses_nothing_else() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .    | .
        inside Marshal | Ghost | Tuco | .
        coach 2
        coach-roof Shotgun Doc[P300 J]
        pile Doc: Punch
        """)
    assert scene.asked() == []
    scene.shows("""
        roof   .       | .     | Shotgun | .
        inside Marshal | Ghost | Tuco    | .
        coach-roof S Doc[P300 J]
        """)
    assert scene.all_told() == ["Doc: Punch.", FELLED]


@rule("GUN-2", "CHEYENNE-1")
def test_cheyenne_does_not_take_the_shotguns_strongbox() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .    | .
        inside Marshal | Ghost | Tuco | .
        coach 2
        coach-roof Shotgun Cheyenne
        pile Cheyenne: Punch
        """)
    assert scene.asked() == []
    scene.shows("coach-roof S Cheyenne")


@rule("GUN-2")
def test_in_company_the_shotgun_is_one_target_among_others() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Ghost | .    | .
        inside Marshal | .     | .    | .
        coach 2
        coach-roof Shotgun Doc Tuco[J]
        pile Doc: Punch, Tuco: Punch
        """)
    assert scene.offers("Doc") == ["punch Tuco", "punch Shotgun"]
    assert scene.refuses("Doc", "punch Ghost") == "PUNCH-1"
    scene.play("Doc", "punch Shotgun")
    scene.shows("""
        roof   .       | Ghost | Shotgun Doc | .
        inside Marshal | .     | .           | .
        coach-roof S Tuco[J]
        """)
    assert scene.asked() == ["Doc"]


@rule("GUN-2", "BELLE-1")
def test_belle_is_spared_while_the_shotgun_can_be_punched() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .    | .
        inside Marshal | Ghost | .    | .
        coach 2
        coach-roof Shotgun Doc Belle[J]
        pile Doc: Punch
        """)
    assert scene.all_told() == ["Doc: Punch.", FELLED]
    scene.shows("coach-roof S Doc Belle[J]")


@rule("GUN-2", "BELLE-1")
def test_with_the_shotgun_gone_belle_alone_is_punched_on_the_stagecoach() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | Shotgun | .
        inside Marshal | Ghost | .       | .
        coach-roof S Doc Belle
        pile Doc: Punch
        """)
    assert scene.asked() == ["Belle"]
    assert scene.offers("Belle") == ["flee 1 roof", "flee 3 roof"]
    assert scene.told(None)[1:] == [
        "Doc punches Belle.",
        "Belle lands on the roof of Second class (car 2).",
        "Belle is hit by a neutral Bullet.",
    ]


@rule("GUN-2", "HOST-POKER")
def test_with_the_poker_player_belle_may_be_chosen_instead_of_the_shotgun() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .    | .
        inside Marshal | Ghost | .    | .
        coach 2
        coach-roof Shotgun Doc Belle[PokerPlayer]
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Belle", "punch Shotgun"]


@rule("GUN-2", "HOST-TEACHER")
def test_a_bandit_with_the_teacher_does_not_punch_the_shotgun() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | .     | .    | .
        inside Marshal | Ghost | Tuco | .
        coach 2
        coach-roof Shotgun Doc[Teacher]
        pile Doc: Punch
        """)
    scene.shows("coach-roof Shotgun S Doc[Teacher]")


@rule("GUN-2", "PUNCH-1")
def test_the_shotgun_is_punched_only_from_the_roof_of_the_stagecoach_and_only_there() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Doc | .     | .
        inside Marshal | .   | Ghost | .
        coach 1
        coach-inside Tuco[Banker]
        pile Doc: Punch, Tuco: Punch
        """)
    assert scene.all_told() == ["Doc: Punch.", "Doc has nobody to punch.", "Tuco: Punch.", "Tuco has nobody to punch."]
    scene = stealing("""
        express boxes=horses
        roof   .       | Shotgun | .     | .
        inside Marshal | .       | Ghost | .
        coach-roof S Doc Tuco
        coach-inside .
        pile Doc: Punch
        """)
    assert scene.asked() == ["Tuco"]
    assert scene.told(None)[1] == "Doc punches Tuco."


@rule("GUN-2")
def test_punching_the_shotgun_elsewhere_is_refused_by_his_rule() -> None:
    scene = stealing("""
        express boxes=horses
        roof   .       | Doc Tuco Ghost | . | .
        inside Marshal | .              | . | .
        coach 1
        pile Doc: Punch
        """)
    assert scene.offers("Doc") == ["punch Tuco", "punch Ghost"]
    assert scene.refuses("Doc", "punch Shotgun") == "GUN-2"
