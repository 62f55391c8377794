import autocannon from 'autocannon';
import { readCpuMs, readCpuMsWithChildren } from './processorTime.ts';

/** The figures of one target in one round. */
export interface Measurement {
  /** Responses per second. */
  perSecond: number;
  /** Milliseconds of CPU time of the server's process for one response. */
  cpuMs: number;
  /** Milliseconds of CPU time of the database for one response. */
  databaseMs: number;
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
}
/** How often and how long each target is measured. */
export interface Schedule {
  rounds: number;
  /** Of one round. */
  seconds: number;
  /** Process id of the PostgreSQL postmaster. */
  databasePid: number;
}

/** Measures several targets in interleaved rounds (A B B A A B …) after a warm-up, and returns their medians. */
export async function measureInterleaved(targets: Target[], schedule: Schedule): Promise<Measurement[]> {
  console.log(`… ${targets.map(({ name }) => name).join(' against ')}`);
  const results: Measurement[][] = targets.map(() => []);
  for (const target of targets) await warmUp(target, schedule);
  for (let turn = 0; turn < schedule.rounds; turn += 1) {
    const order = turn % 2 === 0 ? targets.map((_, index) => index) : targets.map((_, index) => targets.length - 1 - index);
    for (const index of order) {
      const target = targets[index];
      if (target) results[index]?.push(await measureRound(target, schedule));
    }
  }
  return results.map((list) => ({
    perSecond: median(list.map((each) => each.perSecond)),
    cpuMs: median(list.map((each) => each.cpuMs)),
    databaseMs: median(list.map((each) => each.databaseMs)),
  }));
}

/**
 * Warms up for a second, and longer for slow calls: V8 compiles only what was called often, and PostgreSQL plans a prepared statement anew
 * for its first calls on each connection. A call that runs fifty times in a second would otherwise be compared half cold with one that
 * runs five thousand times.
 */
async function warmUp(target: Target, schedule: Schedule): Promise<void> {
  let responses = 0;
  for (let second = 0; second < MAX_WARM_UP_SECONDS && responses < WARM_UP_RESPONSES; second += 1)
    responses += (await measureRound(target, { ...schedule, seconds: 1 })).perSecond;
}
const WARM_UP_RESPONSES = 2_000;
const MAX_WARM_UP_SECONDS = 15;

/** Measures one round; repeats it four times as long when the machine was too busy to respond at all. */
async function measureRound(target: Target, schedule: Schedule): Promise<Measurement> {
  const { seconds, databasePid } = schedule;
  const [before, databaseBefore] = [readCpuMs(target.pid), readCpuMsWithChildren(databasePid)];
  const { body, method = 'GET', headers = {} } = target;
  const result = await autocannon({
    url: target.url,
    connections: target.connections ?? 32,
    duration: seconds,
    method,
    headers,
    ...(body ? { requests: [{ method, headers, setupRequest: (request: object) => ({ ...request, body: body() }) }] } : {}),
  });
  const isConditional = headers['If-None-Match'] !== undefined;
  const expected = isConditional ? result['3xx'] : result['2xx'];
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - expected;
  if (others + result.errors + expected === 0 && seconds < 30) return measureRound(target, { ...schedule, seconds: seconds * 4 });
  if (others > 0 || result.errors > 0 || expected === 0)
    throw new Error(`${target.name}: ${expected} responses with the expected status, ${others} with another, ${result.errors} failed`);
  return {
    perSecond: expected / result.duration,
    cpuMs: (readCpuMs(target.pid) - before) / expected,
    databaseMs: (readCpuMsWithChildren(databasePid) - databaseBefore) / expected,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
