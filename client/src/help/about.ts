// The texts of help bubbles: what a thing on the table is and does.  Things are named like `card:Move` or `loot:purse:250`.
import { cardIcon, cardName } from "../art/cards";
import type { IconName } from "../art/icons";
import { lootIcon, lootName, lootWords } from "../art/loot";
import { turnIcon, turnName } from "../art/turns";
import { boxesOf, firstOf } from "../boxes";
import type { AboutFigure, AboutKind } from "../boxes/box";
import { absence, standing } from "../game/view-summary";
import { isExpress, type View } from "../protocol";
import { called, power } from "../train/look";
import { count, fill, words } from "../words";
import { capital, found, type Family } from "../words/catalogue";

export interface About {
  readonly title: string;
  readonly text: string;
  readonly now: string | null; // the current state, such as Bullets left
  readonly rule: string | null;
  readonly icon: IconName | null;
}

type Texts = Readonly<Partial<Record<AboutKind, Family>>>;

const TEXTS: Readonly<Record<"express" | "super", Texts>> = {
  express: {
    card: "express:about.card.*",
    turn: "express:about.turn.*",
    event: "express:event.event.*",
    loot: "express:about.loot.*",
    figure: "express:about.figure.*",
    number: "express:about.number.*",
  },
  super: {
    card: "super:about.card.*",
    loot: "super:about.loot.*",
    figure: "super:about.figure.*",
    number: "super:about.number.*",
  },
};
const NAMES = { express: "express:about.name.*", super: "super:about.name.*" } as const;

/** The help text for a thing, or null if it has none. */
export function about(thing: string, view: View): About | null {
  const [kind, name = "", more] = thing.split(":") as [AboutKind, string?, string?];
  const { game } = view.setup;
  const text = textOf(kind, name, view);
  if (text === null) return null;
  return {
    title: titleOf(kind, name, text, view),
    text: kind === "event" ? afterName(text) : capital(text),
    now: nowOf(kind, name, more, view),
    rule:
      figureOf(kind, name, view)?.rule ??
      ruleOf(game, kind, name) ??
      (kind === "figure" ? ruleOf(game, kind, "bandit") : null),
    icon: iconOf(kind, name),
  };
}

/** The rule that explains a thing. */
export function ruleOf(game: View["setup"]["game"], kind: AboutKind, name: string): string | null {
  for (const box of boxesOf(game)) {
    const rule = box.rules?.[kind]?.[name];
    if (rule) return rule;
  }
  return null;
}

/** The icon of the thing that a rule explains, if it has one. */
export function iconOfRule(rule: string): IconName | null {
  for (const { rules } of [...boxesOf("express"), ...boxesOf("super")]) {
    for (const [kind, names] of Object.entries(rules ?? {})) {
      const name = Object.keys(names).find((one) => names[one] === rule);
      if (name) return iconOf(kind as AboutKind, name);
    }
  }
  return null;
}

function textOf(kind: AboutKind, name: string, view: View): string | null {
  const family = TEXTS[view.setup.game][kind];
  if (!family) return null;
  const text = figureOf(kind, name, view)?.text ?? found(family, name);
  if (text !== null || kind !== "figure") return text;
  return isExpress(view) ? power(name, view.setup.options.printing) || null : found(family, "bandit");
}

/** The text that a box has about a figure. */
function figureOf(kind: AboutKind, name: string, view: View): AboutFigure | null {
  return kind === "figure" && isExpress(view) ? firstOf((box) => box.about?.(name, view)) : null;
}

function titleOf(kind: AboutKind, name: string, text: string, view: View): string {
  switch (kind) {
    case "card":
      return name === "Bullet" ? words().game.bullet : cardName(name);
    case "turn":
      return turnName(name);
    case "event":
      return NAMED.exec(text)?.[1] ?? text;
    case "loot":
      return lootName(name);
    case "figure":
      return figureOf(kind, name, view)?.title ?? capital(found("express:about.name.*", name) ?? called(name));
    case "number":
      return found(NAMES[view.setup.game], name) ?? name;
  }
}

/** The text of an event begins with its name. */
const NAMED = /^(.+?)(?:\s?: |(?<=!) )(.+)$/u;

function afterName(text: string): string {
  return capital(NAMED.exec(text)?.[2] ?? text);
}

function iconOf(kind: AboutKind, name: string): IconName | null {
  if (kind === "card") return name === "Bullet" ? "bullet" : cardIcon(name);
  if (kind === "turn") return turnIcon(name);
  if (kind === "loot") return lootIcon(name);
  if (kind === "event") return "marshal";
  return kind === "number" && name === "first" ? "lantern" : null;
}

function nowOf(kind: AboutKind, name: string, more: string | undefined, view: View): string | null {
  const t = words();
  if (kind === "card") return more === "no" ? capital(t.game.cannot) : null;
  if (kind === "loot") {
    const value = more ? Number(more) : null;
    return isExpress(view) && value !== null ? lootWords({ token: -1, kind: name, value, half: false }) : null;
  }
  if (kind !== "figure" || !isExpress(view)) return null;
  const bandit = view.bandits.find((one) => one.name === name);
  if (!bandit) return name === "Marshal" ? fill(t.train.bullets, { number: view.neutral }) : null;
  const lines = [
    absence(view, name),
    standing(view, bandit.seat).words,
    count(t.game.bullets, bandit.bullets),
    count(t.game.received, bandit.received),
  ];
  return lines.filter((line) => line !== null).join(" · ");
}
