// npm run bench -- [--quick] [--large] [--only=part of a row's name] [--data=folder] [--history] [--profile] [--heap] [--peers] [--scripts] [--costs] [--simulate [--check] [--traffic=file]]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApiComparisons } from './apiComparisons.ts';
import { measureDataGrowth } from './dataGrowth.ts';
import { measureEventLoopDelay } from './eventLoopDelay.ts';
import { drawHistory, keepInHistory } from './history.ts';
import { writeHeap } from './heap.ts';
import { buildLargeComparisons } from './largeComparisons.ts';
import { type Machine, startMachine } from './machine.ts';
import { measureMemory, measureSmallHeap, readMemory, smallHeap } from './memory.ts';
import { measureOpenSockets } from './openSockets.ts';
import { measurePageSizes, buildPageComparisons } from './pageComparisons.ts';
import { measurePeers } from './peers/measurePeers.ts';
import { writeProfiles } from './profiles.ts';
import { runComparisons, printResults, type Result } from './results.ts';
import { writeScriptSizes } from './scriptSizes.ts';
import { printCheck, printSimulation } from './simulate.ts';
import { measureCosts } from './simulation/measureCosts.ts';
import { measureReadsDuringSignIns } from './signIns.ts';
import { measureStarts } from './starts.ts';
import { measureStepChange } from './stepChange.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    large: { type: 'boolean' },
    only: { type: 'string' },
    data: { type: 'string' },
    history: { type: 'boolean' },
    profile: { type: 'boolean' },
    heap: { type: 'boolean' },
    peers: { type: 'boolean' },
    scripts: { type: 'boolean' },
    costs: { type: 'boolean' },
    simulate: { type: 'boolean' },
    check: { type: 'boolean' },
    traffic: { type: 'string' },
  },
});
const only = values.only?.toLowerCase() ?? '';
if (values.history) drawHistory();
else if (values.profile) await writeProfiles(only);
else if (values.heap) await writeHeap();
else if (values.scripts) await writeScriptSizes();
else if (values.simulate && values.check) await printCheck(values.traffic, values.data && resolve(values.data));
else if (values.simulate) printSimulation(values.traffic);
else await measure();

async function measure(): Promise<void> {
  const machine = await startMachine(values.data && resolve(values.data));
  try {
    if (values.costs) return await measureCosts(machine, values.large ? 'large' : 'demo');
    const results = values.peers
      ? await measureBesidePeers(machine)
      : values.large
        ? await measureLarge(machine)
        : await measureDemo(machine);
    printResults(results);
    if (only === '' && !values.quick && !values.peers) keepInHistory(values.large ? 'large' : 'demo', results);
  } finally {
    await machine.stop();
  }
}

async function measureDemo({ databasePid, ...rest }: Machine): Promise<Result[]> {
  const databaseUrl = await rest.database('demo');
  const product = await rest.product(databaseUrl, 18601, 'demo');
  const firstStart = readMemory(product.pid).highest;
  const schedule = buildSchedule(databasePid);
  const comparisons = [
    ...(await buildApiComparisons(product, databaseUrl, { databasePid, ...rest })),
    ...(await buildPageComparisons(product, databaseUrl, { databasePid, ...rest })),
  ];
  const article = comparisons[0]?.targets[0];
  return [
    ...(await runComparisons(comparisons, schedule, only)),
    ...(article ? await measureReadsDuringSignIns(article, product.origin, schedule, only) : []),
    ...(await measureOpenSockets(() => rest.product(databaseUrl, 18610, 'demo'), schedule, only)),
    ...(await measureEventLoopDelay(product, schedule, only)),
    ...(await measureStarts({ databasePid, ...rest }, schedule, only)),
    ...('memory'.includes(only) ? await measureMemory(await rest.product(databaseUrl, 18608, 'demo'), firstStart, schedule) : []),
    ...('memory'.includes(only) ? await measureSmallHeap(await rest.product(databaseUrl, 18609, 'demo', smallHeap), schedule) : []),
    ...(await measurePageSizes(product.origin)),
    ...(await measureStepChange(product.origin, only)),
  ];
}

async function measureLarge({ databasePid, ...rest }: Machine): Promise<Result[]> {
  const databaseUrl = await rest.database('large');
  const large = await rest.product(databaseUrl, 18607, 'large');
  const demo = await rest.product(await rest.database('demo'), 18601, 'demo');
  const growth = await measureDataGrowth(demo, large, databasePid, only); // first, because the comparisons write thousands of articles
  const comparisons = await buildLargeComparisons(large, databaseUrl, { databasePid, ...rest });
  return [...(await runComparisons(comparisons, buildSchedule(databasePid), only)), ...growth];
}

async function measureBesidePeers(machine: Machine): Promise<Result[]> {
  const product = await machine.product(await machine.database('demo'), 18601, 'demo');
  return measurePeers(product, machine, buildSchedule(machine.databasePid), only);
}

function buildSchedule(databasePid: number) {
  return values.quick ? { rounds: 2, seconds: 2, databasePid } : { rounds: 5, seconds: 4, databasePid };
}
