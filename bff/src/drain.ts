import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from './http/health.ts';

interface Parts {
  /** All closed at once. */
  servers: readonly Server[];
  readiness: Readiness;
  /** Closed one after the other once no request is left. */
  close: (() => Promise<void>)[];
  drainMs: number;
  isLocal: boolean;
  log: Logger;
}

/** Ends the servers without failing a request: not ready, let load balancers see it, answer what is there, close everything. */
export async function drain({ servers, readiness, close: steps, drainMs, isLocal, log }: Parts): Promise<void> {
  readiness.draining = true;
  const hardStop = setTimeout(() => {
    log.error('still busy after DRAIN_MS, ending now');
    process.exit(1);
  }, drainMs + 5_000);
  if (!isLocal) await wait(1_500); // busy keep-alive clients must see `Connection: close` first, else close() never ends
  await Promise.all(servers.map((server) => close(server, isLocal ? 1_000 : drainMs)));
  for (const step of steps) await step();
  clearTimeout(hardStop);
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
