// Where the plan of a seat leads, as the server has told it, and the card that somebody looks at.
import type { PlanForecast, PlannedCard } from "../protocol";

/** A card in hand by its name, or one of the pile by its place. */
export type Looked = string | number;

export class Plan {
  #told = $state.raw<Pick<PlanForecast, "laid" | "hand">>({ laid: [], hand: [] });
  #looked = $state<Looked | null>(null);
  #asked: string | null = null;

  /** Ask again whenever the plan is another one; null: nobody plans. */
  async ask(about: string | null, forecast: () => Promise<PlanForecast>): Promise<void> {
    if (about === this.#asked) return;
    this.#asked = about;
    if (about === null) return this.#tell(null);
    const told = await forecast().catch(() => null); // a table may have switched it off
    if (about === this.#asked) this.#tell(told);
  }

  #tell(told: PlanForecast | null): void {
    this.#told = told ?? { laid: [], hand: [] };
  }

  look(looked: Looked | null): void {
    this.#looked = looked;
  }

  card(looked: Looked): PlannedCard | null {
    const { laid, hand } = this.#told;
    return (typeof looked === "number" ? laid.find(({ at }) => at === looked) : named(hand, looked)) ?? null;
  }

  /** The cards of the way that is looked at: those of the same bandit that come before, and the card itself. */
  get way(): PlannedCard[] {
    const card = this.#looked === null ? null : this.card(this.#looked);
    if (!card) return [];
    const before = this.#told.laid.filter(
      ({ at, bandit }) => bandit === card.bandit && (at ?? 0) < (card.at ?? Infinity),
    );
    return [...before, card];
  }
}

function named(hand: readonly PlannedCard[], name: string): PlannedCard | undefined {
  return hand.find(({ card }) => card === name);
}

/** Whether others may change what a card does: then a question mark stands beside it. */
export function isUnsure({ unsure }: PlannedCard): boolean {
  return unsure.some((doubt) => doubt !== "choice");
}
