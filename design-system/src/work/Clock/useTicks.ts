import { useSyncExternalStore } from 'react';
import { nextDrawMs } from './clockTime.ts';

/** When a clock reads the time, and until when it waits. */
interface Ticks {
  /** The server's time in milliseconds. */
  now: () => number;
  /** Time of the server's rendering, which the first one in the browser repeats. */
  renderedAt: number | undefined;
  /** Milliseconds left at a time. */
  leftAt: (now: number) => number;
  /** A paused clock is not drawn again. */
  isPaused: boolean;
}

/** The current time to the second, which changes only when a clock has to be drawn again; `null` on a server that does not tell the time. */
export function useTicks({ now, renderedAt, leftAt, isPaused }: Ticks): number | null {
  return useSyncExternalStore(
    (draw) => (isPaused ? () => undefined : startTicks(() => nextDrawMs(leftAt(now())), draw)),
    () => Math.floor(now() / 1000) * 1000,
    () => renderedAt ?? null,
  );
}

function startTicks(waitMs: () => number, draw: () => void): () => void {
  let timer = setTimeout(tick, waitMs());
  function tick() {
    draw();
    timer = setTimeout(tick, waitMs());
  }
  return () => clearTimeout(timer);
}
