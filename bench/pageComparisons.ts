import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sessionOf } from './callers.ts';
import { type Machine, root, type Server } from './machine.ts';
import { cpu, type Row, speed, type Work } from './rows.ts';

/** The pages, each against the same page in plain React or from memory. */
export async function pageWork({ origin, pid }: Server, databaseUrl: string, machine: Machine): Promise<Work[]> {
  const headers = await sessionOf(origin, 'dana@example.com');
  const home = await save(`${origin}/`, join(machine.folder, 'home.html'));
  const form = await save(`${origin}/trip-request`, join(machine.folder, 'form.html'));
  const memory = await machine.start(['bench/limit.ts', databaseUrl, '18606', '', '', home], {}, 'http://127.0.0.1:18606', '/page');
  const plainHome = await machine.start(['bench/plainPage.ts', home, '18603'], {}, 'http://127.0.0.1:18603');
  const plainForm = await machine.start(['bench/plainPage.ts', form, '18604'], {}, 'http://127.0.0.1:18604');
  const page = (name: string, url: string, process: number, more: Record<string, string> = {}) => ({
    name,
    url,
    pid: process,
    headers: more,
    connections: 16,
  });
  return [
    {
      targets: [page('home cached', `${origin}/`, pid), page('memory', `${memory.origin}/page`, memory.pid)],
      rows: [speed('Home from the cache, × memory', 0.4, 0.6)],
    },
    {
      targets: [page('home', `${origin}/`, pid, headers), page('plain home', plainHome.origin, plainHome.pid)],
      rows: [cpu('Home rendered, CPU × plain page', 5.5, 3)],
    },
    {
      targets: [page('form', `${origin}/trip-request`, pid, headers), page('plain form', plainForm.origin, plainForm.pid)],
      rows: [cpu('Trip request page rendered, CPU × plain page', 5.5, 3)],
    },
  ];
}

/** What the browser loads to run two pages. */
export async function pageSizes(origin: string): Promise<Row[]> {
  const size = (name: string, value: number, floor: number, goal: number): Row => ({ name, value, floor, goal, isBetter: 'less' });
  return [
    size('Home, all JavaScript, kB gzip', await scriptSize(origin, '/'), 120, 85),
    size('Trip request step one, all JavaScript, kB gzip', await scriptSize(origin, '/trip-request'), 120, 110),
  ];
}

/** Scripts that the page names itself, and what they import at once. */
async function scriptSize(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const wanted = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const seen = new Set<string>();
  const codeOf = (file: string) => readFileSync(join(root, 'site/dist/client', file));
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of codeOf(file)
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      wanted.push(`/assets/${name}`);
  }
  return [...seen].reduce((sum, file) => sum + gzipSync(codeOf(file)).length, 0) / 1000;
}

async function save(url: string, file: string): Promise<string> {
  writeFileSync(file, await (await fetch(url)).text());
  if (statSync(file).size < 1000) throw new Error(`${url} is too short`);
  return file;
}
