import { readFileSync } from 'node:fs';
import { bearerHeaders } from './credentials.ts';
import { listPaths } from './dataGrowth.ts';
import { measureRound, type Schedule } from './load.ts';
import type { Server } from './machine.ts';
import type { Result } from './results.ts';

/** One page of each kind. */
export const pages = [
  '/',
  '/trip-request',
  '/articles',
  '/guides',
  '/itineraries',
  '/destinations',
  '/reviews',
  '/search?q=kenya',
  '/contact',
];

/** Resident memory of a process in MiB, and the most it has ever had. */
export function readMemory(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), highest: read('VmHWM') };
}

/** Measures the memory of a server that has just started on existing data, and after each page and list has been under load. */
export async function measureMemory({ origin, pid }: Server, firstStartMiB: number, schedule: Schedule): Promise<Result[]> {
  console.log('… memory');
  const started = readMemory(pid).now;
  await visitEverything({ origin, pid }, schedule);
  const { now, highest } = readMemory(pid);
  return [
    row('of the first start with demo data, highest', firstStartMiB, 600, 350),
    row('of the second start', started, 250, 150),
    row('after each page and list at 32 connections', now, 350, 300),
    row('under this load, highest', highest, 400, 350),
  ];
}

/** Options of Node for a server with little memory. */
export const smallHeap = { nodeOptions: ['--max-old-space-size=256'] };

/** Measures a server whose heap is limited to 256 MB under the same load; it ends, and so does the run, if that is not enough. */
export async function measureSmallHeap(server: Server, schedule: Schedule): Promise<Result[]> {
  console.log('… memory with 256 MB of heap');
  await visitEverything(server, schedule);
  return [row('with 256 MB of heap under this load, highest', readMemory(server.pid).highest, 400, 300)];
}

/** Puts each page and list under load for a second. */
async function visitEverything({ origin, pid }: Server, schedule: Schedule): Promise<void> {
  const headers = await bearerHeaders(origin, 'admin@example.com');
  for (const path of [...pages, ...listPaths()])
    await measureRound({ name: path, url: origin + path, pid, headers: path.startsWith('/v') ? headers : {} }, { ...schedule, seconds: 1 });
}

function row(name: string, value: number, floor: number, goal: number): Result {
  return { name: `Memory ${name}, MiB`, rounds: [value], floor, goal, isBetter: 'less' };
}
