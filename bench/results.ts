import { measureInterleaved, type Schedule, type Measurement, type Target } from './load.ts';

/** A measured figure beside the floor that it must reach and its goal. */
export interface Result {
  name: string;
  value: number;
  floor: number;
  goal: number;
  isBetter: 'more' | 'less';
}
/** A comparison of the product with a baseline, and the results computed from it. */
export interface Comparison {
  /** The product and its baseline. */
  targets: [product: Target, baseline: Target];
  results: ((product: Measurement, baseline: Measurement) => Result)[];
}

/** Runs comparisons one after the other; `only` selects those with a result whose name contains it. */
export async function runComparisons(comparisons: readonly Comparison[], schedule: Schedule, only: string): Promise<Result[]> {
  const none: Measurement = { perSecond: 0, cpuMs: 0, databaseMs: 0 };
  const measured: Result[] = [];
  for (const { targets, results } of comparisons) {
    if (!results.some((result) => result(none, none).name.toLowerCase().includes(only))) continue;
    const [product = none, baseline = none] = await measureInterleaved(targets, schedule);
    measured.push(...results.map((result) => result(product, baseline)));
  }
  return measured;
}

/** Responses per second as a share of the baseline's. */
export function throughputRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  return (product, baseline) => ({ name, value: product.perSecond / baseline.perSecond, floor, goal, isBetter: 'more' });
}

/** CPU time of the server for one response, as a multiple of the baseline's. */
export function serverCpuRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  return (product, baseline) => ({ name, value: product.cpuMs / baseline.cpuMs, floor, goal, isBetter: 'less' });
}

/** CPU time of server and database for one response, as a multiple of the baseline's. */
export function totalCpuRatio(name: string, floor: number, goal: number): Comparison['results'][number] {
  const sum = ({ cpuMs, databaseMs }: Measurement) => cpuMs + databaseMs;
  return (product, baseline) => ({ name, value: sum(product) / sum(baseline), floor, goal, isBetter: 'less' });
}

/** Milliseconds of CPU time of server and database for one response. */
export function totalCpuMs(name: string, floor: number, goal: number): Comparison['results'][number] {
  return ({ cpuMs, databaseMs }) => ({ name, value: cpuMs + databaseMs, floor, goal, isBetter: 'less' });
}

/** Prints the results as a table that marks what misses its floor. */
export function printResults(results: readonly Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`${'Work'.padEnd(width)}  reached   floor    goal`);
  for (const result of results)
    console.log(
      `${result.name.padEnd(width)}  ${formatFigure(result.value)} ${formatFigure(result.floor)} ${formatFigure(result.goal)}  ${judge(result)}`,
    );
}

function judge({ value, floor, goal, isBetter }: Result): string {
  const reaches = (limit: number) => (isBetter === 'more' ? value >= limit : value <= limit);
  return reaches(goal) ? 'goal' : reaches(floor) ? 'floor' : 'BELOW THE FLOOR';
}

function formatFigure(value: number): string {
  return value.toFixed(value >= 10 ? 0 : 2).padStart(7);
}
