// Colt Express, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  trait: {
    Belle: "Hard to hit",
    Cheyenne: "Picks up purses",
    Django: "Shots that push",
    Doc: "Seven cards",
    Ghost: "Face down",
    Tuco: "Through the roof",
    DjangoFirst: "Shoots far",
    TucoFirst: "Shots that push",
  },
  punchedYou: "{name} punched you",
  hitYou: "A Bullet hits you",
  tookYours: "{name} took your {loot}",
  lostYours: "You lose {loot}",
  cash: "Cash",
  turnHint: {
    standard: "Cards are played face up.",
    tunnel: "Cards are played face down.",
    "speeding-up": "Two cards in a row.",
    switching: "The other way round the table.",
  },
  cardHint: {
    Move: "One car inside, up to three on the roofs.",
    Floor: "To the roof, or inside.",
    Robbery: "Take one loot where you stand.",
    Fire: "Give a Bullet to somebody in sight.",
    Punch: "Knock somebody here to the next car; he drops loot.",
    Marshal: "The Marshal walks one car.",
  },
};

const fr: Same<typeof en> = {
  trait: {
    Belle: "Dure à toucher",
    Cheyenne: "Ramasse les bourses",
    Django: "Tirs qui repoussent",
    Doc: "Sept cartes",
    Ghost: "Face cachée",
    Tuco: "À travers le toit",
    DjangoFirst: "Tire loin",
    TucoFirst: "Tirs qui repoussent",
  },
  punchedYou: "{name} vous a frappé",
  hitYou: "Une Balle vous touche",
  tookYours: "{name} vous prend {loot}",
  lostYours: "Vous perdez {loot}",
  cash: "Espèces",
  turnHint: {
    standard: "Les cartes se jouent faces visibles.",
    tunnel: "Les cartes se jouent faces cachées.",
    "speeding-up": "Deux cartes de suite.",
    switching: "Dans l'autre sens.",
  },
  cardHint: {
    Move: "Un Wagon à l'intérieur, jusqu'à trois sur les toits.",
    Floor: "Sur le toit, ou à l'intérieur.",
    Robbery: "Prenez un butin là où vous êtes.",
    Fire: "Donnez une Balle à un Bandit en vue.",
    Punch: "Envoyez un Bandit présent dans le Wagon voisin ; il lâche un butin.",
    Marshal: "Le Marshal avance d'un Wagon.",
  },
};

const de: Same<typeof en> = {
  trait: {
    Belle: "Schwer zu treffen",
    Cheyenne: "Schnappt Beutel",
    Django: "Schüsse, die stoßen",
    Doc: "Sieben Karten",
    Ghost: "Verdeckt",
    Tuco: "Durchs Dach",
    DjangoFirst: "Schießt weit",
    TucoFirst: "Schüsse, die stoßen",
  },
  punchedYou: "{name} hat dich geschlagen",
  hitYou: "Dich trifft eine Kugel",
  tookYours: "{name} nimmt dir {loot} ab",
  lostYours: "Du verlierst {loot}",
  cash: "Bargeld",
  turnHint: {
    standard: "Karten werden offen gespielt.",
    tunnel: "Karten werden verdeckt gespielt.",
    "speeding-up": "Zwei Karten nacheinander.",
    switching: "Gegen den Uhrzeigersinn.",
  },
  cardHint: {
    Move: "Im Zug ein Waggon, auf den Dächern bis zu drei.",
    Floor: "Aufs Dach, oder hinein.",
    Robbery: "Nimm eine Beute, wo du stehst.",
    Fire: "Gib jemandem in Sicht eine Patronenkarte.",
    Punch: "Schlag jemanden hier in den Nachbarwaggon; er verliert Beute.",
    Marshal: "Der Marshal geht einen Waggon weit.",
  },
};

export const t = spoken({ en, fr, de });
