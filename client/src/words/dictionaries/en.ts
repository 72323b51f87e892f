// All that the page says in English: a file of its own, for those who speak it.
export { en as page } from "../en";
export { en as catalogue } from "../generated/en";

export const parts = import.meta.glob<object>("../../{boxes/*,lesson,plan}/words/en.ts", { eager: true, import: "en" });
