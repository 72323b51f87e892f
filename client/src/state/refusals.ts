// Why a command was refused, in the language of the page.
import { ApiError } from "../net/api";
import { CommandRefused } from "../net/socket";
import { words } from "../words";
import { speech } from "./speech.svelte";

/** Reasons from the game arrive in the right language; all others are identified by a code. */
export function refusedWords(error: unknown, ofGame = false): string {
  if (!(error instanceof CommandRefused || error instanceof ApiError)) return words().refused.unreachable;
  if (error.code === "lost") return ""; // the page shows a lost connection elsewhere
  return ofGame && (error.code === "illegal" || error.code === "lesson")
    ? error.message
    : codeWords(error.code, error.message);
}

/** Does something that the server may refuse, and shows the reason if it does. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    speech.note(refusedWords(error), true);
  }
}

export function codeWords(code: string, otherwise: string): string {
  const known: Readonly<Record<string, string>> = words().refused;
  return known[code] ?? otherwise;
}
