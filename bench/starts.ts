import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { bearerHeaders } from './credentials.ts';
import type { Schedule } from './load.ts';
import { type Machine, root, startEnvironment, startOptions } from './machine.ts';
import { newTripRequest } from './newTripRequest.ts';
import type { Result } from './results.ts';

const NAMES = { again: 'Second start, s', killed: 'Ready after kill -9 during writes, s' };
const PORT = 18641;
const origin = `http://127.0.0.1:${PORT}`;

/** Measures how long the product with its embedded database takes to serve: a second start, and one after it was killed. */
export async function measureStarts({ folder }: Machine, { rounds: count }: Schedule, only: string): Promise<Result[]> {
  if (!Object.values(NAMES).some((name) => name.toLowerCase().includes(only))) return [];
  console.log('… starts');
  const dataDir = join(folder, 'starts');
  await stop((await start(dataDir)).child, 'SIGTERM'); // creates the database
  const again: number[] = [];
  const killed: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const second = await start(dataDir);
    again.push(second.seconds);
    const headers = { ...(await bearerHeaders(origin, 'care@example.com')), 'Content-Type': 'application/json' };
    const writes = writeTripRequests(headers);
    await stop(second.child, 'SIGKILL', 2_000);
    await writes;
    const third = await start(dataDir);
    killed.push(third.seconds);
    await stop(third.child, 'SIGTERM');
  }
  return [
    { name: NAMES.again, rounds: again, floor: 5, goal: 1.5, isBetter: 'less' },
    { name: NAMES.killed, rounds: killed, floor: 8.5, goal: 2, isBetter: 'less' },
  ];
}

/** Starts the product as `npm start` does, without npm; the seconds until it says that it is ready. */
async function start(dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const startedAt = performance.now();
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [...startOptions, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...env,
      ...startEnvironment,
      PORT: String(PORT),
      PHOTOS_PORT: String(PORT + 30),
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (!output.includes('Ready: ')) continue;
    child.stdout.resume();
    return { child, seconds: (performance.now() - startedAt) / 1000 };
  }
  throw new Error(`The product did not start:\n${output}`);
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', afterMs = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Leaves the database something to recover. */
async function writeTripRequests(headers: Record<string, string>): Promise<void> {
  const setupRequest = (request: object) => ({ ...request, body: newTripRequest() });
  const requests = [{ method: 'POST' as const, headers, setupRequest }];
  await autocannon({ url: `${origin}/v3/trip_requests`, connections: 8, duration: 3, method: 'POST', headers, requests });
}
