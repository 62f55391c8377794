import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sessionHeaders } from './credentials.ts';
import { type Machine, root, type Server } from './machine.ts';
import { serverCpuRatio, type Result, throughputRatio, type Comparison } from './results.ts';

/** Pages, each against the same page in plain React or from memory. */
export async function buildPageComparisons({ origin, pid }: Server, databaseUrl: string, machine: Machine): Promise<Comparison[]> {
  const headers = await sessionHeaders(origin, 'dana@example.com');
  const home = await savePage(`${origin}/`, join(machine.folder, 'home.html'));
  const form = await savePage(`${origin}/trip-request`, join(machine.folder, 'form.html'));
  const memory = await machine.start(['bench/limit.ts', databaseUrl, '18606', '', '', home], {}, 'http://127.0.0.1:18606', '/page');
  const plainHome = await machine.start(['bench/plainPage.ts', home, '18603'], {}, 'http://127.0.0.1:18603');
  const plainForm = await machine.start(['bench/plainPage.ts', form, '18604'], {}, 'http://127.0.0.1:18604');
  const page = (name: string, url: string, process: number, extraHeaders: Record<string, string> = {}) => ({
    name,
    url,
    pid: process,
    headers: extraHeaders,
    connections: 16,
  });
  return [
    {
      targets: [page('home cached', `${origin}/`, pid), page('memory', `${memory.origin}/page`, memory.pid)],
      results: [throughputRatio('Home from the cache, × memory', 0.4, 0.8)],
    },
    {
      targets: [
        page('home cached, compressed', `${origin}/`, pid, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }),
        page('compressed memory', `${memory.origin}/page.gz`, memory.pid),
      ],
      results: [throughputRatio('Home from the cache as browsers ask for it, × compressed memory', 0.4, 0.8)],
    },
    {
      targets: [page('home', `${origin}/`, pid, headers), page('plain home', plainHome.origin, plainHome.pid)],
      results: [serverCpuRatio('Home rendered, CPU × plain page', 5.5, 2)],
    },
    {
      targets: [page('form', `${origin}/trip-request`, pid, headers), page('plain form', plainForm.origin, plainForm.pid)],
      results: [serverCpuRatio('Trip request page rendered, CPU × plain page', 5.5, 3)],
    },
  ];
}

/** Measures the JavaScript that the browser loads for two pages. */
export async function measurePageSizes(origin: string): Promise<Result[]> {
  const size = (name: string, value: number, floor: number, goal: number): Result => ({
    name,
    rounds: [value],
    floor,
    goal,
    isBetter: 'less',
  });
  return [
    size('Home, all JavaScript, kB gzip', await scriptSize(origin, '/'), 120, 85),
    size('Trip request step one, all JavaScript, kB gzip', await scriptSize(origin, '/trip-request'), 120, 100),
  ];
}

/** Compressed size in kB of the scripts of a page and everything they import statically. */
async function scriptSize(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const queue = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const seen = new Set<string>();
  const readAsset = (file: string) => readFileSync(join(root, 'site/dist/client', file));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readAsset(file)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      queue.push(`/assets/${name}`);
  }
  return [...seen].reduce((sum, file) => sum + gzipSync(readAsset(file)).length, 0) / 1000;
}

async function savePage(url: string, file: string): Promise<string> {
  writeFileSync(file, await (await fetch(url)).text());
  if (statSync(file).size < 1000) throw new Error(`${url} is too short`);
  return file;
}
