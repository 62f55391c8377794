import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

/** What one target did in one round. */
export interface Round {
  perSecond: number;
  /** Milliseconds of CPU of the server's process for one answer. */
  cpuMs: number;
}
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

/** Medians of interleaved rounds (A B B A A B …) of several targets. */
export async function compare(targets: Target[], rounds: number, seconds: number): Promise<Round[]> {
  console.log(`… ${targets.map(({ name }) => name).join(' against ')}`);
  const results: Round[][] = targets.map(() => []);
  for (const target of targets) await round(target, 1);
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = turn % 2 === 0 ? targets.map((_, index) => index) : targets.map((_, index) => targets.length - 1 - index);
    for (const index of order) {
      const target = targets[index];
      if (target) results[index]?.push(await round(target, seconds));
    }
  }
  return results.map((list) => ({ perSecond: median(list.map((one) => one.perSecond)), cpuMs: median(list.map((one) => one.cpuMs)) }));
}

async function round(target: Target, seconds: number): Promise<Round> {
  const before = cpuOf(target.pid);
  const { body, method = 'GET', headers = {} } = target;
  const result = await autocannon({
    url: target.url,
    connections: target.connections ?? 32,
    duration: seconds,
    method,
    headers,
    ...(body ? { requests: [{ method, headers, setupRequest: (request: object) => ({ ...request, body: body() }) }] } : {}),
  });
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: answered / result.duration, cpuMs: (cpuOf(target.pid) - before) / answered };
}

/** User and system time of a process in milliseconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
