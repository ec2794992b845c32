// Addresses that are given to others.

/** What starts a server that others in the same network can reach. */
export const LAN_COMMAND = "leadlight serve --lan";

/** Whether an address means the computer itself: nobody else can open it. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}
