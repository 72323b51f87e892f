// Paper dolls: figures are composed of parts, and a pose is a line of text.
//
// A line begins with `x,y,lean` of the hip; the parts follow, from back to front:
//   R L  far and near leg: angles of thigh and shin      A a  far and near arm: upper arm, forearm, hand
//   H    head: its angle                                 X    the same, dazed and bareheaded
//   K    the hat in the air: x and y from the hip, angle
//   anything else is a part of that doll by its name, perhaps with `@x,y,angle`
// Angles are as seen: 0 hangs down, -90 points ahead (to the right), 90 behind, 180 up.
// Hands: f fist, p big fist, g revolver, o open, n pointing; +s with a sack of loot, +m with a doctor's bag.

export const POSES = ["idle", "gun", "punch", "rob", "run", "hit"] as const;
export type Pose = (typeof POSES)[number];

/** Only for busts, such as those on cards. */
export const BUSTS = ["climb", "ride", "point"] as const;
export type Bust = (typeof BUSTS)[number];

export function isBust(pose: Pose | Bust): pose is Bust {
  return (BUSTS as readonly string[]).includes(pose);
}

/** The colours of the parts that all dolls share. */
export interface Tints {
  readonly skin: string;
  readonly shade: string; // skin under a hat
  readonly hand: string;
  readonly hair?: string; // under a hat that has flown off
  readonly sleeve: string;
  readonly farSleeve: string;
  readonly cuff: string;
  readonly trousers: string;
  readonly farTrousers: string;
  readonly boots: string;
}

export interface Doll {
  readonly tints: Tints;
  readonly poses: Readonly<Partial<Record<Pose, string>> & Record<"idle", string>>;
  readonly dress?: { readonly behind: string; readonly before: string }; // of the arms, in a bust
  readonly broad?: true; // shoulders, limbs and hips
  readonly hair?: "own" | "none"; // under the hat; the shared drawing by default
  readonly mouth?: "own" | "none"; // wide open; the shared drawing by default
}

/** A rotation followed by a translation. */
export type Motion = readonly [cos: number, sin: number, x: number, y: number];

/** A part in its position; far limbs are darker. */
export interface Part {
  readonly shape: string; // its id
  readonly at: Motion;
  readonly far: boolean;
}

export interface Composed {
  readonly body: readonly Part[];
  readonly hat: Part | null; // in the air
}

const SLIM = { shoulder: 7, hip: 3, thigh: 10.5, neck: -18 };
const BROAD = { shoulder: 13, hip: 6.5, thigh: 6, neck: -17 };
const SHOULDER = -15; // above the hip
const FOREARM = 10; // from the shoulder
const HAND = 13; // from the elbow
const HANDS: Readonly<Record<string, string>> = { f: "fist", p: "punch", g: "gun", o: "open", n: "point" };
const HELD: Readonly<Record<string, string>> = { s: "sack", m: "bag" };
const SWINGING = new Set(["braid", "rifle"]); // their angles are as seen; other parts lean with the body

const numbers = (text: string): number[] => text.split(",").map(Number);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A translation to a point with a rotation in degrees. */
function to(x: number, y: number, degrees = 0): Motion {
  return [Math.cos(radians(degrees)), Math.sin(radians(degrees)), x, y];
}

/** The second motion inside the first, as a hand moves with its arm. */
function within([cos, sin, x, y]: Motion, [c, s, dx, dy]: Motion): Motion {
  return [cos * c - sin * s, sin * c + cos * s, cos * dx - sin * dy + x, sin * dx + cos * dy + y];
}

/** The parts of a doll in a pose; the ids of its own parts begin with `id`. */
export function compose(id: string, doll: Doll, line: string): Composed {
  const size = doll.broad ? BROAD : SLIM;
  const [start, ...tokens] = line.split(" ");
  const [x = 0, y = 0, lean = 0] = numbers(start!);
  const hip = to(x, y, lean);
  const upright = to(0, 0, -lean);
  const body: Part[] = [];
  let hat: Part | null = null;
  const shared = (name: string): string => `doll-${name}`;
  const limb = (name: string): string => shared(doll.broad ? `broad-${name}` : name);
  const part = (shape: string, at: Motion, far = false): Part => ({ shape, at: within(hip, at), far });

  function leg(far: boolean, [thigh = 0, shin = 0]: number[]): void {
    const at = to(far ? size.hip : -size.hip, 0, thigh - lean);
    body.push(part(limb("thigh"), at, far));
    body.push(part(limb("shin"), within(at, to(0, size.thigh, shin - thigh)), far));
  }

  function arm(far: boolean, [upper = "", fore = "", hand = ""]: string[]): void {
    const side = far ? size.shoulder : -size.shoulder;
    const [a, b] = [Number(upper), Number(fore)];
    const at = to(side, SHOULDER, a - lean);
    const elbow = within(at, to(0, FOREARM, b - a));
    const [grip = "f", thing] = hand.split("+");
    if (thing) {
      const [, , heldX, heldY] = within(elbow, to(0, HAND));
      body.push(part(shared(HELD[thing]!), to(heldX, heldY, -lean)));
    }
    body.push(part(limb("arm"), at, far));
    body.push(part(limb(HANDS[grip]!), elbow, far));
  }

  function head(angle: number, dazed: boolean): void {
    const at = to(1, size.neck, angle - lean);
    const feature = (name: "hair" | "mouth"): string[] => {
      if (doll[name] === "none") return [];
      return [doll[name] === "own" ? `${id}-${name}` : shared(name)];
    };
    const rest = dazed ? [...feature("hair"), shared("dazed"), ...feature("mouth")] : [`${id}-eyes`, `${id}-hat`];
    for (const href of [`${id}-head`, ...rest]) body.push(part(href, at));
  }

  for (const token of tokens) {
    const [kind, rest] = [token[0]!, token.slice(1)];
    if (/^[RL]-?\d/.test(token)) leg(kind === "R", numbers(rest));
    else if (/^[Aa]-?\d/.test(token)) arm(kind === "A", rest.split(","));
    else if (/^[HX]-?\d/.test(token)) head(Number(rest), kind === "X");
    else if (/^K-?\d/.test(token)) {
      const [dx = 0, dy = 0, angle = 0] = numbers(rest);
      hat = part(`${id}-hat`, within(upright, to(dx, dy, angle)));
    } else {
      const [name = "", where] = token.split("@");
      const [dx = 0, dy = 0, angle = 0] = where ? numbers(where) : [];
      if (name === "dust") body.push(part(shared(name), within(upright, to(dx - x, dy - y))));
      else body.push(part(`${id}-${name}`, to(dx, dy, SWINGING.has(name) ? angle - lean : angle)));
    }
  }
  return { body, hat };
}

/** The arms and the head of a bust. */
const GESTURES: Readonly<Record<Bust, readonly [hip: string, far: string, near: string, head: string]>> = {
  climb: ["26,58,4", "A-116,-140,f", "a-94,-124,f", "H-8"],
  ride: ["30,57,6", "A-40,-90,f", "a112,-160,o", "H0"],
  point: ["28,57,4", "A-92,-90,n", "a50,-50,f", "H0"],
};

/** The pose of a bust; `null` for dolls without one. */
export function bust({ dress }: Doll, what: Bust): string | null {
  if (!dress) return null;
  const [hip, far, near, head] = GESTURES[what];
  const { behind, before } = dress;
  const parts: Readonly<Record<Bust, readonly string[]>> = {
    climb: [behind, "L30,70", "R-60,10", "torso", before, head, far, near],
    ride: [behind, far, "torso", before, head, near],
    point: [behind, far, "torso", near, before, head],
  };
  return [hip, ...parts[what].filter(Boolean)].join(" ");
}
