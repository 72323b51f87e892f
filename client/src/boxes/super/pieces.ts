// The pieces on a train of Colt Super Express: the order in the line and the direction of each figure matter.
import type { SuperBanditView, SuperView } from "../../protocol";
import { CEILING, EDGE, FIGURE, FLOOR, ROOF, stand } from "../../train/layout";
import type { Layout } from "../../train/layout";
import { Z, figureId, floorArea } from "../../train/piece";
import type { Piece } from "../../train/piece";

export function superPieces(view: SuperView, layout: Layout): Piece[] {
  return view.places.flatMap((place) => {
    const roof = place.floor === "roof";
    const box = floorArea(layout, place.car, place.floor);
    const foot = layout.top + (roof ? ROOF : FLOOR + 10);
    const tall = roof ? 116 : FLOOR + 10 - CEILING;
    const line = [...place.bandits].reverse(); // the front of the line is towards the Locomotive, on the right
    const spots = inLine(line.length, box.x, box.x + box.w, foot, tall);
    return line.flatMap((name, n): Piece[] => {
      const bandit = view.bandits.find((one) => one.name === name);
      const spot = spots[n]!;
      const lies = bandit?.stunned ?? false;
      const figure: Piece = {
        ...spot,
        s: lies && line.length > 2 ? spot.s * 0.84 : spot.s, // a figure lying down takes more room
        id: figureId(name),
        kind: "figure",
        name,
        z: spot.back ? Z.back : Z.figure,
        outside: roof,
        facing: bandit?.facing === "back" ? "back" : "forward",
        stunned: lies,
      };
      const aside = line.length > 3 ? 0 : (figure.facing === "back" ? 30 : -30) * spot.s;
      const y = layout.top + (roof ? ROOF + 14 : EDGE);
      return [figure, ...booty(bandit, figure.x + aside, y)];
    });
  });
}

/** A bandit's loot cards lie face up behind its feet, with their total value. */
function booty(bandit: SuperBanditView | undefined, x: number, y: number): Piece[] {
  if (!bandit?.loot.length) return [];
  const value = bandit.loot.reduce((sum, one) => sum + one, 0);
  const token = { token: -1, kind: "card", value, half: false };
  return [{ id: `loot:${bandit.name}`, kind: "token", token, x, y, s: 0.86, z: Z.token }];
}

/** A long line alternates between two rows; read from left to right, it still shows the order. */
function inLine(count: number, left: number, right: number, y: number, tall: number): ReturnType<typeof stand> {
  const easy = stand(count, left, right, y, tall);
  if (easy.every((spot) => !spot.back)) return easy;
  const s = Math.max(0.56, Math.min(0.74, (right - left) / (FIGURE.w * (1 + (count - 1) * 0.32))));
  const w = FIGURE.w * s;
  const pitch = (right - left - w) / (count - 1);
  return easy.map((_, n) => ({ x: left + w / 2 + n * pitch, y: y - (n % 2) * 38, s, back: n % 2 === 1 }));
}
