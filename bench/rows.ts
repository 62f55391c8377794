/** One measured figure beside what it must reach and what it should. */
export interface Row {
  name: string;
  value: number;
  floor: number;
  goal: number;
  isBetter: 'more' | 'less';
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
