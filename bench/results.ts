import { measureInterleaved, median, type Schedule, type Measurement, type Target } from './load.ts';

/** A figure of the product, with the floor that it must reach and its goal. */
interface Row {
  name: string;
  floor: number;
  goal: number;
  isBetter: 'more' | 'less';
}
/** A row with its figure in each round. */
export interface Result extends Row {
  rounds: number[];
}
/** A comparison of the product with a baseline, and the rows computed from it. */
export interface Comparison {
  /** The product and its baseline. */
  targets: [product: Target, baseline: Target];
  results: (Row & { compute: (product: Measurement, baseline: Measurement) => number })[];
}

/** Runs comparisons one after the other; `only` selects those with a row whose name contains it. */
export async function runComparisons(comparisons: readonly Comparison[], schedule: Schedule, only: string): Promise<Result[]> {
  const measured: Result[] = [];
  for (const { targets, results } of comparisons) {
    if (!results.some(({ name }) => name.toLowerCase().includes(only))) continue;
    const rounds = await measureInterleaved(targets, schedule);
    for (const { compute, ...row } of results)
      measured.push({ ...row, rounds: rounds.map(([product, baseline]) => compute(product, baseline)) });
  }
  return measured;
}

/** Responses per second as a share of the baseline's. */
export function throughputRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  return { name, floor, goal, isBetter: 'more', compute: (product, baseline) => product.perSecond / baseline.perSecond };
}

/** CPU time of the server for one response, as a multiple of the baseline's. */
export function serverCpuRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  return { name, floor, goal, isBetter: 'less', compute: (product, baseline) => product.cpuMs / baseline.cpuMs };
}

/** CPU time of server and database for one response, as a multiple of the baseline's. */
export function totalCpuRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  const sum = ({ cpuMs, databaseMs }: Measurement) => cpuMs + databaseMs;
  return { name, floor, goal, isBetter: 'less', compute: (product, baseline) => sum(product) / sum(baseline) };
}

/** Milliseconds of CPU time of server and database for one response. */
export function totalCpuMs(name: string, floor: number, goal: number): Comparison['results'][number] {
  return { name, floor, goal, isBetter: 'less', compute: ({ cpuMs, databaseMs }) => cpuMs + databaseMs };
}

/** Prints each row with its median, the range of its rounds, and a verdict. */
export function printResults(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`${'Work'.padEnd(width)}  reached           rounds   floor    goal`);
  for (const result of results) {
    const { name, rounds, floor, goal } = result;
    const range = `${formatFigure(Math.min(...rounds))} to${formatFigure(Math.max(...rounds))}`;
    console.log(
      `${name.padEnd(width)}  ${formatFigure(median(rounds))} ${range} ${formatFigure(floor)} ${formatFigure(goal)}  ${judge(result)}`,
    );
  }
}

/** A median below the floor counts only if no round reached it: otherwise the difference is within the noise of the measurement. */
function judge({ rounds, floor, goal, isBetter }: Result): string {
  const reaches = (value: number, limit: number) => (isBetter === 'more' ? value >= limit : value <= limit);
  if (reaches(median(rounds), goal)) return 'goal';
  if (reaches(median(rounds), floor)) return 'floor';
  return rounds.some((value) => reaches(value, floor)) ? 'at the floor' : 'BELOW THE FLOOR';
}

function formatFigure(value: number): string {
  return value.toFixed(value >= 10 ? 0 : 2).padStart(7);
}
