import { Failure } from '#src/http/failure.ts';

/** Lets so many pieces of work run at once and so many wait; more are told to come back (503). */
export function createGate(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting)
        throw new Failure('server.maintenance', { message: 'Too many pictures at once. Try again.', headers: { 'Retry-After': '2' } });
      await new Promise<void>((go) => queue.push(go));
    } else active += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next)
        next(); // the place is handed on, so `active` stays
      else active -= 1;
    }
  };
}
export type Gate = ReturnType<typeof createGate>;
