import { type Call, contract } from '../api-contract/src/index.ts';
import { tokenOf } from './callers.ts';
import { median } from './load.ts';
import type { Server } from './machine.ts';
import { cpuOfProcess, cpuWithChildren } from './processorTime.ts';
import type { Row } from './rows.ts';

const ROUNDS = 5;
const REPEATED = 40;
/** Less than this is the noise of counting in hundredths of a second. */
const LEAST_MS = 0.5;

interface Ask {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** How much more CPU each list, search, lookup, histogram and suggestion takes with the large data than with the demo's. */
export async function growth(demo: Server, large: Server, databasePid: number, only: string): Promise<Row[]> {
  const headersOf = async ({ origin }: Server) => ({ ...(await tokenOf(origin, 'admin@example.com')), 'Content-Type': 'application/json' });
  const sides = [
    { server: demo, headers: await headersOf(demo) },
    { server: large, headers: await headersOf(large) },
  ];
  const rows: Row[] = [];
  for (const ask of asks()) {
    const name = `${ask.method} ${ask.path} ${ask.body ? JSON.stringify(ask.body) : ''}`.trim();
    if (!name.toLowerCase().includes(only)) continue;
    const costs: number[][] = sides.map(() => []);
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [index, { server, headers }] of sides.entries()) costs[index]?.push(await costOf(ask, server, headers, databasePid));
    const [small = 0, big = 0] = costs.map(median);
    rows.push({ name, value: Math.max(LEAST_MS, big) / Math.max(LEAST_MS, small), floor: 1.3, goal: 1.1, isBetter: 'less' });
    console.log(`… ${name}: ${small.toFixed(2)} ms, large ${big.toFixed(2)} ms`);
  }
  return rows;
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
  const before = now();
  for (let times = 0; times < REPEATED; times += 1) await ask();
  return (now() - before) / REPEATED;
}

/** Every list and search of the contract that needs no id, and what is typed letter by letter. */
function asks(): Ask[] {
  const calls = Object.values(contract).flatMap((entity) => Object.values<Call>(entity));
  const lists = calls.filter(
    ({ method, path, query }) => method === 'GET' && !path.includes('{') && query && 'limit' in query.shape && !needsMore.has(path),
  );
  const searches = calls.filter(({ method, path }) => method === 'POST' && /^\/v3\/\w+_searches$/.test(path));
  const letters = calls.filter(({ method, path }) => method === 'GET' && /\{(?:fragment|nameFragment)\}$/.test(path));
  return [
    ...lists.map(({ path, query }): Ask => ({ method: 'GET', path: path + pageOf(query) })),
    ...searches.map(({ path }): Ask => ({ method: 'POST', path, body: {} })),
    ...letters.map(({ path }): Ask => ({ method: 'GET', path: path.replace(/\{\w+\}$/, 'kenya') })),
    ...letters.map(({ path }): Ask => ({ method: 'GET', path: path.replace(/\{\w+\}$/, 'sa') })),
    { method: 'GET', path: '/v3/destinations?q=ken&limit=10' },
    { method: 'GET', path: '/v2/articles?q=river' },
    { method: 'GET', path: '/v2/articles?sort=title' },
    { method: 'GET', path: '/v3/trip_requests?q=kenya' },
    { method: 'GET', path: '/v3/partners?q=safari' },
    { method: 'POST', path: '/v3/review_searches', body: { filters: { q: 'guide' } } },
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
