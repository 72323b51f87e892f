// Poses of figures: the cardboard turns edge-on, and shows another drawing when it turns back.
import type { Pose } from "../train/doll";
import type { Clock } from "./clock";
import type { Side, Theatre } from "./theatre";

interface Show {
  readonly theatre: Theatre;
  readonly clock: Clock;
}

const AWAY = 80; // milliseconds until the card is seen edge-on
const BACK = 100;
export const TURN = AWAY + BACK;
const HAT = 300;

/** The direction of a figure that looks from one spot to another. */
export function sideOf(from: { readonly x: number }, to: { readonly x: number }): Side {
  return to.x >= from.x ? "right" : "left";
}

/** Changes to a pose; `null` is the default pose. */
export async function strike({ theatre, clock }: Show, id: string, pose: Pose | null, toward: Side): Promise<void> {
  const card = theatre.node(id)?.querySelector(".pose");
  const posture = pose && { pose, toward };
  if (!card) return theatre.pose(id, posture);
  const [flat, edge] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  await clock.animate(card, [flat, edge], { duration: AWAY, easing: "ease-in", fill: "forwards" });
  await theatre.pose(id, posture);
  const frames = [
    { ...edge, easing: "ease-out" },
    { transform: "scaleX(1.06) rotate(3deg)", offset: 0.7 },
    { transform: "scaleX(1.02) rotate(-1.5deg)", offset: 0.85 },
    flat,
  ];
  await clock.animate(card, frames, { duration: BACK });
}

/** Back to the default pose; a hat in the air lands first. */
export async function recover(show: Show, id: string): Promise<void> {
  await throwHat(show, id, true);
  await strike(show, id, null, "right");
}

/** Hit from one side: the figure turns, and the hat flies. */
export async function reel(show: Show, id: string, from: Side): Promise<void> {
  await strike(show, id, "hit", from);
  await throwHat(show, id, false);
}

async function throwHat({ theatre, clock }: Show, id: string, back: boolean): Promise<void> {
  const hat = theatre.node(id)?.querySelector(".hat");
  if (!hat) return;
  const frames: Keyframe[] = [
    { transform: "translate(16px, 22px) rotate(40deg)" },
    { transform: "translate(9px, -16px) rotate(-60deg)", easing: "ease-in" },
    { transform: "translate(0, 0) rotate(0)" },
  ];
  const timing = { duration: back ? HAT * 0.6 : HAT, easing: "ease-out", fill: "both" } as const;
  await clock.animate(hat, back ? [frames[2]!, frames[0]!] : frames, timing);
}
