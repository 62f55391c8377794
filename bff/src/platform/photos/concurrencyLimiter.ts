import { Failure } from '#src/kernel/failure.ts';

/** Creates a limiter that runs at most `running` tasks at once and queues at most `waiting`; throws 503 for more. */
export function createConcurrencyLimiter(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting)
        throw new Failure('server.maintenance', {
          message: 'Too many pictures are being processed. Try again in a moment.',
          headers: { 'Retry-After': '2' },
        });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next)
        next(); // passes its slot on, so `active` is unchanged
      else active -= 1;
    }
  };
}
