// The bandits of Colt Express, and the Marshal.
import type { Look } from "../../train/look";
import { said } from "../../words/catalogue";

export const looks: Readonly<Record<string, Look>> = {
  Belle: {
    id: "belle",
    letter: "B",
    fill: "#8a3f86",
    text: "#fff",
  },
  Cheyenne: {
    id: "cheyenne",
    letter: "C",
    fill: "#2f6e49",
    text: "#fff",
    pattern: { image: "repeating-linear-gradient(135deg, #fff4 0 3px, #0000 3px 9px)" },
  },
  Django: {
    id: "django",
    letter: "DJ",
    fill: "#2b2529",
    text: "#fff",
    pattern: { image: "repeating-linear-gradient(90deg, #fff3 0 3px, #0000 3px 10px)" },
  },
  Doc: {
    id: "doc",
    letter: "DO",
    fill: "#24568a",
    text: "#fff",
    pattern: { image: "conic-gradient(from 90deg at 3px 3px, #0000 90deg, #fff4 0)", size: "12px 12px" },
  },
  Ghost: {
    id: "ghost",
    letter: "G",
    fill: "#eef0ec",
    text: "#22343b",
    pattern: {
      image: "repeating-linear-gradient(90deg, #22343b44 0 7px, #0000 7px 13px)",
      size: "100% 3px",
      repeat: "no-repeat",
      position: "0 50%",
    },
  },
  Tuco: {
    id: "tuco",
    letter: "T",
    fill: "#b23227",
    text: "#fff",
    pattern: { image: "repeating-linear-gradient(60deg, #fff3 0 3px, #0000 3px 11px)" },
  },
  Marshal: {
    id: "marshal",
    letter: "★",
    fill: "#1d4a50",
    text: "#f3c14f",
    neutral: true,
    called: () => said("express:card.marshal"),
  },
};
