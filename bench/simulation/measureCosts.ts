import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { measureRound, warmUp } from '../load.ts';
import { type Machine, root } from '../machine.ts';
import { type Cost, type Costs, costsFile } from './costs.ts';
import { buildKinds, type Kind } from './kinds.ts';

const PORT = 18_661;
/** Of the photos, as `Machine.product` starts them. */
const PHOTOS_PORT = PORT + 30;
const SECONDS = 4;
const page = join(root, 'docs/performance/costs.md');

/** Measures what one request of each kind costs, keeps it for the simulation, and writes it to `docs/performance/costs.md`. */
export async function measureCosts(machine: Machine, data: 'demo' | 'large'): Promise<void> {
  const databaseUrl = await machine.database(data);
  const product = await machine.product(databaseUrl, PORT, data);
  const kinds: Costs['kinds'] = {};
  for (const kind of await buildKinds(product, PHOTOS_PORT, databaseUrl, machine)) {
    console.log(`… ${kind.name}`);
    kinds[kind.name] = await measureCost(kind, databaseUrl, machine);
  }
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const costs: Costs = {
    commit,
    data,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
    kinds,
  };
  writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`);
  writeFileSync(page, describeCosts(costs));
  console.log(`Written to ${costsFile} and ${page}.`);
}

async function measureCost({ target }: Kind, databaseUrl: string, machine: Machine): Promise<Cost> {
  const schedule = { rounds: 1, seconds: SECONDS, databasePid: machine.databasePid };
  await warmUp(target, schedule);
  const before = {
    client: process.cpuUsage(),
    wal: await readWalPosition(databaseUrl, machine),
    sizes: await readSizes(databaseUrl, machine),
  };
  const { responses, cpuMs, databaseMs } = await measureRound(target, schedule);
  const client = process.cpuUsage(before.client);
  const walBytes = (await readWalPosition(databaseUrl, machine)) - before.wal;
  const sizes = await readSizes(databaseUrl, machine);
  // What is written while requests read is written by jobs beside them.
  const isRead =
    (target.method ?? 'GET') === 'GET' && (target.sequences ?? []).every((each) => each.every(({ method }) => method === 'GET'));
  const grown = [...sizes].map(([table, bytes]) => [table, Math.round((bytes - (before.sizes.get(table) ?? 0)) / responses)] as const);
  return {
    serverMs: round(cpuMs),
    databaseMs: round(databaseMs),
    clientMs: round((client.user + client.system) / 1000 / responses),
    responseBytes: await readResponseBytes(target),
    isRead,
    walBytes: isRead ? 0 : Math.round(walBytes / responses),
    storedBytes: isRead ? {} : Object.fromEntries(grown.filter(([, bytes]) => bytes > 0).toSorted(([, a], [, b]) => b - a)),
  };
}

async function readWalPosition(databaseUrl: string, { rows }: Machine): Promise<number> {
  const [row] = await rows<{ bytes: number }>(databaseUrl, `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS bytes`);
  return row?.bytes ?? 0;
}

/** Bytes of each table with its indexes and long texts, without the maps that vacuum adds. */
async function readSizes(databaseUrl: string, { rows }: Machine): Promise<Map<string, number>> {
  const sizes = await rows<{ table: string; bytes: number }>(
    databaseUrl,
    `SELECT coalesce(pg_partition_root(oid), oid)::regclass::text AS table, sum(pg_relation_size(oid) + pg_indexes_size(oid) + CASE reltoastrelid WHEN 0 THEN 0 ELSE pg_relation_size(reltoastrelid) END)::float8 AS bytes
      FROM pg_class WHERE relkind = 'r' AND relnamespace <> ALL (ARRAY['pg_catalog', 'information_schema']::regnamespace[]) GROUP BY 1`,
  );
  return new Map(sizes.map(({ table, bytes }) => [table, bytes]));
}

/** The size of one response as it is sent, so compressed, with its headers. */
function readResponseBytes({ url, headers = {}, method = 'GET', body, sequences }: Kind['target']): Promise<number> {
  const [first] = sequences?.[0] ?? [];
  const address = first ? new URL(first.path, url).href : url;
  const options = { method: first?.method ?? method, headers, agent: false };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = options.method === 'GET' ? get(address, options) : request(address, options);
  sent.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => resolve(response.socket.bytesRead));
  });
  sent.end(options.method === 'GET' ? undefined : (first?.body ?? body)?.());
  return promise;
}

function round(milliseconds: number): number {
  return Number(milliseconds.toPrecision(3));
}

function describeCosts({ commit, data, processor, cores, kinds }: Costs): string {
  const time = (milliseconds: number) => milliseconds.toFixed(2);
  const stored = (cost: Cost) => Object.values(cost.storedBytes).reduce((sum, bytes) => sum + bytes, 0);
  const lines = Object.entries(kinds).map(([name, cost]) => {
    const { serverMs, databaseMs, responseBytes, walBytes } = cost;
    return `| ${name} | ${time(serverMs)} | ${time(databaseMs)} | ${responseBytes} | ${walBytes} | ${stored(cost)} |`;
  });
  const tables = Object.entries(kinds).flatMap(([name, { storedBytes }]) =>
    Object.entries(storedBytes).map(([table, bytes]) => `| ${name} | \`${table}\` | ${bytes} |`),
  );
  return `# What one request costs

Written by \`npm run bench -- --costs\`: commit ${commit}, the ${data} data, ${cores} cores of ${processor}. Processor time is that of the node with all its threads and of the database with all its connections, under load; bytes are those of the compressed response with its headers, of the write-ahead log, and by which tables grow with their indexes. Jobs and mails that a request causes are counted with it. [Scale](../operations/scale.md) computes with these figures.

| Request | Node, ms | Database, ms | Response, bytes | WAL, bytes | Stored, bytes |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## What grows

Bytes of each table for one request, so kilobytes for a thousand.

| Request | Table | Bytes |
| --- | --- | --- |
${tables.join('\n')}
`;
}
