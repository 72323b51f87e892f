// Deadly Fall: a hat blows off the last roof and tumbles to the ground, and vultures circle.
import { withCutouts } from "../../../stage/cutouts";
import type { Cutout } from "../../../stage/cutouts";
import { DUST, burst } from "../../../stage/effects";
import { show } from "../../../stage/ensemble";
import { pose, tumble } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";

const HAT: Cutout = { edged: true, parts: [{ use: "fall-hat" }] };
const VULTURE: Cutout = { parts: [{ use: "fall-vulture" }] };

export const deadlyFall: Scene<Round> = {
  noise: "gust",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, sound } = act;
      const { k, top, rail, cars } = theatre.layout();
      const last = cars.reduce((rear, car) => (car.x < rear.x ? car : rear));
      theatre.reveal(last.x);
      const roof = { x: last.x + 70, y: top, s: 1.2 };
      const ground = { x: last.x + 10, y: rail + 14, s: 1 };
      for (const n of [0, 1, 2]) {
        const circle = [0, 1, 2, 3, 4, 5, 6].map((step) => {
          const angle = (step / 6 + n / 3) * Math.PI * 2;
          const at = { x: last.x + 150 + Math.cos(angle) * 90, y: top - 70 + Math.sin(angle) * 26, s: 0.55 + n * 0.12 };
          return { transform: pose(at, k, Math.sin(angle) * 12), opacity: step % 6 ? 1 : 0 };
        });
        void show(act, hang(VULTURE, roof), circle, { duration: 2000, delay: n * 80 });
      }
      await clock.wait(350);
      const hat = hang(HAT, roof);
      await clock.animate(hat, tumble(roof, ground, k, -1.5), { duration: 1000, fill: "both" });
      hat.remove();
      sound.play("thud");
      void burst(act, DUST, ground.x, ground.y - 6, 600);
      await clock.wait(650);
      await act.put();
    }),
};
