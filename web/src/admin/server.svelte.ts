// What the owner of the server sees of it, asked for every few seconds, and what they order.
import { ApiError, callAsOwner, explain } from "$src/net/api";
import type { AdminReport } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";

const EVERY = 5000;
const KEPT = "leadlight-admin"; // until the tab is closed

export const admin = $state<{ report: AdminReport | null; problem: string | null }>({ report: null, problem: null });

let token = sessionStorage.getItem(KEPT);

/** Come in with a token; it is kept for this tab. */
export async function enter(given: string): Promise<void> {
  token = given.trim();
  sessionStorage.setItem(KEPT, token);
  await refresh();
}

export function leave(): void {
  token = null;
  sessionStorage.removeItem(KEPT);
  admin.report = admin.problem = null;
}

async function refresh(): Promise<void> {
  if (token === null) return;
  try {
    admin.report = await callAsOwner<AdminReport>(token, "GET", "/api/admin");
    admin.problem = null;
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  if (error instanceof ApiError && error.code === "not-owner") leave();
  admin.problem = error instanceof ApiError && error.code === "not-owner" ? translate("admin-refused") : explain(error);
}

/** Asks again and again while the page is open. */
export function watchServer(): () => void {
  void refresh();
  const timer = setInterval(() => void refresh(), EVERY);
  return () => clearInterval(timer);
}

export async function order(type: "deletetable" | "sanctionguest", facts: Record<string, unknown>): Promise<void> {
  if (token === null) return;
  try {
    await callAsOwner(token, "POST", "/api/moderation", { type, ...facts });
    await refresh();
  } catch (error) {
    fail(error);
  }
}
