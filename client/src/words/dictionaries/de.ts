// All words of the page in German, loaded only for German readers.
export { de as page } from "../de";
export { de as catalogue } from "../generated/de";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/de.ts", { eager: true, import: "de" });
