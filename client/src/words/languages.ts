// The languages of the page, by their own names.
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];
