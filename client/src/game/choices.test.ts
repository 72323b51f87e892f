import { describe, expect, it } from "vitest";

import type { ExpressOption, ExpressView, GameOption, SuperOption } from "../protocol";
import type { SeatGame } from "../state/table.svelte";
import { expressFixture, superFixture } from "../testing/fixtures";
import { choicesOf } from "./choices";

const { after: view } = expressFixture("base-plan");

function game(own: Partial<NonNullable<ExpressView["own"]>>, options: GameOption[], phase = view.phase): SeatGame {
  const seen = { ...view, phase, own: { ...view.own!, ...own } };
  return {
    seat: 0,
    version: 1,
    events: [],
    view: seen,
    question: "",
    options,
    back: false,
    clock: null,
    task: null,
    since: 0,
  };
}

let number = 0;
function option(verb: string, text: string, points: object): ExpressOption {
  return { verb, text, words: text, action: ++number, points } as ExpressOption;
}

describe("a hand", () => {
  it("matches options with its cards, and lists the others separately", () => {
    const play = option("plan", "play Move", { card: "Move" });
    const draw = option("plan", "draw", {});
    const { hand, others } = choicesOf(game({ hand: ["Move", "Fire"], bullets: ["neutral"] }, [play, draw]));
    expect(hand.map(({ card, open, asking }) => [card, open, asking])).toEqual([
      ["Move", play, "play Move"],
      ["Fire", null, "play Fire"],
      [null, null, "play Bullet neutral"],
    ]);
    expect(others).toEqual([draw]);
  });

  it("offers a card face up and face down if there is a choice", () => {
    const open = option("plan", "play Move", { card: "Move" });
    const hidden = option("plan", "play Move down", { card: "Move", face_down: true });
    const [move] = choicesOf(game({ hand: ["Move"], bullets: [] }, [open, hidden])).hand;
    expect([move!.open, move!.hidden]).toEqual([open, hidden]);
  });

  it("offers a card only face down in a Tunnel", () => {
    const hidden = option("plan", "play Move", { card: "Move", face_down: true });
    const [move] = choicesOf(game({ hand: ["Move"], bullets: [] }, [hidden])).hand;
    expect([move!.open, move!.hidden]).toEqual([null, hidden]);
  });

  it("distinguishes the cards of two bandits", () => {
    const doc = option("plan", "play Doc Move", { card: "Move", bandit: "Doc" });
    const tuco = option("plan", "play Tuco Move", { card: "Move", bandit: "Tuco" });
    const { hand } = choicesOf(game({ hand: ["Doc Move", "Tuco Move"], bullets: [] }, [tuco, doc]));
    expect(hand.map(({ bandit, open }) => [bandit, open])).toEqual([
      ["Doc", doc],
      ["Tuco", tuco],
    ]);
  });

  it("does not offer a kept card again", () => {
    const save = option("save", "save Move", { card: "Move" });
    const { hand } = choicesOf(game({ hand: ["Move", "Move"], bullets: [], kept: ["Move"] }, [save]));
    expect(hand.map(({ kept, open }) => [kept, open])).toEqual([
      [true, null],
      [false, save],
    ]);
  });

  it("chooses a Bullet by its colour", () => {
    const save = option("save", "save Bullet Doc", { colour: "Doc" });
    const { hand } = choicesOf(game({ hand: [], bullets: ["Doc", "neutral"] }, [save]));
    expect(hand.map(({ bandit, open }) => [bandit, open])).toEqual([
      ["Doc", save],
      ["neutral", null],
    ]);
  });

  it("shows cards to choose that are not in it, such as those of a deck", () => {
    const choose = option("choose", "choose Fire", { card: "Fire", bandit: "Doc" });
    const { hand, others } = choicesOf(game({ hand: [], bullets: [] }, [choose]));
    expect(hand.map(({ card, bandit, open, asking }) => [card, bandit, open, asking])).toEqual([
      ["Fire", "Doc", choose, "choose Fire"],
    ]);
    expect(others).toEqual([]);
  });

  it("is hidden while plans are carried out, unless a question asks for a card", () => {
    const move = option("move", "move 1 inside", { place: 2, car: 1, floor: "inside" });
    const away = choicesOf(game({ hand: ["Move"], bullets: [] }, [move], "stealin'"));
    expect([away.cards, away.hand.length, away.others]).toEqual([[], 1, [move]]);
    const cover = option("cover", "cover Move", { card: "Move" });
    expect(choicesOf(game({ hand: ["Move"], bullets: [] }, [cover], "stealin'")).cards).toHaveLength(1);
  });

  it("of Colt Super Express is a programme", () => {
    const { after } = superFixture("super-three");
    const program = {
      verb: "program",
      text: "program Move",
      words: "",
      action: 1,
      points: { card: "Move", number: 1 },
    };
    const options = [program as SuperOption];
    const seen = { ...after, own: { programme: [], hand: ["Move", "Turn"] } };
    const made = choicesOf({ ...game({}, options), view: seen });
    expect(made.hand.map(({ card, open }) => [card, open !== null])).toEqual([
      ["Move", true],
      ["Turn", false],
    ]);
  });
});
