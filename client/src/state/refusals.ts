// Why a command was refused, in the language of the page.
import { ApiError } from "../net/api";
import { CommandRefused } from "../net/socket";
import { words } from "../words";

/** The reasons of the game come in every language, all others are known by their code alone. */
export function refusedWords(error: unknown, ofGame = false): string {
  if (!(error instanceof CommandRefused || error instanceof ApiError)) return words().refused.unreachable;
  if (error.code === "lost") return ""; // a lost connection has its own place on the page
  return ofGame && (error.code === "illegal" || error.code === "lesson")
    ? error.message
    : codeWords(error.code, error.message);
}

export function codeWords(code: string, otherwise: string): string {
  const known: Readonly<Record<string, string>> = words().refused;
  return known[code] ?? otherwise;
}
