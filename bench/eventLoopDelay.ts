import autocannon from 'autocannon';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Schedule } from './load.ts';
import type { Server } from './machine.ts';
import type { Result } from './results.ts';

const NAME = 'Event-loop delay at half load, 99th percentile, ms';
const CONNECTIONS = 32;
/** Between two looks of prom-client at the event loop, in milliseconds; part of what it reports. */
const PRECISION_MS = 10;
const paths = [
  '/',
  '/trip-request',
  '/articles',
  '/itineraries',
  '/search?q=kenya',
  '/v2/articles?limit=25',
  '/v3/destinations?q=ken&limit=10',
];

/** Measures how late the event loop is when the server answers half as many requests a second as it can. */
export async function measureEventLoopDelay({ origin }: Server, { rounds: count, seconds }: Schedule, only: string): Promise<Result[]> {
  if (!NAME.toLowerCase().includes(only)) return [];
  console.log('… event-loop delay');
  await send(origin, seconds); // warms up
  const rounds: number[] = [];
  while (rounds.length < count) {
    const perSecond = await send(origin, seconds);
    await readDelay(origin); // starts a new period
    await sendEvenly(origin, seconds, perSecond / 2);
    rounds.push(await readDelay(origin));
  }
  return [{ name: NAME, rounds, floor: 25, goal: 10, isBetter: 'less' }];
}

/** Sends as many requests as the server answers, and returns how many that were a second. */
async function send(origin: string, seconds: number): Promise<number> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: {} }));
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: seconds, method: 'GET', headers: {}, requests });
  if (result['2xx'] === 0 || result['4xx'] + result['5xx'] + result.errors > 0)
    throw new Error(`requests failed: ${JSON.stringify(result)}`);
  return result['2xx'] / result.duration;
}

/** Sends `rate` requests a second, spread over it. autocannon would send those of a second at once, which is full load for half of it. */
async function sendEvenly(origin: string, seconds: number, rate: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  const replies: Promise<number>[] = [];
  while (replies.length < seconds * rate) {
    const due = Math.min(seconds * rate, ((performance.now() - started) / 1000) * rate);
    while (replies.length < due) replies.push(read(`${origin}${paths[replies.length % paths.length]}`, agent));
    await wait(1);
  }
  const failed = (await Promise.all(replies)).find((status) => status !== 200);
  agent.destroy();
  if (failed !== undefined) throw new Error(`a request failed with ${failed}`);
}

function read(url: string, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  get(url, { agent }, (reply) => {
    reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
  }).on('error', () => resolve(0)); // a rejection would end the process while others are still being sent
  return promise;
}

/** The 99th percentile since the last call, in milliseconds. */
async function readDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const [, seconds = '0'] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? [];
  return Math.max(0, Number(seconds) * 1000 - PRECISION_MS);
}
