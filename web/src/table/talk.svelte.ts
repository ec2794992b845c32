// Which of log and chat is looked at, and how much of the chat has been read.
export class Talk {
  tab = $state<"log" | "chat">("log");
  sheet = $state<"log" | "chat" | null>(null); // on screens too narrow for the rail
  private seen = $state<number | null>(null);

  /** What was said before this browser came counts as read. */
  begin(lines: number): void {
    this.seen ??= lines;
  }

  read(lines: number): void {
    this.seen = lines;
  }

  unread(lines: number): number {
    return Math.max(0, lines - (this.seen ?? lines));
  }
}
