// The page's words about lessons; the texts of the lessons come from the server.
import { spoken } from "../../words";
import type { en } from "./en";

export const lessonWords = spoken<typeof en>("lesson");
