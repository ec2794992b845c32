import { afterEach, expect, test } from "vitest";
import { nameActor } from "$src/games/board/waiting";
import { LANGUAGES, type Language } from "$src/text/languages";
import { speak, translate } from "$src/text/texts.svelte";

// Of Sintra, Sagrada and Uzory.
const SENTENCES: Record<Language, string[]> = {
  en: ["You are choosing", "Your turn", "You are choosing."],
  uk: ["Ти вибираєш", "Твій хід", "Вибираєш ти."],
  pl: ["Wybierasz", "Twoja tura", "Wybierasz."],
  cs: ["Vybíráš", "Jsi na tahu", "Vybíráš."],
  ru: ["Ты выбираешь", "Твой ход", "Выбираешь ты."],
};
const MESSAGES = ["sintra-waiting", "sagrada-board-plays", "uzory-board-choose-wait"];

afterEach(() => speak("en"));

test.each(Object.keys(LANGUAGES) as Language[])(
  "whoever is to act is spoken to as one person to another: %s",
  async (each) => {
    await speak(each);
    const table = { names: [translate("you"), "Borys"] };
    const mine = MESSAGES.map((message) => nameActor({ shown: { actor: 0 }, viewer: 0, table }, message));
    expect(mine).toEqual(SENTENCES[each]);
    const theirs = MESSAGES.map((message) => nameActor({ shown: { actor: 1 }, viewer: 0, table }, message));
    expect(theirs).toEqual(MESSAGES.map((message) => translate(message, { name: "Borys" })));
    expect(nameActor({ shown: { actor: -2 }, viewer: 0, table }, MESSAGES[0]!)).toBe("");
  },
);
