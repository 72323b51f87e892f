// What the page says around the lessons; their own texts come from the server.
import { spoken } from "../../words";
import type { en } from "./en";

export const lessonWords = spoken<typeof en>("lesson");
