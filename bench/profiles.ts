import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureRound, type Target } from './load.ts';
import { type Machine, root, startMachine } from './machine.ts';
import { buildProfiledReads } from './profiledReads.ts';
import { buildProfiledWrites } from './profiledWrites.ts';
import type { ProfiledWork } from './ProfiledWork.ts';
import { drawFlameGraph } from './flameGraph.ts';
import { recordCpuProfile, sumByRoom, type Share } from './cpuProfile.ts';
import { readStatementCosts, resetStatementCosts, type StatementCost } from './statementCosts.ts';

const INSPECTOR_PORT = 18699;
const SECONDS = 6;
const folder = join(root, 'docs/performance');

/** Profiles writes and reads by function and by statement, and writes what their time is made of to `docs/performance/`. */
export async function writeProfiles(only: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'farwend-profile-'));
  const machine = await startCountingMachine(dataDir);
  try {
    const databaseUrl = await machine.database('demo');
    const product = await machine.product(databaseUrl, 18601, 'demo', {
      nodeOptions: [`--inspect=127.0.0.1:${INSPECTOR_PORT}`],
      fromSources: true,
    });
    for (const work of [...(await buildProfiledWrites(product, databaseUrl, machine)), ...(await buildProfiledReads(product))]) {
      if (!work.name.toLowerCase().includes(only)) continue;
      console.log(`… ${work.name}`);
      await profile(work, databaseUrl, machine);
    }
  } finally {
    await machine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A database server that counts what each statement costs, which takes a setting that is read at its start. */
async function startCountingMachine(dataDir: string): Promise<Machine> {
  const first = await startMachine(dataDir);
  const databaseUrl = await first.database('demo');
  await first.rows(databaseUrl, `ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  await first.rows(databaseUrl, 'CREATE EXTENSION pg_stat_statements');
  await first.stop();
  return startMachine(dataDir);
}

async function profile({ name, slug, target, description }: ProfiledWork, databaseUrl: string, machine: Machine): Promise<void> {
  const run = (round: Target = target) => measureRound(round, { rounds: 1, seconds: SECONDS, databasePid: machine.databasePid });
  await run(); // warms up
  await resetStatementCosts(databaseUrl, machine);
  const measured = await run();
  const statements = await readStatementCosts(databaseUrl, machine, measured.responses);
  const cpu = await recordCpuProfile(INSPECTOR_PORT, () => run());
  writeFileSync(join(folder, `${slug}.svg`), drawFlameGraph(cpu, name));
  writeFileSync(
    join(folder, `${slug}.md`),
    `# ${name}

${description} Measured by \`npm run bench -- --profile\` with ${target.connections ?? 32} connections: ${Math.round(measured.perSecond)} a second, ${measured.cpuMs.toFixed(2)} ms of CPU time of the server and ${measured.databaseMs.toFixed(2)} ms of the database for each.

![Flame graph of the server](${slug}.svg)

## The server, by where the time is spent

${table(
  ['Share', 'Room or package'],
  sumByRoom(cpu).map(({ share, name: room }: Share) => [`${(share * 100).toFixed(1)} %`, room]),
)}

## The database, by statement

Time includes waiting for locks and for a processor, so it exceeds the CPU time under load.

${table(
  ['Calls', 'µs', 'WAL bytes', 'Statement'],
  statements.map(({ calls, microseconds, walBytes, text }: StatementCost) => [
    calls.toFixed(2),
    String(Math.round(microseconds)),
    String(Math.round(walBytes)),
    `\`${text}\``,
  ]),
)}
`,
  );
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
