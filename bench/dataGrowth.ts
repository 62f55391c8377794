import { type Call, contract } from '../api-contract/src/index.ts';
import { bearerHeaders } from './credentials.ts';
import { median } from './load.ts';
import type { Server } from './machine.ts';
import { readCpuMs, readCpuMsWithChildren } from './processorTime.ts';
import type { Result } from './results.ts';

const ROUNDS = 5;
/** CPU time is counted in steps of 10 ms, so a cheap request is repeated until it has used this much, within limits. */
const MIN_CPU_MS = 300;
const MIN_REPEATS = 40;
const MAX_REPEATS = 400;
/** Smaller figures are noise of that counting. */
const NOISE_MS = 0.5;

interface Probe {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Paths with other search terms, for when this one finds fewer items in one data set than in the other. */
  alternatives?: string[];
}
interface DataSet {
  server: Server;
  headers: Record<string, string>;
}

/** Measures how much more CPU time lists, searches, lookups, histograms and suggestions take with the large data than with the demo data. */
export async function measureDataGrowth(demo: Server, large: Server, databasePid: number, only: string): Promise<Result[]> {
  const signIn = async ({ origin }: Server) => ({
    ...(await bearerHeaders(origin, 'admin@example.com')),
    'Content-Type': 'application/json',
  });
  const dataSets: DataSet[] = [
    { server: demo, headers: await signIn(demo) },
    { server: large, headers: await signIn(large) },
  ];
  const results: Result[] = [];
  for (const requested of buildProbes()) {
    if (!formatProbe(requested).toLowerCase().includes(only)) continue;
    const probe = await matchItemCounts(requested, dataSets);
    const name = formatProbe(probe);
    const costs: number[][] = dataSets.map(() => []);
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const [index, { server, headers }] of dataSets.entries())
        costs[index]?.push(await measureCpu(probe, server, headers, databasePid));
    const [small = [], big = []] = costs;
    const rounds = big.map((cost, turn) => Math.max(NOISE_MS, cost) / Math.max(NOISE_MS, small[turn] ?? 0));
    results.push({ name, rounds, floor: 1.3, goal: 1.1, isBetter: 'less' });
    console.log(`… ${name}: ${median(small).toFixed(2)} ms, large ${median(big).toFixed(2)} ms`);
  }
  return results;
}

function formatProbe({ method, path, body }: Probe): string {
  return `${method} ${path} ${body ? JSON.stringify(body) : ''}`.trim();
}

/**
 * Adapts a request so that both data sets return the same number of items. Where the demo data fills less than a page, the large data would
 * be charged for a longer response instead of a harder search; so the page is as long as both can fill, or the term is one both know.
 */
async function matchItemCounts(probe: Probe, dataSets: readonly DataSet[]): Promise<Probe> {
  for (const path of [probe.path, ...(probe.alternatives ?? [])]) {
    const counts = await Promise.all(dataSets.map((dataSet) => countItems({ ...probe, path }, dataSet)));
    const least = Math.min(...counts);
    if (least === Math.max(...counts)) return { ...probe, path };
    if (least > 0 && path.includes('?')) return { ...probe, path: withLimit(path, least) };
  }
  return probe;
}

function withLimit(path: string, limit: number): string {
  const [address = path, query] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('limit', String(limit));
  return `${address}?${parameters.toString()}`;
}

async function countItems({ method, path, body }: Probe, { server, headers }: DataSet): Promise<number> {
  const response = await fetch(server.origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const reply: { items?: unknown[] } | unknown[] = await response.json();
  return Array.isArray(reply) ? reply.length : (reply.items?.length ?? 0);
}

/** Milliseconds of CPU time of server and database for one request; a slow one is sent only once. */
async function measureCpu(
  { method, path, body }: Probe,
  { origin, pid }: Server,
  headers: Record<string, string>,
  databasePid: number,
): Promise<number> {
  const readCpu = () => readCpuMs(pid) + readCpuMsWithChildren(databasePid);
  const send = async () => {
    const response = await fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}`);
  };
  const started = performance.now();
  const first = readCpu();
  await send();
  if (performance.now() - started > 500) return readCpu() - first;
  // Lets V8 compile the code and each connection plan its statements before the measurement.
  for (let times = 0; times < MIN_REPEATS; times += 1) await send();
  const before = readCpu();
  let times = 0;
  while (times < MIN_REPEATS || (readCpu() - before < MIN_CPU_MS && times < MAX_REPEATS)) {
    await send();
    times += 1;
  }
  return (readCpu() - before) / times;
}

const calls = Object.values(contract).flatMap((entity) => Object.values<Call>(entity));

/** The first page of every list of the contract that needs neither an id nor a filter. */
export function listPaths(): string[] {
  const lists = calls.filter(
    ({ method, path, query }) =>
      method === 'GET' && !path.includes('{') && query && 'limit' in query.shape && query.safeParse({}).success && !needsFilter.has(path),
  );
  return lists.map(({ path, query }) => path + limitQuery(query));
}

/** Every list and search of the contract that needs no id, and the lookups of search fields while typing. */
function buildProbes(): Probe[] {
  const searches = calls.filter(
    ({ method, path, body }) => method === 'POST' && /^\/v[23]\/\w+_searches$/.test(path) && body?.safeParse({}).success,
  );
  const lookups = calls.filter(({ method, path }) => method === 'GET' && /\{(?:fragment|nameFragment)\}$/.test(path));
  return [
    ...listPaths().map((path): Probe => ({ method: 'GET', path })),
    ...searches.map(({ path }): Probe => ({ method: 'POST', path, body: {} })),
    ...lookups.map(({ path }): Probe => ({ method: 'GET', path: path.replace(/\{\w+\}$/, 'kenya') })),
    ...lookups.map(({ path }): Probe => {
      const [first = path, ...alternatives] = ['sa', 'th', 'in', 'ma'].map((term) => path.replace(/\{\w+\}$/, term));
      return { method: 'GET', path: first, alternatives };
    }),
    { method: 'GET', path: '/v3/destinations?q=ken&limit=10' },
    { method: 'GET', path: '/v2/search?q=kenya' },
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

/** Limits a list to one page size, because some lists return everything by default and would be compared by their length. */
function limitQuery(query: Call['query']): string {
  return query?.shape['limit']?.safeParse(String(PAGE)).success ? `?limit=${PAGE}` : '';
}

const PAGE = 25;

/** Lists that require a filter. */
const needsFilter = new Set(['/v3/country_photos', '/v3/country_email_photos', '/v2/review_votes']);
