import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { query } from './query.ts';
import { waitForJobs } from './runJob.ts';
import type { Server } from './server.ts';

/** A delivery as a program receives it. */
export interface ReceivedWebhook {
  headers: Record<string, string>;
  /** Before parsing, as it was signed. */
  body: string;
}

/** A program that listens. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Takes what is sent and never answers, until it is told what to answer. */
  hang(): void;
  /** Ends it, as when its machine is down. */
  stop(): Promise<void>;
  /** Starts it again at its address. */
  start(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let reply: { status: number; headers: Record<string, string> } | null = { status: 204, headers: {} };
  let port = 0;
  let listening: HttpServer | null = null;
  const received: ReceivedWebhook[] = [];
  const start = async () => {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
        received.push({ headers: Object.fromEntries(headers), body });
        if (reply) response.writeHead(reply.status, reply.headers).end();
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
    listening = server;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: (status, headers = {}) => {
      reply = { status, headers };
    },
    hang: () => {
      reply = null;
    },
    async stop() {
      const server = listening;
      listening = null;
      if (!server) return;
      server.close().closeAllConnections();
      await once(server, 'close');
    },
    start,
  };
}

/** Lets the time until the next attempt of a delivery pass, and waits until it was made. */
export async function passRetryDelay(server: Pick<Server, 'databaseUrl' | 'fetchJobs'>, deliveryId: string): Promise<void> {
  const jobs = await query<{ id: string }>(
    server.databaseUrl,
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'deliverWebhook' AND data ->> 'deliveryId' = $1 AND state = 'created' RETURNING id`,
    [deliveryId],
  );
  if (jobs.length !== 1) throw new Error(`${jobs.length} attempts are planned`);
  server.fetchJobs?.('deliverWebhook');
  await waitForJobs(
    server,
    'deliverWebhook',
    jobs.map(({ id }) => id),
  );
}
