import autocannon from 'autocannon';
import { readCpuMs, readCpuMsWithChildren } from './processorTime.ts';

/** The figures of one target in one round. */
export interface Measurement {
  responses: number;
  /** Responses per second. */
  perSecond: number;
  /** Milliseconds of CPU time of the server's process for one response. */
  cpuMs: number;
  /** Milliseconds of CPU time of the database for one response. */
  databaseMs: number;
}
/** One of the requests that a connection sends in turn. */
export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: () => string;
  /** In addition to those of the target. */
  headers?: Record<string, string>;
}
/** A URL to put under load. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Builds the body of each request. */
  body?: () => string;
  connections?: number;
  /** What each connection sends, one request after the other. */
  sequences?: RequestOptions[][];
}
/** How often and how long each target is measured. */
export interface Schedule {
  rounds: number;
  /** Of one round. */
  seconds: number;
  /** Process id of the PostgreSQL postmaster. */
  databasePid: number;
}

/** Measures the product and its baseline in interleaved rounds (A B B A A B …) after a warm-up. */
export async function measureInterleaved(
  targets: readonly [Target, Target],
  schedule: Schedule,
): Promise<[product: Measurement, baseline: Measurement][]> {
  const [product, baseline] = targets;
  console.log(`… ${product.name} against ${baseline.name}`);
  for (const target of targets) await warmUp(target, schedule);
  const rounds: [Measurement, Measurement][] = [];
  while (rounds.length < schedule.rounds) {
    if (rounds.length % 2 === 0) rounds.push([await measureRound(product, schedule), await measureRound(baseline, schedule)]);
    else {
      const last = await measureRound(baseline, schedule);
      rounds.push([await measureRound(product, schedule), last]);
    }
  }
  return rounds;
}

/**
 * Warms up for a second, and longer for slow calls: V8 compiles only what was called often, and PostgreSQL plans a prepared statement anew
 * for its first calls on each connection. A call that runs fifty times in a second would otherwise be compared half cold with one that
 * runs five thousand times.
 */
export async function warmUp(target: Target, schedule: Schedule): Promise<void> {
  let responses = 0;
  for (let second = 0; second < MAX_WARM_UP_SECONDS && responses < WARM_UP_RESPONSES; second += 1)
    responses += (await measureRound(target, { ...schedule, seconds: 1 })).perSecond;
}
const WARM_UP_RESPONSES = 2_000;
const MAX_WARM_UP_SECONDS = 15;

/** Measures one round; repeats it four times as long when the machine was too busy to respond at all. */
export async function measureRound(target: Target, schedule: Schedule): Promise<Measurement> {
  const { seconds, databasePid } = schedule;
  const [before, databaseBefore] = [readCpuMs(target.pid), readCpuMsWithChildren(databasePid)];
  const { body, method = 'GET', headers = {}, sequences } = target;
  const withBody = ({ method: own, path, body: buildBody, headers: more }: Omit<RequestOptions, 'path'> & { path?: string }) => ({
    method: own,
    headers: { ...headers, ...more },
    ...(path === undefined ? {} : { path }),
    ...(buildBody ? { setupRequest: (sent: object) => ({ ...sent, body: buildBody() }) } : {}),
  });
  let connected = 0;
  const result = await autocannon({
    url: target.url,
    connections: target.connections ?? 32,
    duration: seconds,
    method,
    headers,
    ...(body && method === 'POST' ? { requests: [withBody({ method, body })] } : {}),
    ...(sequences ? { setupClient: (client) => client.setRequests((sequences[connected++ % sequences.length] ?? []).map(withBody)) } : {}),
  });
  const isConditional = headers['If-None-Match'] !== undefined;
  const expected = isConditional ? result['3xx'] : result['2xx'];
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - expected;
  if (others + result.errors + expected === 0 && seconds < 30) return measureRound(target, { ...schedule, seconds: seconds * 4 });
  // The end of a round cuts sequences off, so the next one may begin with a request that the record's state no longer allows.
  const allowed = target.sequences?.length ?? 0;
  if (others > allowed || result.errors > 0 || expected === 0)
    throw new Error(
      `${target.name}: ${expected} responses with the expected status; ${JSON.stringify(result.statusCodeStats)}; ${result.errors} failed`,
    );
  return {
    responses: expected,
    perSecond: expected / result.duration,
    cpuMs: (readCpuMs(target.pid) - before) / expected,
    databaseMs: (readCpuMsWithChildren(databasePid) - databaseBefore) / expected,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
