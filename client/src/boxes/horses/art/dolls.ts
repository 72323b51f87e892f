// The paper doll of the Shotgun.
import type { Doll } from "../../../train/doll";

const shotgun: Doll = {
  tints: {
    hair: "#8e4a23",
    skin: "#b57b52",
    shade: "#8f5a38",
    hand: "#b57b52",
    sleeve: "#7c6042",
    farSleeve: "#5d4630",
    cuff: "#3b2a20",
    trousers: "#4a3d33",
    farTrousers: "#382d25",
    boots: "#251b17",
  },
  poses: {
    idle: "32,57,0 coat R-8,0 L8,0 torso rifle@2,-4,-42 A-20,-60,f a10,-50,f H0",
    gun: "27,57,-6 coat R-16,-2 L20,10 torso rifle@16,-13,0 A-30,-80,f a-10,-84,f H4",
    run: "33,55,12 dust@-8,0 flying L56,80 R-52,-10 torso rifle@4,-9,-16 A-20,-80,f a10,-70,f H-4",
    hit: "36,58,-24 flying@2,0,40 R-58,-36 L12,16 rifle@26,-30,-70 A-130,-150,o torso a100,130,o X-26 K-16,-42,-40",
  },
};

export const dolls: Readonly<Record<string, Doll>> = { shotgun };
