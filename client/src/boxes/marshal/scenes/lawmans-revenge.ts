// Marshal's Revenge, if somebody plays him: he stamps until his car shakes; his cane reaches everybody in and on it.
import { withCutouts } from "../../../stage/cutouts";
import { shake } from "../../../stage/ensemble";
import { tip } from "../../../stage/motion";
import type { Round, Scene } from "../../../stage/scene";
import { figureId } from "../../../train/piece";
import { takePurses } from "../../express/scenes/revenge";
import { MARSHAL } from "../view";

export const lawmansRevenge: Scene<Round> = {
  noise: "thud",
  gathers: (event) => event.kind === "lost",
  play: (act) =>
    withCutouts(act, async (hang) => {
      const { theatre, clock, before } = act;
      const marshal = before.get(figureId(MARSHAL));
      if (!marshal) return act.put();
      theatre.reveal(marshal.x);
      const node = theatre.node(marshal.id);
      if (node) void clock.animate(node, tip(marshal, theatre.layout().k, 12), { duration: 400 });
      shake(act, 5, 450);
      await clock.wait(450);
      await takePurses(act, hang, marshal);
    }),
};
