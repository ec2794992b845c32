// Who this browser is to the server: a name behind a cookie, no account.
import { api } from "$src/net/api";

export const guest = $state<{ name: string | null }>({ name: null });

let asked: Promise<void> | null = null;

/** Introduces this browser once; whoever creates a table waits for it, so that the cookie is there. */
export function introduce(): Promise<void> {
  asked ??= api.me().then(
    ({ name }) => void (guest.name = name),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  guest.name = (await api.rename(name)).name;
}

export async function adopt(token: string): Promise<void> {
  guest.name = (await api.adopt(token)).name;
}
