// All that the page says in French: a file of its own, for those who speak it.
export { fr as page } from "../fr";
export { fr as catalogue } from "../generated/fr";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/fr.ts", { eager: true, import: "fr" });
