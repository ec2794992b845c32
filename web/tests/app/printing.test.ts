import { afterEach, describe, expect, test } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import PrintSheets from "$src/pages/PrintSheets.svelte";
import { speak } from "$src/text/texts.svelte";

const PAPERS = ["a4", "letter"];
let shown: ReturnType<typeof mount> | null = null;

function show(game: string, sheets: string[]): HTMLAnchorElement[] {
  shown = mount(PrintSheets, { target: document.body, props: { game, papers: PAPERS, sheets } });
  flushSync();
  return [...document.querySelectorAll("a")];
}

/** What a screen reader calls a link: the texts that it names as its label. */
function label(link: HTMLAnchorElement): string {
  const ids = link.getAttribute("aria-labelledby")!.split(" ");
  return ids.map((id) => document.getElementById(id)!.textContent).join(" ");
}

afterEach(async () => {
  if (shown) await unmount(shown);
  await speak("en");
});

describe("what can be printed", () => {
  test("has a file for each sheet and each paper, in the language of the page", async () => {
    await speak("uk");
    const links = show("sintra", ["aid", "pad"]);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/api/games/sintra/print?sheet=aid&paper=a4&lang=uk",
      "/api/games/sintra/print?sheet=aid&paper=letter&lang=uk",
      "/api/games/sintra/print?sheet=pad&paper=a4&lang=uk",
      "/api/games/sintra/print?sheet=pad&paper=letter&lang=uk",
    ]);
  });

  test("says in every link which sheet it is", () => {
    const links = show("uzory", ["aid", "pieces"]);
    expect(links.map(label)).toEqual([
      "Player’s aid A4 (PDF)",
      "Player’s aid US Letter (PDF)",
      "Pieces to cut out A4 (PDF)",
      "Pieces to cut out US Letter (PDF)",
    ]);
  });

  test("counts the pieces only where there are some", () => {
    show("sagrada", ["aid", "pad"]);
    expect(document.body.textContent).not.toContain("50 mm");
  });
});
