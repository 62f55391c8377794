import { type Check, checkSimulation } from './simulation/check.ts';
import { type Costs, readCosts } from './simulation/costs.ts';
import { type Simulation, simulate } from './simulation/simulate.ts';
import { readTraffic } from './simulation/traffic.ts';
import { startMachine } from './machine.ts';

/** How many times the traffic is simulated. */
const TIMES = [1, 10, 100, 1000];

/** Prints what a traffic, and multiples of it, need at the measured costs. */
export function printSimulation(file?: string): void {
  const traffic = readTraffic(file);
  const costs = readCosts();
  console.log(`${traffic.name}, at the costs of commit ${costs.commit} with the ${costs.data} data (${describeMachine(costs)}).\n`);
  console.log(drawTable(TIMES.map((times) => ({ times, ...simulate(traffic, costs, times) }))));
}

/** Measures the throughput of the traffic's mix on this machine and prints it beside the prediction. */
export async function printCheck(file?: string, data?: string): Promise<void> {
  const machine = await startMachine(data);
  try {
    console.log(describeCheck(await checkSimulation(machine, readTraffic(file), readCosts())));
  } finally {
    await machine.stop();
  }
}

function drawTable(columns: readonly ({ times: number } & Simulation)[]): string {
  const row = (name: string, value: (simulation: Simulation) => string) => [name, ...columns.map(value)];
  const tables =
    columns
      .at(-1)
      ?.storage.slice(0, 6)
      .map(([table]) => table) ?? [];
  const storageOf = ({ storage }: Simulation, table: string) => storage.find(([name]) => name === table)?.[1] ?? 0;
  const rows = [
    ['', ...columns.map(({ times }) => `× ${times}`)],
    row('requests a second, busiest second', ({ requestsPerSecond }) => format(requestsPerSecond)),
    row('nodes of one core', ({ nodes }) => format(nodes)),
    row('wait for a node, 99 %, ms', ({ waitMs }) => format(waitMs)),
    row('cores of the database', ({ databaseCores }) => format(databaseCores)),
    row('of them for reads', ({ readingCores }) => format(readingCores)),
    row('statements at once', ({ busyConnections }) => format(busyConnections)),
    row('connections of all nodes', ({ connections }) => format(connections)),
    row('write-ahead log, MB a second', ({ walMegabytes }) => format(walMegabytes)),
    row('responses, Mbit a second', ({ megabits }) => format(megabits)),
    row('storage, GB', ({ storage }) => format(storage.reduce((sum, [, gigabytes]) => sum + gigabytes, 0))),
    ...tables.map((table) => row(`  ${table}`, (simulation) => format(storageOf(simulation, table)))),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function describeCheck({ kinds, predicted, measured, cpuMs, cores }: Check): string {
  const error = (a: number, b: number) => `${a >= b ? '+' : ''}${((a / b - 1) * 100).toFixed(0)} %`;
  return `A mix of ${kinds.join(', ')}, on one node, with ${cores.toFixed(2)} cores that other programs left:
  predicted ${predicted.toFixed(0)} requests a second, measured ${measured.toFixed(0)}: the prediction is off by ${error(predicted, measured)}
  predicted ${cpuMs.predicted.toFixed(2)} ms of processor time for one, measured ${cpuMs.measured.toFixed(2)}: off by ${error(cpuMs.predicted, cpuMs.measured)}`;
}

function describeMachine({ processor, cores, node }: Costs): string {
  return `${cores} cores of ${processor}, Node ${node}`;
}

function format(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en');
  return value.toPrecision(2);
}
