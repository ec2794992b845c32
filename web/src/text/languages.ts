// Written by script/wire_types.py from the Python of the same name. Do not edit.

/** By code, each with its name in its own words, so that nobody is stuck in one that they cannot read. */
export const LANGUAGES = {"en": "English", "uk": "Українська", "pl": "Polski", "cs": "Čeština", "ru": "Русский"} as const;
export type Language = keyof typeof LANGUAGES;
