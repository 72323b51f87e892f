// Colt Express, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  trait: {
    Belle: "Hard to hit",
    Marshal: "Makes arrests",
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
};

const fr: Same<typeof en> = {
  trait: {
    Belle: "Dure à toucher",
    Marshal: "Arrête les bandits",
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
};

const de: Same<typeof en> = {
  trait: {
    Belle: "Schwer zu treffen",
    Marshal: "Verhaftet",
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
};

export const t = spoken({ en, fr, de });
