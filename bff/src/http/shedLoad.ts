import type { ServerResponse } from 'node:http';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import { Failure } from '#src/kernel/failure.ts';

/** The share of its time above which an event loop counts as saturated. */
const SATURATION = 0.95;

/** How long requests should take while the event loop is saturated, and how often that is determined, in milliseconds. */
const SATURATED_MS = 100;

/** The least number of requests handled at once: enough to keep the event loop and the database busy. */
const MIN_IN_FLIGHT = 8;

interface LoadLimits {
  /** Most requests handled at once, and most that wait. */
  maxInFlight: number;
  /** How long a request may wait for its turn, in milliseconds. */
  maxQueueMs: number;
}

/**
 * Load shedding: handles at most `maxInFlight` requests at once, and fewer while the event loop is saturated. The others wait for their
 * turn; a request that waits too long, or finds too many waiting, is rejected with 503.
 */
export function shedLoad({ maxInFlight, maxQueueMs }: LoadLimits): Middleware {
  const concurrency = createConcurrencyLimit(maxInFlight);
  const waiting = new Set<() => void>();
  let inFlight = 0;

  const start = (response: ServerResponse) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      concurrency.countFinished();
      startWaiting();
    });
  };
  const startWaiting = () => {
    for (const startNext of waiting) {
      if (inFlight >= concurrency.limit()) return;
      startNext();
    }
  };
  const waitForTurn = (response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timeout);
        response.off('close', giveUp);
        waiting.delete(takeTurn);
      };
      const takeTurn = () => {
        leave();
        start(response);
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(tooBusy());
      };
      const timeout = setTimeout(giveUp, maxQueueMs);
      response.once('close', giveUp);
      waiting.add(takeTurn);
    });

  return async (ctx, next) => {
    startWaiting();
    if (inFlight < concurrency.limit()) start(ctx.res);
    else if (waiting.size < maxInFlight) await waitForTurn(ctx.res);
    else throw tooBusy();
    await next();
  };
}

/**
 * A limit that a saturated event loop sets to the requests it finishes in `SATURATED_MS`, so that by Little's law each takes about as long;
 * after that it doubles up to `max`.
 */
function createConcurrencyLimit(max: number) {
  let current = max;
  let finished = 0;
  let sampledAt = performance.now();
  let sample: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    countFinished: () => void (finished += 1),
    limit() {
      const elapsed = performance.now() - sampledAt;
      if (elapsed < SATURATED_MS) return current;
      const isSaturated = performance.eventLoopUtilization(sample).utilization > SATURATION;
      current = Math.min(max, isSaturated ? Math.max(MIN_IN_FLIGHT, (finished * SATURATED_MS) / elapsed) : current * 2);
      finished = 0;
      sampledAt = performance.now();
      sample = performance.eventLoopUtilization();
      return current;
    },
  };
}

function tooBusy(): Failure {
  return new Failure('server.maintenance', {
    message: 'The server is too busy right now. Try again in a moment.',
    headers: { 'Retry-After': '1' },
  });
}
