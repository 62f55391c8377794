import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** User and system time of a process in milliseconds, of all its threads; 0 when it has ended. */
export function cpuOfProcess(pid: number): number {
  const [, , ...fields] = statOf(pid);
  return (Number(fields[9] ?? 0) + Number(fields[10] ?? 0)) * TICK_MS;
}

/** The same of a process, its children and those of them that have ended: a database with its connections. */
export function cpuWithChildren(pid: number): number {
  const [, , ...fields] = statOf(pid);
  const ended = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfProcess(child), cpuOfProcess(pid) + ended);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

/** The fields after the name of the program, which may hold spaces: state, parent, …; none when the process ended meanwhile. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
