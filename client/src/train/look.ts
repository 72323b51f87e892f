// How everybody looks: letter and silhouette tell who it is, colour only helps.

export interface Look {
  readonly id: string;
  readonly letter: string;
  readonly fill: string;
  readonly text: string;
}

const LOOKS: Record<string, Look> = {
  Belle: { id: "belle", letter: "B", fill: "#8a3f86", text: "#fff" },
  Cheyenne: { id: "cheyenne", letter: "C", fill: "#2f6e49", text: "#fff" },
  Django: { id: "django", letter: "DJ", fill: "#2b2529", text: "#fff" },
  Doc: { id: "doc", letter: "DO", fill: "#24568a", text: "#fff" },
  Ghost: { id: "ghost", letter: "G", fill: "#eef0ec", text: "#22343b" },
  Mei: { id: "mei", letter: "M", fill: "#e6a72f", text: "#2a1a17" },
  Tuco: { id: "tuco", letter: "T", fill: "#b23227", text: "#fff" },
  Marshal: { id: "marshal", letter: "★", fill: "#1d4a50", text: "#f3c14f" },
  Shotgun: { id: "shotgun", letter: "", fill: "#5b4029", text: "#f3c14f" },
};

const STRANGER: Look = { id: "stranger", letter: "?", fill: "#6a4a34", text: "#fff" };

/** Pairs have no names before they are chosen. */
export function look(name: string): Look {
  return LOOKS[name] ?? STRANGER;
}

export function isNeutral(name: string): boolean {
  return name === "Marshal" || name === "Shotgun";
}

/** `First class` is drawn by `first-class`. */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The wagons of Super Express have no names: any interior will do, the same one for the same wagon. */
export const INTERIORS = [
  "first-class",
  "mail-car",
  "private-saloon",
  "second-class",
  "dining-car",
  "baggage-car",
] as const;
