// npm run bench [-- --quick] [--large] [--only=words of a row's name] [--data=folder]
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apiWork } from './apiWork.ts';
import { growth } from './growth.ts';
import { largeWork } from './largeWork.ts';
import { type Machine, root, startMachine } from './machine.ts';
import { pageSizes, pageWork } from './pageWork.ts';
import { measure, print, type Row } from './rows.ts';
import { stepChange } from './stepChange.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, large: { type: 'boolean' }, only: { type: 'string' }, data: { type: 'string' } },
});
const only = values.only?.toLowerCase() ?? '';
const machine = await startMachine(values.data && resolve(values.data));

try {
  const rows = values.large ? await overLarge(machine) : await overDemo(machine);
  print(rows);
  if (only === '')
    writeFileSync(join(root, `bench/${values.large ? 'results.large' : 'results'}.json`), `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  await machine.stop();
}

async function overDemo({ databasePid, ...rest }: Machine): Promise<Row[]> {
  const databaseUrl = await rest.database('demo');
  const product = await rest.product(databaseUrl, 18601, 'demo');
  const works = [
    ...(await apiWork(product, databaseUrl, { databasePid, ...rest })),
    ...(await pageWork(product, databaseUrl, { databasePid, ...rest })),
  ];
  return [
    ...(await measure(works, paceOf(databasePid), only)),
    ...(await pageSizes(product.origin)),
    ...(await stepChange(product.origin, only)),
  ];
}

async function overLarge({ databasePid, ...rest }: Machine): Promise<Row[]> {
  const databaseUrl = await rest.database('large');
  const large = await rest.product(databaseUrl, 18607, 'large');
  const demo = await rest.product(await rest.database('demo'), 18601, 'demo');
  const works = await largeWork(large, databaseUrl, { databasePid, ...rest });
  return [...(await measure(works, paceOf(databasePid), only)), ...(await growth(demo, large, databasePid, only))];
}

function paceOf(databasePid: number) {
  return values.quick ? { rounds: 2, seconds: 2, databasePid } : { rounds: 5, seconds: 4, databasePid };
}
