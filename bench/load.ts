import autocannon from 'autocannon';
import { cpuOfProcess, cpuWithChildren } from './processorTime.ts';

/** What one target did in one round. */
export interface Round {
  perSecond: number;
  /** Milliseconds of CPU of the server's process for one answer. */
  cpuMs: number;
  /** Milliseconds of CPU of the database for one answer. */
  databaseMs: number;
}
/** An address under load. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A body for each request. */
  body?: () => string;
  connections?: number;
}
/** How long and how often is measured. */
export interface Pace {
  rounds: number;
  seconds: number;
  /** The database's first process. */
  databasePid: number;
}

/** Medians of interleaved rounds (A B B A A B …) of several targets, after some that warm them up. */
export async function compare(targets: Target[], pace: Pace): Promise<Round[]> {
  console.log(`… ${targets.map(({ name }) => name).join(' against ')}`);
  const results: Round[][] = targets.map(() => []);
  for (const target of targets) await warmUp(target, pace);
  for (let turn = 0; turn < pace.rounds; turn += 1) {
    const order = turn % 2 === 0 ? targets.map((_, index) => index) : targets.map((_, index) => targets.length - 1 - index);
    for (const index of order) {
      const target = targets[index];
      if (target) results[index]?.push(await round(target, pace));
    }
  }
  return results.map((list) => ({
    perSecond: median(list.map((one) => one.perSecond)),
    cpuMs: median(list.map((one) => one.cpuMs)),
    databaseMs: median(list.map((one) => one.databaseMs)),
  }));
}

/**
 * A second, and for slow calls more: the engine compiles what was called often, and PostgreSQL plans a statement anew for its first calls
 * on each connection. A call that is made fifty times in a second would be compared half cold with one that is made five thousand times.
 */
async function warmUp(target: Target, pace: Pace): Promise<void> {
  let answered = 0;
  for (let second = 0; second < MOST_WARM_SECONDS && answered < WARM_ANSWERS; second += 1)
    answered += (await round(target, { ...pace, seconds: 1 })).perSecond;
}
const WARM_ANSWERS = 2_000;
const MOST_WARM_SECONDS = 15;

/** One round; on a machine that was too busy to answer at all, again and longer. */
async function round(target: Target, pace: Pace): Promise<Round> {
  const { seconds, databasePid } = pace;
  const [before, databaseBefore] = [cpuOfProcess(target.pid), cpuWithChildren(databasePid)];
  const { body, method = 'GET', headers = {} } = target;
  const result = await autocannon({
    url: target.url,
    connections: target.connections ?? 32,
    duration: seconds,
    method,
    headers,
    ...(body ? { requests: [{ method, headers, setupRequest: (request: object) => ({ ...request, body: body() }) }] } : {}),
  });
  const isKnown = headers['If-None-Match'] !== undefined;
  const wanted = isKnown ? result['3xx'] : result['2xx'];
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - wanted;
  if (others + result.errors + wanted === 0 && seconds < 30) return round(target, { ...pace, seconds: seconds * 4 });
  if (others > 0 || result.errors > 0 || wanted === 0)
    throw new Error(`${target.name}: ${wanted} answers, ${others} of another status, ${result.errors} failed`);
  return {
    perSecond: wanted / result.duration,
    cpuMs: (cpuOfProcess(target.pid) - before) / wanted,
    databaseMs: (cpuWithChildren(databasePid) - databaseBefore) / wanted,
  };
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
