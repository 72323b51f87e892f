// The words for the forecast of a plan.
import { spoken } from "../../words";
import type { en } from "./en";

export const planWords = spoken<typeof en>("plan");
