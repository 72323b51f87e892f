// Colt Express, in the page's own words.
import { spoken } from "../../words";
import type { Same } from "../../words";

const en = {
  power: {
    Belle: "Nobody may fire at Belle or punch her while there is another target.",
    Cheyenne: "When Cheyenne punches and a Purse falls, she may take it.",
    Django: "Whom Django hits is pushed one car by the shot.",
    Doc: "Doc draws seven cards at the start of a round.",
    Ghost: "In the first turn of a round Ghost may play face down.",
    Tuco: "Tuco may fire through the roof at the other floor of his car.",
    DjangoFirst: "Alone on his spot, Django fires at anybody on his floor.",
    TucoFirst: "Whom Tuco hits is pushed one car by the shot.",
  },
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
  power: {
    Belle: "On ne peut ni tirer sur Belle ni la frapper s'il y a une autre cible.",
    Cheyenne: "Si Cheyenne donne un Coup de poing et qu'une Bourse tombe, elle peut la prendre.",
    Django: "Qui est touché par Django est repoussé d'un Wagon.",
    Doc: "Doc pioche sept cartes au début de la Manche.",
    Ghost: "Au premier tour de table d'une Manche, Ghost peut jouer face cachée.",
    Tuco: "Tuco peut tirer à travers le toit, sur l'autre étage de son Wagon.",
    DjangoFirst: "Seul sur sa position, Django tire sur n'importe qui à son étage.",
    TucoFirst: "Qui est touché par Tuco est repoussé d'un Wagon.",
  },
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
  power: {
    Belle: "Niemand darf auf Belle feuern oder sie schlagen, solange es ein anderes Ziel gibt.",
    Cheyenne: "Fällt bei einem Hieb von Cheyenne ein Geldbeutel, darf sie ihn nehmen.",
    Django: "Wen Django trifft, den schleudert der Schuss einen Waggon weiter.",
    Doc: "Doc zieht zu Beginn einer Runde sieben Karten.",
    Ghost: "Im ersten Spielzug einer Runde darf Ghost verdeckt spielen.",
    Tuco: "Tuco darf durch das Dach auf die andere Ebene seines Waggons feuern.",
    DjangoFirst: "Allein an seinem Ort feuert Django auf jeden auf seiner Ebene.",
    TucoFirst: "Wen Tuco trifft, den schleudert der Schuss einen Waggon weiter.",
  },
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
