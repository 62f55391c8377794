import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { median } from './load.ts';
import { root } from './machine.ts';
import type { Result } from './results.ts';

const folder = join(root, 'bench/history');

const EntrySchema = z.object({
  /** Short hash of the measured commit. */
  commit: z.string(),
  subject: z.string(),
  committedAt: z.string(),
  data: z.enum(['demo', 'large']),
  processor: z.string(),
  cores: z.int(),
  node: z.string(),
  results: z.array(
    z.object({
      name: z.string(),
      rounds: z.array(z.number()),
      floor: z.number(),
      goal: z.number(),
      isBetter: z.enum(['more', 'less']),
    }),
  ),
});
type Entry = z.infer<typeof EntrySchema>;

/** Keeps the results under the commit that was measured; changes that are not committed have none. */
export function keepInHistory(data: Entry['data'], results: Result[]): void {
  // Results of an earlier run, which a commit will add, are no change of what is measured.
  if (git('status', '--porcelain', '--', '.', ':!bench/history') !== '') {
    console.log('Not kept in bench/history: there are changes that are not committed.');
    return;
  }
  const [commit = '', committedAt = '', subject = ''] = git('log', '-1', '--format=%h%n%cI%n%s').split('\n');
  const processor = cpus()[0]?.model ?? 'unknown';
  const rounded = results.map((result) => ({ ...result, rounds: result.rounds.map(roundFigure) }));
  const entry: Entry = {
    commit,
    subject,
    committedAt,
    data,
    processor,
    cores: availableParallelism(),
    node: process.version,
    results: rounded,
  };
  const file = join(folder, `${committedAt.slice(0, 10)}-${commit}.${data}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
  console.log(`Kept in ${file}.`);
}

/** Draws how each row has developed from commit to commit. */
export function drawHistory(): void {
  const entries = globSync('*.json', { cwd: folder })
    .map((name) => EntrySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .toSorted((a, b) => a.committedAt.localeCompare(b.committedAt));
  const names = [...new Set(entries.flatMap(({ results }) => results.map(({ name }) => name)))];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'README.md');
  writeFileSync(file, [introduction, ...names.map((name) => drawRow(name, entries)), ''].join('\n\n'));
  console.log(`Drawn in ${file}.`);
}

const introduction = `# History of the benchmarks

Written by \`npm run bench -- --history\` from the results beside it. Each chart shows the medians of one row from commit to commit, with its floor and its goal as straight lines.`;

function drawRow(name: string, entries: readonly Entry[]): string {
  const points = entries.flatMap(({ commit, results }) =>
    results.filter((result) => result.name === name).map(({ rounds, ...row }) => ({ ...row, commit, median: roundFigure(median(rounds)) })),
  );
  const isMore = points.at(-1)?.isBetter === 'more';
  const lines = [points.map((point) => point.median), points.map(({ floor }) => floor), points.map(({ goal }) => goal)];
  return `## ${name}

${isMore ? 'More' : 'Less'} is better.

\`\`\`mermaid
xychart-beta
  x-axis [${points.map(({ commit }) => `"${commit}"`).join(', ')}]
${lines.map((figures) => `  line [${figures.join(', ')}]`).join('\n')}
\`\`\``;
}

/** Keeps three significant digits; more would be noise. */
function roundFigure(value: number): number {
  return Number(value.toPrecision(3));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
