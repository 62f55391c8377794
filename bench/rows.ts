import { compare, type Pace, type Round, type Target } from './load.ts';

/** One measured figure beside what it must reach and what it should. */
export interface Row {
  name: string;
  value: number;
  floor: number;
  goal: number;
  isBetter: 'more' | 'less';
}
/** Figures that one comparison gives. */
export interface Work {
  /** Its targets, the first against the second. */
  targets: [Target, Target];
  rows: ((ours: Round, base: Round) => Row)[];
}

/** Measures pieces of work one after the other; `only`: those with a row of that name. */
export async function measure(works: readonly Work[], pace: Pace, only: string): Promise<Row[]> {
  const none: Round = { perSecond: 0, cpuMs: 0, databaseMs: 0 };
  const measured: Row[] = [];
  for (const { targets, rows } of works) {
    if (!rows.some((row) => row(none, none).name.toLowerCase().includes(only))) continue;
    const [ours = none, base = none] = await compare(targets, pace);
    measured.push(...rows.map((row) => row(ours, base)));
  }
  return measured;
}

/** Answers in a second, as a share of the baseline's. */
export function speed(name: string, floor: number, goal: number): Work['rows'][number] {
  return (ours, base) => ({ name, value: ours.perSecond / base.perSecond, floor, goal, isBetter: 'more' });
}

/** CPU of the server for one answer, as a multiple of the baseline's. */
export function cpu(name: string, floor: number, goal: number): Work['rows'][number] {
  return (ours, base) => ({ name, value: ours.cpuMs / base.cpuMs, floor, goal, isBetter: 'less' });
}

/** CPU of server and database for one answer, as a multiple of the baseline's. */
export function allCpu(name: string, floor: number, goal: number): Work['rows'][number] {
  const sum = ({ cpuMs, databaseMs }: Round) => cpuMs + databaseMs;
  return (ours, base) => ({ name, value: sum(ours) / sum(base), floor, goal, isBetter: 'less' });
}

/** Milliseconds of CPU of server and database for one answer. */
export function milliseconds(name: string, floor: number, goal: number): Work['rows'][number] {
  return ({ cpuMs, databaseMs }) => ({ name, value: cpuMs + databaseMs, floor, goal, isBetter: 'less' });
}

/** Prints the rows as a table; what misses its floor is marked. */
export function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`${'Work'.padEnd(width)}  reached   floor    goal`);
  for (const row of rows)
    console.log(`${row.name.padEnd(width)}  ${figure(row.value)} ${figure(row.floor)} ${figure(row.goal)}  ${verdict(row)}`);
}

function verdict({ value, floor, goal, isBetter }: Row): string {
  const reaches = (limit: number) => (isBetter === 'more' ? value >= limit : value <= limit);
  return reaches(goal) ? 'goal' : reaches(floor) ? 'floor' : 'BELOW THE FLOOR';
}

function figure(value: number): string {
  return value.toFixed(value >= 10 ? 0 : 2).padStart(7);
}
