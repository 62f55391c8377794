import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { measureRound, median, type RequestOptions } from '../load.ts';
import type { Machine } from '../machine.ts';
import { readCpuMs, readCpuMsWithChildren } from '../processorTime.ts';
import type { Cost, Costs } from './costs.ts';
import { buildKinds, type Kind } from './kinds.ts';
import { countRequestsPerDay, type Traffic } from './traffic.ts';

const PORT = 18_671;
const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 32;
/** Requests of one connection before they repeat: enough for the rarest kind of the mix to be in it once. */
const SEQUENCE = 400;

/** The throughput of a mix on this machine: what the costs predict, and what was measured. */
export interface Check {
  kinds: string[];
  predicted: number;
  measured: number;
  /** Processor time of one request of the mix, on node and database. */
  cpuMs: { predicted: number; measured: number };
  /** Cores that other programs left to the run. */
  cores: number;
}

/** Puts the mix of a traffic under full load, and compares with the prediction. */
export async function checkSimulation(machine: Machine, traffic: Traffic, costs: Costs): Promise<Check> {
  const databaseUrl = await machine.database(costs.data);
  const product = await machine.product(databaseUrl, PORT, costs.data);
  const kinds = (await buildKinds(product, PORT + 30, databaseUrl, machine)).filter(canBeMixed);
  const counts = countMix(kinds, traffic);
  const requests = spread(kinds, counts);
  const sequences = Array.from({ length: CONNECTIONS }, (_, index) => {
    const start = Math.floor((index * requests.length) / CONNECTIONS);
    return [...requests.slice(start), ...requests.slice(0, start)];
  });
  const target = { name: 'mix', url: product.origin, pid: product.pid, connections: CONNECTIONS, sequences };
  const schedule = { rounds: 1, seconds: SECONDS, databasePid: machine.databasePid };
  await measureRound(target, schedule); // warms up
  const average = averageCosts(counts, costs);
  const rounds: { predicted: number; measured: number; cpuMs: number; cores: number }[] = [];
  while (rounds.length < ROUNDS) {
    const before = readBusy(product.pid, machine.databasePid);
    const { perSecond, cpuMs, databaseMs } = await measureRound(target, schedule);
    const after = readBusy(product.pid, machine.databasePid);
    const cores = availableParallelism() - (after.others - before.others) / (after.at - before.at);
    rounds.push({ predicted: predictThroughput(average, cores), measured: perSecond, cpuMs: cpuMs + databaseMs, cores });
  }
  const middle = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  return {
    kinds: kinds.map(({ name }) => name),
    predicted: middle(({ predicted }) => predicted),
    measured: middle(({ measured }) => measured),
    cpuMs: { predicted: average.serverMs + average.databaseMs, measured: middle(({ cpuMs }) => cpuMs) },
    cores: middle(({ cores }) => cores),
  };
}

/** The bottleneck law: the node, which has one core, or all cores that node, database and benchmark share. */
function predictThroughput({ serverMs, databaseMs, clientMs }: Pick<Cost, 'serverMs' | 'databaseMs' | 'clientMs'>, cores: number): number {
  return 1000 * Math.min(1 / serverMs, cores / (serverMs + databaseMs + clientMs));
}

/** One connection sends to one port, so pictures are left out; so is what depends on the request before. */
function canBeMixed({ name, isIndependent }: Kind): boolean {
  return isIndependent && name !== 'Picture';
}

/** How many of a sequence's requests are of each kind; at least one of each that the traffic has. */
function countMix(kinds: readonly Kind[], traffic: Traffic): Map<string, number> {
  const perDay = countRequestsPerDay(traffic);
  const total = kinds.reduce((sum, { name }) => sum + (perDay.get(name) ?? 0), 0);
  const shares = kinds.flatMap(({ name }) => {
    const count = perDay.get(name) ?? 0;
    return count > 0 ? [[name, Math.max(1, Math.round((count / total) * SEQUENCE))] as const] : [];
  });
  return new Map(shares);
}

/** The requests of a sequence, with those of each kind spread over it. */
function spread(kinds: readonly Kind[], counts: ReadonlyMap<string, number>): RequestOptions[] {
  const placed = kinds.flatMap((kind) => {
    const count = counts.get(kind.name) ?? 0;
    return Array.from({ length: count }, (_, index) => ({ at: (index + 0.5) / count, request: requestOf(kind, index) }));
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ request }) => request);
}

function requestOf({ target: { url, method = 'GET', headers = {}, body, sequences } }: Kind, index: number): RequestOptions {
  const [paths] = sequences ?? [];
  if (paths) return { headers, method: 'GET', path: paths[index % paths.length]?.path ?? '/' };
  const { pathname, search } = new URL(url);
  return { headers, method, path: pathname + search, ...(body ? { body } : {}) };
}

function averageCosts(counts: ReadonlyMap<string, number>, { kinds }: Costs): Pick<Cost, 'serverMs' | 'databaseMs' | 'clientMs'> {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const average = (value: (cost: Cost) => number) =>
    [...counts].reduce((sum, [name, count]) => sum + (kinds[name] ? value(kinds[name]) : 0) * count, 0) / total;
  return {
    serverMs: average(({ serverMs }) => serverMs),
    databaseMs: average(({ databaseMs }) => databaseMs),
    clientMs: average(({ clientMs }) => clientMs),
  };
}

/** Milliseconds of processor time that other programs have used on this machine, and when it was read. */
function readBusy(pid: number, databasePid: number): { others: number; at: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = line.split(/\s+/).slice(1).map(Number);
  const busyMs = (user + nice + system + interrupts + softInterrupts + stolen) * 10;
  const client = process.cpuUsage();
  const own = readCpuMs(pid) + readCpuMsWithChildren(databasePid) + (client.user + client.system) / 1000;
  return { others: busyMs - own, at: performance.now() };
}
