// All that the page says in German: a file of its own, for those who speak it.
export { de as page } from "../de";
export { de as catalogue } from "../generated/de";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/de.ts", { eager: true, import: "de" });
