// The server's forecast for the plan of a seat, and the card that the player looks at.
import type { PlanForecast, PlannedCard } from "../protocol";

/** A card in hand by its name, or one in the pile by its position. */
export type Looked = string | number;

export class Plan {
  #forecast = $state.raw<Pick<PlanForecast, "laid" | "hand">>({ laid: [], hand: [] });
  #looked = $state<Looked | null>(null);
  #key: string | null = null;

  /** Asks the server again when the plan has changed; the key is null when nobody plans. */
  async ask(key: string | null, request: () => Promise<PlanForecast>): Promise<void> {
    if (key === this.#key) return;
    this.#key = key;
    if (key === null) return this.#keep(null);
    const forecast = await request().catch(() => null); // the table may have switched forecasts off
    if (key === this.#key) this.#keep(forecast);
  }

  #keep(forecast: PlanForecast | null): void {
    this.#forecast = forecast ?? { laid: [], hand: [] };
  }

  look(looked: Looked | null): void {
    this.#looked = looked;
  }

  card(looked: Looked): PlannedCard | null {
    const { laid, hand } = this.#forecast;
    return (typeof looked === "number" ? laid.find(({ at }) => at === looked) : named(hand, looked)) ?? null;
  }

  /** The route to the card that the player looks at: the same bandit's earlier cards, and the card itself. */
  get way(): PlannedCard[] {
    const card = this.#looked === null ? null : this.card(this.#looked);
    if (!card) return [];
    const before = this.#forecast.laid.filter(
      ({ at, bandit }) => bandit === card.bandit && (at ?? 0) < (card.at ?? Infinity),
    );
    return [...before, card];
  }
}

function named(hand: readonly PlannedCard[], name: string): PlannedCard | undefined {
  return hand.find(({ card }) => card === name);
}

/** Whether other players may change what a card does; a question mark is then shown next to it. */
export function isUnsure({ unsure }: PlannedCard): boolean {
  return unsure.some((doubt) => doubt !== "choice");
}
