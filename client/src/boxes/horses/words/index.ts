// Horses & Stagecoach, in the page's own words.
import { spoken } from "../../../words";
import type { en } from "./en";

export const t = spoken<typeof en>("boxes/horses");
