// Boards move at one speed; while too much is waiting, everything that moves on the page moves twice as fast.
const DOUBLE = 2;

/** Call once, inside a component. */
export function hasten(hurried: () => boolean): void {
  $effect(() => {
    if (!hurried()) return;
    let frame = 0;
    const speed = () => {
      for (const animation of document.getAnimations())
        if (animation.playbackRate !== DOUBLE) animation.playbackRate = DOUBLE;
      frame = requestAnimationFrame(speed);
    };
    speed();
    return () => cancelAnimationFrame(frame);
  });
}
