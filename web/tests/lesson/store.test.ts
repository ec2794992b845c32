import { beforeEach, expect, test, vi } from "vitest";
import { hasLearnt, readProgress } from "$src/lesson/progress";
import { leadsOnSilently, speechOf } from "$src/lesson/speech";
import { LessonStore } from "$src/lesson/store.svelte";
import type { LessonAnswer, LessonQuery } from "$src/net/wire";
import { makeMatch, makeSeat, makeStep } from "../messages";

function makeAnswer(changes: Partial<LessonAnswer> = {}): LessonAnswer {
  return {
    lesson: "sintra",
    game: "sintra",
    title: "sintra-lesson-title",
    minutes: 6,
    chapters: [{ title: "sintra-lesson-chapter-taking", steps: 2 }],
    options: { players: 2 },
    seats: [makeSeat("1"), makeSeat("2")],
    seat: 0,
    shown: { number: 1, steps: 2, title: "you", more: [], task: "you", lit: [], best: ["one", "two"], rules: [] },
    reply: null,
    done: false,
    strayed: false,
    match: makeMatch(0),
    moments: [],
    next: [0, 1],
    ...changes,
  };
}

const right = { kind: "right", message: null, facts: {}, code: null, rule: null };
let asked: (LessonQuery & { asked?: string[] })[];
let answers: ((query: LessonQuery) => LessonAnswer | null)[]; // for the next requests; null fails

/** A step that is done with the first action. */
function answerTo({ actions = [] }: LessonQuery): LessonAnswer {
  return makeAnswer({
    done: actions.length > 0,
    reply: actions.length > 0 ? right : null,
    moments: actions.map((action, ply) => ({
      type: "stepped",
      step: makeStep(ply + 1, { action, seat: 0 }),
      match: makeMatch(ply + 1),
    })),
  });
}

beforeEach(() => {
  localStorage.clear();
  [asked, answers] = [[], []];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const query = JSON.parse(body) as LessonQuery;
    asked.push(query);
    const found = (answers.shift() ?? answerTo)(query);
    return Promise.resolve(
      new Response(JSON.stringify(found ?? { code: "lesson-step" }), { status: found ? 200 : 400 }),
    );
  });
});

test("whoever comes back finds the step and what was played in it", async () => {
  const store = new LessonStore("sintra");
  expect(hasLearnt()).toBe(false);
  await store.begin(1, 2);
  store.show();
  await vi.waitFor(() => expect(store.busy).toBe(false));
  expect(readProgress("sintra")).toEqual({ chapter: 1, step: 2, actions: ["one"], finished: false });
  expect(hasLearnt()).toBe(true);
  const again = new LessonStore("sintra");
  await again.resume();
  expect(asked.at(-1)).toEqual({ lesson: "sintra", chapter: 1, step: 2, actions: ["one"] });
});

test("an action is taken back by asking for the step without it", async () => {
  const store = new LessonStore("sintra");
  await store.begin(0, 0);
  store.act("one");
  await vi.waitFor(() => expect(store.busy).toBe(false));
  await store.takeBack();
  expect(asked.at(-1)).toEqual({ lesson: "sintra", chapter: 0, step: 0, actions: [] });
  expect(store.answer?.done).toBe(false);
});

test("what an action would bring is asked of the step, after what was played in it", async () => {
  const store = new LessonStore("sintra");
  await store.begin(1, 2);
  store.act("one");
  await vi.waitFor(() => expect(store.busy).toBe(false));
  await store.preview(["two"]);
  expect(asked.at(-1)).toEqual({ lesson: "sintra", chapter: 1, step: 2, actions: ["one"], asked: ["two"] });
});

test("nothing is played once a step is done, and after the last one the lesson is finished", async () => {
  answers = [() => makeAnswer({ done: true, next: null })];
  const store = new LessonStore("sintra");
  await store.begin(0, 1);
  store.act("one");
  expect(asked).toHaveLength(1);
  await store.goOn();
  expect(store.finished).toBe(true);
  expect(readProgress("sintra").finished).toBe(true);
});

test("a lesson that has changed since begins anew", async () => {
  localStorage.setItem("leadlight-lessons", JSON.stringify({ sintra: { chapter: 9, step: 9, actions: ["gone"] } }));
  answers = [() => null];
  const store = new LessonStore("sintra");
  await store.resume();
  expect(asked.at(-1)).toEqual({ lesson: "sintra", chapter: 0, step: 0, actions: [] });
  expect(store.problem).toBeNull();
});

test("a reply stands instead of the step; a silent right answer leads on by itself", () => {
  const weak = { kind: "weak", message: "you", facts: {}, code: null, rule: null };
  expect(speechOf(makeAnswer({ reply: weak, done: true })).kind).toBe("weak");
  expect(speechOf(makeAnswer()).kind).toBe("step");
  expect(leadsOnSilently(makeAnswer({ done: true, reply: right }))).toBe(true);
  expect(leadsOnSilently(makeAnswer({ done: true, reply: weak }))).toBe(false);
});
