// The paper dolls of Colt Express: their colours and poses.
import type { Doll } from "../../../train/doll";

const belle: Doll = {
  tints: {
    hair: "#6b2a1d",
    skin: "#f0c8a2",
    shade: "#d39a76",
    hand: "#f3b6cb",
    sleeve: "#7d3b7d",
    farSleeve: "#5d2a62",
    cuff: "#f3b6cb",
    trousers: "#fbe3ea",
    farTrousers: "#e3b7c8",
    boots: "#4a2050",
  },
  poses: {
    idle: "32,57,0 R-4,0 L4,0 coat A-70,-160,f torso H2 a52,-46,f",
    gun: "29,57,-6 coat A-92,-90,g torso H4 a60,130,f",
    punch: "30,57,10 L24,20 R-26,0 flying A-88,-90,p torso H2 a50,0,f",
    rob: "30,62,20 L30,60 coat@0,-2,-14 A-64,-44,o torso H10 a90,70,f+s",
    run: "33,53,10 dust@0,0 L60,100 flying R-74,-16 A-40,-120,o torso H-4 a40,-10,f",
    hit: "36,58,-20 R-62,-40 L8,10 coat@0,0,16 A-150,-120,o torso X-20 a112,140,o K-18,-42,-38",
  },
  dress: { behind: "coat", before: "" },
};

const cheyenne: Doll = {
  hair: "none",
  tints: {
    skin: "#b5764c",
    shade: "#96592f",
    hand: "#b5764c",
    sleeve: "#d2a566",
    farSleeve: "#a87f49",
    cuff: "#c9542f",
    trousers: "#8a6038",
    farTrousers: "#6b4a2b",
    boots: "#5b3a24",
  },
  poses: {
    idle: "31,58,2 braid@10,-22,-6 R-22,2 L20,4 A-44,-24,f a50,14,f torso braid@-9,-22,6 H0",
    gun: "25,63,-8 braid@-8,-26,60 R-76,4 L62,68 A-88,-90,g a104,96,o torso braid@-9,-22,36 H4",
    punch: "33,46,22 dust@10,-2 braid@-8,-24,100 L70,112 R-34,30 a60,20,f flying braid@-9,-20,78 A-84,-90,p H-10",
    rob: "26,67,34 braid@-4,-26,64 R-100,10 L40,86 A-66,-58,o flying braid@-8,-20,44 H-10 a104,70,f+s",
    run: "33,52,24 dust@4,0 braid@-8,-24,100 L82,96 R-80,-34 A-60,-110,f flying@0,0,4 a84,40,f braid@-9,-20,80 H-14",
    hit: "36,58,-30 braid@4,-26,-70 R-60,-20 L14,30 A-140,-120,o a70,120,o flying@0,0,30 braid@-9,-22,10 X-30 K-10,-38,-50",
  },
  dress: { behind: "braid@-9,-24,30", before: "braid@-9,-22,14" },
};

const django: Doll = {
  tints: {
    hair: "#2c2021",
    skin: "#c98f63",
    shade: "#9c6540",
    hand: "#d09a6e",
    sleeve: "#39323a",
    farSleeve: "#211c20",
    cuff: "#5b5158",
    trousers: "#4c4347",
    farTrousers: "#383135",
    boots: "#171315",
  },
  poses: {
    idle: "32,57,0 coat R-10,-2 L10,2 torso closed A-34,20,f a34,-20,f scarf H2",
    gun: "27,58,-6 flying@0,0,-6 R-34,4 L26,16 A-60,-90,g torso a10,-82,o scarf H6",
    punch: "30,58,14 flying@0,0,10 R-48,0 L40,26 a70,20,f torso A-80,-88,p scarf H4",
    rob: "31,66,12 flying@2,2,14 R-84,2 L2,84 torso A-70,-40,o a94,60,f+s scarf H0",
    run: "34,55,16 dust@-6,0 flying@0,0,8 L62,74 R-58,-14 A-50,-96,f torso a70,10,f scarf H-4",
    hit: "37,58,-26 flying@4,0,46 R-60,-40 L12,16 A-120,-140,o torso a100,120,o scarf X-26 K-16,-42,-44",
  },
  dress: { behind: "flying", before: "scarf" },
};

const doc: Doll = {
  hair: "own",
  tints: {
    skin: "#edc5a0",
    shade: "#cf9f79",
    hand: "#edc5a0",
    sleeve: "#3878ab",
    farSleeve: "#1f4a73",
    cuff: "#f0dfbd",
    trousers: "#6d6f7a",
    farTrousers: "#565864",
    boots: "#262b35",
  },
  poses: {
    idle: "32,57,0 coat R-5,0 L5,0 A-50,-165,f torso H-2 a18,4,f+m",
    gun: "27,57,-10 coat R-10,0 L14,4 A-92,-90,g torso H-14 a150,-160,o",
    punch: "31,57,-4 coat L6,2 R-78,6 torso A-88,-92,p H-6 a10,-150,f",
    rob: "25,56,46 flying@0,0,66 R0,0 L8,4 A-44,-30,o torso H-4 a84,50,f+s",
    run: "30,56,8 dust@-6,0 flying L50,110 R-86,-4 torso H-4 A-108,-172,f a70,40,f+m",
    hit: "36,58,-26 flying@2,0,30 R-62,-30 L10,16 A-110,-150,o torso a110,150,o X-34 K-16,-42,-40 eyes@20,-34,40",
  },
  dress: { behind: "coat", before: "" },
};

const ghost: Doll = {
  mouth: "none",
  tints: {
    hair: "#d9d4c8",
    skin: "#f1e4d6",
    shade: "#3f4f57",
    hand: "#f1e4d6",
    sleeve: "#f8f5ee",
    farSleeve: "#d3d6d3",
    cuff: "#5e6d73",
    trousers: "#8b9497",
    farTrousers: "#6f7a7e",
    boots: "#49545a",
  },
  poses: {
    idle: "32,57,0 coat R-4,0 L4,0 torso closed capelet H3",
    gun: "30,57,-1 coat R-9,-2 L10,4 A-90,-91,g torso a44,-24,f capelet H3",
    punch: "31,57,5 coat@0,0,2 R-24,-4 L22,14 a50,10,f torso A-87,-91,p capelet H2",
    rob: "31,66,10 coat@0,-8,-2 R-82,4 L4,82 torso A-70,-40,o a96,60,f+s capelet H8",
    run: "33,55,14 dust@-6,0 flying@0,0,2 L58,84 R-52,-4 A-40,-80,f torso a58,20,f capelet H-2",
    hit: "35,58,-24 flying@4,2,40 R-58,-36 L14,18 A-128,-150,o torso a100,130,o capelet X-30 K-14,-44,-46",
  },
  dress: { behind: "flying", before: "capelet" },
};

const tuco: Doll = {
  hair: "own",
  mouth: "own",
  broad: true,
  tints: {
    skin: "#d49a68",
    shade: "#9a623c",
    hand: "#d49a68",
    sleeve: "#a82e26",
    farSleeve: "#7e1f1c",
    cuff: "#e07a45",
    trousers: "#5d3a24",
    farTrousers: "#452a1b",
    boots: "#2c1b16",
  },
  poses: {
    idle: "32,66,0 R-6,0 L6,0 A-24,10,f torso H0 a24,-10,f",
    gun: "29,66,-6 R-26,-6 L26,10 A-84,-90,g torso H4 a40,-50,f",
    punch: "30,65,14 L44,30 R-50,0 a80,40,f torso A-80,-88,p H2",
    rob: "29,68,16 R-70,0 L30,60 A-74,-44,o torso H4 a90,60,f+s",
    run: "33,64,12 dust@-6,0 L60,96 R-64,-14 A-70,-110,f torso H-4 a80,40,f",
    hit: "36,66,-26 R-84,-70 L-40,-10 A-130,-150,o torso a110,140,o X-24 K-20,-40,-34",
  },
  dress: { behind: "", before: "" },
};

const marshal: Doll = {
  mouth: "own",
  tints: {
    hair: "#8f5a34",
    skin: "#e0ab7d",
    shade: "#b97f55",
    hand: "#e0ab7d",
    sleeve: "#efe3cb",
    farSleeve: "#c9b896",
    cuff: "#7a2a22",
    trousers: "#3a3436",
    farTrousers: "#2a2527",
    boots: "#171212",
  },
  poses: {
    idle: "32,57,0 R-16,-4 L16,4 A-60,40,f a60,-40,f torso H0",
    gun: "28,57,-2 R-18,-4 L18,8 A-90,-90,g torso H0 a50,-50,f",
    punch: "30,57,10 R-40,-2 L36,24 a60,0,f torso A-86,-90,p H0",
    rob: "31,64,12 R-80,4 L10,80 torso A-70,-40,o a94,60,f+s H2",
    run: "32,55,6 dust@-8,0 L48,60 R-50,-16 A-92,-90,n torso a60,10,f H0",
    hit: "36,58,-24 R-58,-36 L12,16 A-120,-150,o torso a100,130,o X-26 K-16,-42,-40",
  },
};

export const dolls: Readonly<Record<string, Doll>> = { belle, cheyenne, django, doc, ghost, tuco, marshal };
