import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './http/health.ts';

interface DrainOptions {
  /** Closed concurrently. */
  servers: readonly Server[];
  readiness: Readiness;
  /** Run one after the other once all requests have ended. */
  close: (() => Promise<void>)[];
  drainMs: number;
  isLocal: boolean;
}

/** Shuts down gracefully: reports not ready, waits for load balancers to notice, completes open requests, then closes everything. */
export async function drain({ servers, readiness, close: steps, drainMs, isLocal }: DrainOptions): Promise<void> {
  readiness.draining = true;
  if (!isLocal) await wait(1_500); // busy keep-alive clients must receive `Connection: close` first, or close() never completes
  await Promise.all(servers.map((server) => close(server, isLocal ? 1_000 : drainMs)));
  for (const step of steps) await step();
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
