// What the page says about where a plan leads.
import { spoken } from "../../words";
import type { en } from "./en";

export const planWords = spoken<typeof en>("plan");
