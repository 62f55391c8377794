// npm run bench -- [--quick] [--large] [--only=part of a result's name] [--data=folder]
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApiComparisons } from './apiComparisons.ts';
import { measureDataGrowth } from './dataGrowth.ts';
import { buildLargeComparisons } from './largeComparisons.ts';
import { type Machine, root, startMachine } from './machine.ts';
import { measurePageSizes, buildPageComparisons } from './pageComparisons.ts';
import { runComparisons, printResults, type Result } from './results.ts';
import { measureStepChange } from './stepChange.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, large: { type: 'boolean' }, only: { type: 'string' }, data: { type: 'string' } },
});
const only = values.only?.toLowerCase() ?? '';
const machine = await startMachine(values.data && resolve(values.data));

try {
  const results = values.large ? await measureLarge(machine) : await measureDemo(machine);
  printResults(results);
  if (only === '')
    writeFileSync(join(root, `bench/${values.large ? 'results.large' : 'results'}.json`), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await machine.stop();
}

async function measureDemo({ databasePid, ...rest }: Machine): Promise<Result[]> {
  const databaseUrl = await rest.database('demo');
  const product = await rest.product(databaseUrl, 18601, 'demo');
  const comparisons = [
    ...(await buildApiComparisons(product, databaseUrl, { databasePid, ...rest })),
    ...(await buildPageComparisons(product, databaseUrl, { databasePid, ...rest })),
  ];
  return [
    ...(await runComparisons(comparisons, buildSchedule(databasePid), only)),
    ...(await measurePageSizes(product.origin)),
    ...(await measureStepChange(product.origin, only)),
  ];
}

async function measureLarge({ databasePid, ...rest }: Machine): Promise<Result[]> {
  const databaseUrl = await rest.database('large');
  const large = await rest.product(databaseUrl, 18607, 'large');
  const demo = await rest.product(await rest.database('demo'), 18601, 'demo');
  const comparisons = await buildLargeComparisons(large, databaseUrl, { databasePid, ...rest });
  return [
    ...(await runComparisons(comparisons, buildSchedule(databasePid), only)),
    ...(await measureDataGrowth(demo, large, databasePid, only)),
  ];
}

function buildSchedule(databasePid: number) {
  return values.quick ? { rounds: 2, seconds: 2, databasePid } : { rounds: 5, seconds: 4, databasePid };
}
