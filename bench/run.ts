import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { startEmbedded } from '../bff/src/database/embedded.ts';
import { compare, type Round } from './load.ts';
import { print, type Row } from './rows.ts';
import { newTripRequest } from './newTripRequest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--quick');
const rounds = quick ? 2 : 5;
const seconds = quick ? 2 : 4;
const folder = mkdtempSync(join(tmpdir(), 'farwend-bench-'));
const children: ChildProcess[] = [];
const database = await startEmbedded({ dataDir: folder }, pino({ level: 'error' }), { throwaway: true });

try {
  const rows = await measure();
  print(rows);
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)))));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<Row[]> {
  const product = await start(
    ['bff/src/main.ts'],
    { DATABASE_URL: database.url, PORT: '8601', PHOTOS_PORT: '8611', RATE_LIMITS: 'off', LOG_LEVEL: 'info', DATA_DIR: folder, CAPTCHA_DIFFICULTY: '100' },
    'http://127.0.0.1:8601/readyz',
  );
  const origin = 'http://127.0.0.1:8601';
  const { accessToken } = await post(`${origin}/v3/tokens`, { username: 'care@example.com', password: 'compass-rose-42' });
  const care = { Authorization: `Bearer ${accessToken}` };
  const { items } = await (await fetch(`${origin}/v3/trip_requests?limit=1`, { headers: care })).json();
  const id: string = items[0].id;
  const cookie = await signIn(origin);

  const scripts = { home: await scriptSize(origin, '/'), form: await scriptSize(origin, '/trip-request') };
  const home = await save(`${origin}/`, 'home.html');
  const form = await save(`${origin}/trip-request`, 'form.html');
  const limit = await start(['bench/limit.ts', database.url, '8602', id, home], {}, 'http://127.0.0.1:8602/page');
  const plainHome = await start(['bench/plainPage.ts', home, '8603'], {}, 'http://127.0.0.1:8603/');
  const plainForm = await start(['bench/plainPage.ts', form, '8604'], {}, 'http://127.0.0.1:8604/');

  const pair = (a: Parameters<typeof compare>[0][number], b: Parameters<typeof compare>[0][number]) => compare([a, b], rounds, seconds);
  const read = await pair(
    { name: 'read', url: `${origin}/v3/trip_requests/${id}`, pid: product, headers: care },
    { name: 'limit read', url: 'http://127.0.0.1:8602/read', pid: limit },
  );
  const list = await pair(
    { name: 'list', url: `${origin}/v3/trip_requests?limit=25`, pid: product, headers: care },
    { name: 'limit list', url: 'http://127.0.0.1:8602/list', pid: limit },
  );
  const known = await pair(
    { name: '304', url: `${origin}/v3/destinations?params=served`, pid: product, headers: {} },
    { name: 'limit list', url: 'http://127.0.0.1:8602/list', pid: limit },
  );
  const suggestions = await pair(
    { name: 'suggestions', url: `${origin}/v3/destinations?q=ken&limit=10`, pid: product },
    { name: 'read', url: `${origin}/v3/trip_requests/${id}`, pid: product, headers: care },
  );
  const create = await pair(
    {
      name: 'create',
      url: `${origin}/v3/trip_requests`,
      pid: product,
      method: 'POST',
      headers: { ...care, 'Content-Type': 'application/json' },
      body: newTripRequest,
    },
    {
      name: 'limit create',
      url: 'http://127.0.0.1:8602/create',
      pid: limit,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: newTripRequest,
    },
  );
  const cached = await pair(
    { name: 'home cached', url: `${origin}/`, pid: product, connections: 16 },
    { name: 'memory', url: 'http://127.0.0.1:8602/page', pid: limit, connections: 16 },
  );
  const homePage = await pair(
    { name: 'home', url: `${origin}/`, pid: product, headers: { Cookie: cookie }, connections: 16 },
    { name: 'plain home', url: 'http://127.0.0.1:8603/', pid: plainHome, connections: 16 },
  );
  const formPage = await pair(
    { name: 'form', url: `${origin}/trip-request`, pid: product, headers: { Cookie: cookie }, connections: 16 },
    { name: 'plain form', url: 'http://127.0.0.1:8604/', pid: plainForm, connections: 16 },
  );

  return [
    speed('Trip request by id, × limit', read, 0.65, 0.9),
    cpu('the same, CPU per request × limit', read, 1.6, 1.2),
    speed('List of 25 trip requests, × limit', list, 0.6, 0.75),
    speed('All served destinations, × limit list of 25', known, 0.1, 0.2),
    cpu('Destination suggestions, CPU × trip request by id', suggestions, 1, 0.5),
    speed('Trip request create, × limit of two inserts', create, 0.1, 0.2),
    cpu('Trip request create, CPU per request × limit', create, 4, 2.5),
    speed('Home from the cache, × memory', cached, 0.4, 0.6),
    cpu('Home rendered, CPU × plain page', homePage, 5.5, 3),
    cpu('Trip request page rendered, CPU × plain page', formPage, 5.5, 3),
    size('Home, all JavaScript, kB gzip', scripts.home, 120, 85),
    size('Trip request step one, all JavaScript, kB gzip', scripts.form, 150, 120),
  ];
}

function speed(name: string, [ours, base]: Round[], floor: number, goal: number): Row {
  return { name, value: (ours?.perSecond ?? 0) / (base?.perSecond ?? 1), floor, goal, isBetter: 'more' };
}
function cpu(name: string, [ours, base]: Round[], floor: number, goal: number): Row {
  return { name, value: (ours?.cpuMs ?? 0) / (base?.cpuMs ?? 1), floor, goal, isBetter: 'less' };
}
function size(name: string, value: number, floor: number, goal: number): Row {
  return { name, value, floor, goal, isBetter: 'less' };
}

/** Scripts that the page names itself, and what they import at once. */
async function scriptSize(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const wanted = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const seen = new Set<string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(join(root, 'site/dist/client', file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) wanted.push(`/assets/${name}`);
  }
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, 'site/dist/client', file))).length, 0) / 1000;
}

async function start(args: string[], env: Record<string, string>, readyUrl: string): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(readyUrl).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child.pid ?? 0;
    await wait(200);
  }
  throw new Error(`${args[0]} did not start`);
}

async function post(url: string, body: unknown): Promise<{ accessToken: string }> {
  return (
    await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  ).json() as Promise<{ accessToken: string }>;
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/v3/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'dana@example.com', password: 'compass-rose-42' }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function save(url: string, name: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, await (await fetch(url)).text());
  if (statSync(file).size < 1000) throw new Error(`${url} is too short; ${readdirSync(folder).join(', ')}`);
  return file;
}
