import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Shortest time between two readings that events cause, in milliseconds: a bulk action pushes hundreds at once. */
const PAUSE_MS = 1_000;

/** Returns what reads again everything under a key, at once or with all that is asked for within the pause. */
export function createRereader(queries: QueryClient) {
  const waiting = new Map<string, QueryKey>();
  let readAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readWaiting = () => {
    timer = undefined;
    readAt = Date.now();
    for (const queryKey of waiting.values()) void queries.invalidateQueries({ queryKey });
    waiting.clear();
  };
  return {
    reread(...keys: readonly QueryKey[]): void {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      timer ??= setTimeout(readWaiting, Math.max(0, readAt + PAUSE_MS - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
