// All words of the page in English, loaded only for English readers.
export { en as page } from "../en";
export { en as catalogue } from "../generated/en";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/en.ts", { eager: true, import: "en" });
