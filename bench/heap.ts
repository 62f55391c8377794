import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { bearerHeaders, signIn } from './credentials.ts';
import { listPaths } from './dataGrowth.ts';
import { measureRound } from './load.ts';
import { root, type Server, startMachine } from './machine.ts';
import { pages } from './memory.ts';
import { newArticle } from './newArticle.ts';

const MEBIBYTE = 1024 * 1024;
const SnapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())]).rest(z.unknown()) }),
  }),
  nodes: z.array(z.number()),
});

/** Writes what the heap of the server holds after each kind of load to `docs/performance/memory.md`. */
export async function writeHeap(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-heap-'));
  const machine = await startMachine();
  try {
    const databaseUrl = await machine.database('demo');
    const nodeOptions = ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${folder}`];
    await machine.product(databaseUrl, 18601, 'demo'); // loads the demo data
    const server = await machine.product(databaseUrl, 18602, 'demo', { nodeOptions });
    const columns: [load: string, holders: Map<string, number>][] = [];
    for (const [load, run] of await buildLoads(server, machine.databasePid)) {
      console.log(`… ${load}`);
      await run();
      columns.push([load, await readHolders(server.pid, folder)]);
    }
    writeFileSync(join(root, 'docs/performance/memory.md'), format(columns));
  } finally {
    await machine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildLoads({ origin, pid }: Server, databasePid: number): Promise<[string, () => Promise<void>][]> {
  const round = { rounds: 1, seconds: 1, databasePid };
  const [admin, editor] = await Promise.all(['admin@example.com', 'editor@example.com'].map((email) => bearerHeaders(origin, email)));
  const read = async (paths: string[], headers = {}) => {
    for (const path of paths) await measureRound({ name: path, url: origin + path, pid, headers }, round);
  };
  const headers = { ...editor, 'Content-Type': 'application/json' };
  return [
    ['start', async () => undefined],
    ['pages', () => read(pages)],
    ['lists', () => read(listPaths(), admin)],
    ['sign-ins', async () => void (await Promise.all(Array.from({ length: 50 }, () => signIn(origin, 'dana@example.com'))))],
    [
      'writes',
      async () =>
        void (await measureRound(
          { name: 'articles', url: `${origin}/v2/articles`, pid, method: 'POST', headers, body: newArticle },
          { ...round, seconds: 5 },
        )),
    ],
  ];
}

/** Bytes by type of what is reachable, from a snapshot that the process writes at a signal. */
async function readHolders(pid: number, folder: string): Promise<Map<string, number>> {
  process.kill(pid, 'SIGUSR2');
  let file: string | undefined;
  let text = '';
  while (!text.endsWith('}') && !text.endsWith('}\n')) {
    await wait(500);
    file = globSync(join(folder, '*.heapsnapshot'))[0];
    text = file === undefined ? '' : readFileSync(file, 'utf8');
  }
  rmSync(file ?? '');
  const { snapshot, nodes } = SnapshotSchema.parse(JSON.parse(text));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const holders = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? 0] ?? '';
    holders.set(type, (holders.get(type) ?? 0) + (nodes[at + sizeAt] ?? 0));
  }
  return holders;
}

function format(columns: [load: string, holders: Map<string, number>][]): string {
  const last = columns.at(-1)?.[1] ?? new Map<string, number>();
  const names = [...last].toSorted(([, a], [, b]) => b - a).flatMap(([name, bytes]) => (bytes >= MEBIBYTE / 10 ? [name] : []));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = names.map((name) => line([name, ...columns.map(([, holders]) => ((holders.get(name) ?? 0) / MEBIBYTE).toFixed(1))]));
  return `# What the memory of the server is made of

MiB after each kind of load, one after the other in one process, by type of V8's heap snapshot after garbage collection. Measured by \`npm run bench -- --heap\` on a second start with demo data. \`string\` includes the source of the bundle, \`code\` what V8 compiled from it; the memory of the process also holds garbage, 60 MiB of Node's program and what libraries allocate outside of the heap. Caches that grow are bounded, and \`/metrics\` reports them (\`farwend_cache_bytes\`).

${[line(['Holder', ...columns.map(([load]) => load)]), line(['---', ...columns.map(() => '---:')]), ...rows].join('\n')}
`;
}
