import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './http/health.ts';
import type { RequestTracker } from './http/requestTracker.ts';
import { waitAtMost } from './kernel/waitAtMost.ts';
import type { WebServer } from './webServer.ts';

interface DrainOptions {
  /** Closed concurrently. */
  servers: readonly WebServer[];
  /** Requests whose clients have left are completed too. */
  requests: RequestTracker;
  readiness: Readiness;
  /** Run one after the other once all requests have ended; one that takes too long is left behind. */
  close: (() => Promise<void>)[];
  /** Time from the readiness going off until everything is closed, in milliseconds. */
  drainMs: number;
  /** How long requests are still accepted, in milliseconds: load balancers notice, and busy keep-alive clients receive `Connection: close`. */
  noticeMs: number;
}

/** What is kept of the time for closing the rest after the servers, in milliseconds. */
const CLOSE_MS = 2_000;

/** Shuts down gracefully: reports not ready, waits for load balancers to notice, completes open requests, then closes everything. */
export async function drain({ servers, requests, readiness, close: steps, drainMs, noticeMs }: DrainOptions): Promise<void> {
  const deadline = Date.now() + drainMs;
  const remainingMs = (keptMs = 0) => Math.max(0, deadline - keptMs - Date.now());
  readiness.draining = true;
  await wait(Math.min(noticeMs, remainingMs(CLOSE_MS)));
  await Promise.all(servers.map((server) => server.close(remainingMs(CLOSE_MS))));
  await waitAtMost(remainingMs(CLOSE_MS), requests.settled());
  for (const step of steps) await waitAtMost(remainingMs(), step());
}
