// The paper doll of Mei.
import type { Doll } from "../../../train/doll";

const mei: Doll = {
  hair: "none",
  tints: {
    skin: "#eac095",
    shade: "#c99668",
    hand: "#eac095",
    sleeve: "#d9822a",
    farSleeve: "#a85a17",
    cuff: "#9c3526",
    trousers: "#5c3226",
    farTrousers: "#432219",
    boots: "#2f1c1b",
  },
  poses: {
    idle: "31,57,0 braid@-7,-28,-10 R-96,30 L0,0 A-120,-160,o torso a110,170,o sash H4 braid@-7,-20,-30",
    gun: "31,57,26 braid@-7,-28,6 sash@0,-2,10 L92,96 R-2,0 A-90,-90,g torso a118,104,o H0 braid@-7,-20,-8",
    punch: "25,65,8 braid@-7,-28,0 sash L72,78 R-78,4 a134,-150,o torso A-88,-90,p H2 braid@-7,-20,-20",
    rob: "32,70,12 braid@-7,-28,10 L86,90 R-86,-90 torso A-104,-84,o a112,84,f+s H4 braid@-7,-20,-10",
    run: "32,56,16 dust@6,1 braid@-7,-28,2 sash L96,88 R-94,-76 A-70,-120,o torso a110,80,o H-12 braid@-7,-20,-14",
    hit: "36,57,-34 braid@-6,-26,70 sash@0,0,60 R-64,-30 L10,20 A-120,-160,o torso a140,120,o X-40 K-12,-36,-50 braid@-7,-20,50",
  },
  dress: { behind: "braid@-7,-28,0", before: "braid@-7,-20,-20" },
};

export const dolls: Readonly<Record<string, Doll>> = { mei };
