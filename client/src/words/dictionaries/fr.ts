// All words of the page in French, loaded only for French readers.
export { fr as page } from "../fr";
export { fr as catalogue } from "../generated/fr";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/fr.ts", { eager: true, import: "fr" });
