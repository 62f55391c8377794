import { type Call, contract } from '../api-contract/src/index.ts';
import { tokenOf } from './callers.ts';
import { median } from './load.ts';
import type { Server } from './machine.ts';
import { cpuOfProcess, cpuWithChildren } from './processorTime.ts';
import type { Row } from './rows.ts';

const ROUNDS = 5;
/** CPU is told in steps of 10 ms: cheap answers are asked for until so much of it was spent, but not for ever. */
const ENOUGH_MS = 300;
const MOST = 400;
const REPEATED = 40;
/** Less than this is the noise of counting in hundredths of a second. */
const LEAST_MS = 0.5;

interface Ask {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The same with other letters, to be asked when these find less with one of the data than with the other. */
  others?: string[];
}
interface Side {
  server: Server;
  headers: Record<string, string>;
}

/** How much more CPU each list, search, lookup, histogram and suggestion takes with the large data than with the demo's. */
export async function growth(demo: Server, large: Server, databasePid: number, only: string): Promise<Row[]> {
  const headersOf = async ({ origin }: Server) => ({ ...(await tokenOf(origin, 'admin@example.com')), 'Content-Type': 'application/json' });
  const sides: Side[] = [
    { server: demo, headers: await headersOf(demo) },
    { server: large, headers: await headersOf(large) },
  ];
  const rows: Row[] = [];
  for (const asked of asks()) {
    if (!nameOf(asked).toLowerCase().includes(only)) continue;
    const ask = await ofOneLength(asked, sides);
    const name = nameOf(ask);
    const costs: number[][] = sides.map(() => []);
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [index, { server, headers }] of sides.entries()) costs[index]?.push(await costOf(ask, server, headers, databasePid));
    const [small = 0, big = 0] = costs.map(median);
    rows.push({ name, value: Math.max(LEAST_MS, big) / Math.max(LEAST_MS, small), floor: 1.3, goal: 1.1, isBetter: 'less' });
    console.log(`… ${name}: ${small.toFixed(2)} ms, large ${big.toFixed(2)} ms`);
  }
  return rows;
}

function nameOf({ method, path, body }: Ask): string {
  return `${method} ${path} ${body ? JSON.stringify(body) : ''}`.trim();
}

/**
 * The same ask so that both data answer as many items: where the demo has less than a page, the large data would be measured by how much
 * more it says, not by how much harder it was to find. So a page is as long as both can fill, and letters are some that both know as well.
 */
async function ofOneLength(ask: Ask, sides: readonly Side[]): Promise<Ask> {
  for (const path of [ask.path, ...(ask.others ?? [])]) {
    const counts = await Promise.all(sides.map((side) => countOf({ ...ask, path }, side)));
    const least = Math.min(...counts);
    if (least === Math.max(...counts)) return { ...ask, path };
    if (least > 0 && path.includes('?')) return { ...ask, path: withLimit(path, least) };
  }
  return ask;
}

function withLimit(path: string, limit: number): string {
  const [address = path, query] = path.split('?');
  const asked = new URLSearchParams(query);
  asked.set('limit', String(limit));
  return `${address}?${asked.toString()}`;
}

/** How many items an answer has. */
async function countOf({ method, path, body }: Ask, { server, headers }: Side): Promise<number> {
  const response = await fetch(server.origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer: { items?: unknown[] } | unknown[] = await response.json();
  return Array.isArray(answer) ? answer.length : (answer.items?.length ?? 0);
}

/** Milliseconds of CPU of server and database for one answer; a slow one is asked less often. */
async function costOf(
  { method, path, body }: Ask,
  { origin, pid }: Server,
  headers: Record<string, string>,
  databasePid: number,
): Promise<number> {
  const now = () => cpuOfProcess(pid) + cpuWithChildren(databasePid);
  const ask = async () => {
    const response = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  };
  const started = performance.now();
  const first = now();
  await ask();
  if (performance.now() - started > 500) return now() - first;
  // Code is compiled and plans are made, for each connection, before anything is measured.
  for (let times = 0; times < REPEATED; times += 1) await ask();
  const before = now();
  let times = 0;
  while (times < REPEATED || (now() - before < ENOUGH_MS && times < MOST)) {
    await ask();
    times += 1;
  }
  return (now() - before) / times;
}

/** Every list and search of the contract that needs no id, and what is typed letter by letter. */
function asks(): Ask[] {
  const calls = Object.values(contract).flatMap((entity) => Object.values<Call>(entity));
  const lists = calls.filter(
    ({ method, path, query }) => method === 'GET' && !path.includes('{') && query && 'limit' in query.shape && !needsMore.has(path),
  );
  const searches = calls.filter(
    ({ method, path, body }) => method === 'POST' && /^\/v[23]\/\w+_searches$/.test(path) && body?.safeParse({}).success,
  );
  const letters = calls.filter(({ method, path }) => method === 'GET' && /\{(?:fragment|nameFragment)\}$/.test(path));
  return [
    ...lists.map(({ path, query }): Ask => ({ method: 'GET', path: path + pageOf(query) })),
    ...searches.map(({ path }): Ask => ({ method: 'POST', path, body: {} })),
    ...letters.map(({ path }): Ask => ({ method: 'GET', path: path.replace(/\{\w+\}$/, 'kenya') })),
    ...letters.map(({ path }): Ask => {
      const [first = path, ...others] = ['sa', 'th', 'in', 'ma'].map((typed) => path.replace(/\{\w+\}$/, typed));
      return { method: 'GET', path: first, others };
    }),
    { method: 'GET', path: '/v3/destinations?q=ken&limit=10' },
    { method: 'GET', path: '/v2/articles?q=river' },
    { method: 'GET', path: '/v2/articles?sort=title' },
    { method: 'GET', path: '/v3/trip_requests?q=kenya' },
    { method: 'GET', path: '/v3/partners?q=safari' },
    { method: 'POST', path: '/v3/review_searches', body: { filters: { q: 'guide' } } },
    { method: 'POST', path: '/v2/review_searches', body: { q: 'guide' } },
    { method: 'POST', path: '/v3/review_searches', body: { sortOrders: [{ field: 'reviewedAt', order: 'desc' }] } },
    { method: 'POST', path: '/v3/review_histograms', body: { filters: {} } },
  ];
}

/** Pages of one size: some lists answer all they have when nothing is said, and would be compared by their length. */
function pageOf(query: Call['query']): string {
  return query?.shape['limit']?.safeParse(String(PAGE)).success ? `?limit=${PAGE}` : '';
}

const PAGE = 25;

/** Lists that cannot be asked for without a filter. */
const needsMore = new Set(['/v3/country_photos', '/v3/country_email_photos', '/v2/review_votes']);
